/** The preview of a document with the components of the public site, as if its change set were published. */
import { useTranslations } from 'next-intl';
import { PreviewCard } from './preview-card.tsx';
import { PreviewChapter } from './preview-chapter.tsx';
import { PreviewDeckLaw } from './preview-deck-law.tsx';
import { PreviewDeck } from './preview-deck.tsx';
import { PreviewExample, type ExampleChoice } from './preview-example.tsx';
import { PreviewFaces } from './preview-faces.tsx';
import { PreviewGame } from './preview-game.tsx';
import { PreviewLegality } from './preview-legality.tsx';
import { PreviewRuleset } from './preview-ruleset.tsx';
import { PreviewSet } from './preview-set.tsx';

export interface PreviewProps {
  /** The preview token of the change set; undefined to show the release. */
  readonly token?: string;
  readonly game: string;
  readonly kind: string;
  readonly slug: string;
  readonly path: string;
  /** The mode in which to show a text. */
  readonly mode: string;
  /** For a file of worked examples: its examples, and the selected example and step. */
  readonly examples?: readonly ExampleChoice[];
  readonly example?: string;
  readonly step?: number;
  /** The card whose face is shown, for fields and faces. */
  readonly card?: string;
  /** The list to check, for a deck law: the slug of a published list or `own`. `list` has the person's own list. */
  readonly deck?: string;
  readonly list?: string;
  /** The only rule of the chapter to show. */
  readonly item?: string;
  /** The change set in which the document is open. */
  readonly set?: number;
}

/** The public page for each kind of document. */
const PAGES: Readonly<Record<string, (game: string, mode: string) => string>> = {
  ruling: (game, mode) => `/${game}/rules/${mode}`,
  term: (game, mode) => `/${game}/rules/${mode}#glossary`,
  rulings: (game, mode) => `/${game}/rules/${mode}`,
  glossary: (game, mode) => `/${game}/rules/${mode}#glossary`,
  legality: (game, mode) => `/${game}/legality/${mode}`,
  learn: (game, mode) => `/${game}/learn/${mode}`,
  examples: (game) => `/${game}/coverage`,
  set: (game) => `/${game}/cards`,
  fields: (game) => `/${game}/cards`,
  faces: (game) => `/${game}/cards`,
  'deck-law': (game) => `/${game}/deck-check`,
  game: (game) => `/${game}`,
  logo: (game) => `/${game}`,
};

/** The address of a public page as if the change set were published. */
export function asIfHref(token: string, to: string): string {
  return `/as-if/${token}?${new URLSearchParams({ to }).toString()}`;
}

function pageOf({ game, kind, slug, mode }: Pick<PreviewProps, 'game' | 'kind' | 'slug' | 'mode'>): string {
  if (kind === 'card') return `/${game}/cards/${slug}`;
  if (kind === 'deck') return `/${game}/decks/${slug}`;
  if (kind === 'mode') return `/${game}/rules/${slug}`;
  if (kind === 'variant') return `/${game}/rules/${mode}?variant=${slug}`;
  return PAGES[kind]?.(game, mode) ?? `/${game}/rules/${mode}`;
}

export function Preview(props: PreviewProps) {
  const t = useTranslations('desk.preview');
  const { token, game, kind, slug, mode } = props;
  const page = pageOf(props);
  return (
    <div className="preview">
      {kind === 'card' && <PreviewCard token={token} game={game} slug={slug} />}
      {kind === 'text' && (
        <PreviewChapter token={token} game={game} path={props.path} mode={mode} only="chapter" item={props.item} />
      )}
      {kind === 'glossary' && <PreviewChapter token={token} game={game} path={props.path} mode={mode} only="words" />}
      {kind === 'rulings' && <PreviewChapter token={token} game={game} path={props.path} mode={mode} only="rulings" />}
      {kind === 'term' && (
        <PreviewChapter token={token} game={game} path={props.path} mode={mode} only="words" item={slug} />
      )}
      {kind === 'ruling' && (
        <PreviewChapter token={token} game={game} path={props.path} mode={mode} only="rulings" item={slug} />
      )}
      {kind === 'legality' && <PreviewLegality token={token} game={game} mode={mode} />}
      {kind === 'deck' && <PreviewDeck token={token} game={game} slug={slug} />}
      {kind === 'mode' && <PreviewRuleset token={token} ruleset={`${game}/${slug}`} slug={slug} />}
      {kind === 'variant' && <PreviewRuleset token={token} ruleset={`${game}/${mode}+${slug}`} slug={slug} />}
      {kind === 'parameters' && <PreviewRuleset token={token} ruleset={`${game}/${mode}`} slug={mode} />}
      {(kind === 'fields' || kind === 'faces') && (
        <PreviewFaces token={token} set={props.set} game={game} card={props.card} />
      )}
      {kind === 'deck-law' && <PreviewDeckLaw token={token} game={game} deck={props.deck} list={props.list} />}
      {(kind === 'game' || kind === 'logo') && <PreviewGame token={token} game={game} />}
      {kind === 'set' && <PreviewSet token={token} game={game} slug={slug} />}
      {kind === 'examples' && (
        <PreviewExample
          token={token}
          set={props.set}
          game={game}
          path={props.path}
          examples={props.examples ?? []}
          chosen={props.example}
          step={props.step ?? 1}
        />
      )}
      <p className="preview-link">
        <a href={token ? asIfHref(token, page) : page}>{token ? t('openPageChangeSet') : t('openThePage')}</a>
      </p>
    </div>
  );
}
