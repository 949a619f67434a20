/** The preview of a document with the components of the public site, as if its change set were published. */
import { useTranslations } from 'next-intl';
import { CardSetDocument, CardSpreadDocument, GameHomeDocument, PreviewDeckDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { PreviewCard } from './preview-card.tsx';
import { PreviewChapter } from './preview-chapter.tsx';
import { PreviewDeckLaw } from './preview-deck-law.tsx';
import { PreviewExample, type ExampleChoice } from './preview-example.tsx';
import { PreviewFaces } from './preview-faces.tsx';
import { PreviewLegality } from './preview-legality.tsx';
import { PreviewRuleset } from './preview-ruleset.tsx';
import { faceOf } from '../../shared/face.ts';
import { askAsIf } from '../../shared/perspective.ts';
import { CardFace } from '../../shared/components/card.tsx';
import { PreviewPlay } from './play/preview-play.tsx';
import { NoPreview } from './no-preview.tsx';
import { chooseSpecimens, GameSpread } from '../home/index.ts';
import { GameLogo } from '../../shared/components/game-logo.tsx';

interface PreviewDeckProps {
  readonly token?: string;
  readonly game: string;
  readonly slug: string;
}

/** The preview of a deck, with the verdict of every mode. */
async function PreviewDeck({ token, game, slug }: PreviewDeckProps) {
  const t = await getTranslations('desk.previewDeck');
  const { data, refusal } = await askAsIf(token, PreviewDeckDocument, { game, slug });
  if (refusal !== null || !data?.deck) return <NoPreview>{refusal ?? t('deckNotInChangeSet')}</NoPreview>;
  const { deck } = data;
  return (
    <>
      <p className="preview-name">{deck.name}</p>
      <p>{t('cardsPoints', { summary: deck.summary, cards: deck.cards, points: deck.points })}</p>
      <ul className="preview-legality">
        {deck.verdicts.map((verdict) => (
          <li key={verdict.ruleset.id}>
            {verdict.ruleset.name}: {verdict.legal ? t('legal') : t('notLegal')}
            {verdict.issues.map((issue, i) => (
              <span key={i} className="quiet">
                {' '}
                {issue.message}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ul className="preview-entries">
        {deck.entries.map((entry) => (
          <li key={entry.card.slug}>
            {entry.copies} × {entry.card.name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface PreviewGameProps {
  readonly token?: string;
  readonly game: string;
}

/** The number of specimen cards, and the number of cards to choose them from. */
const SPECIMENS = 3;
const CHOICE = 60;

/** The preview of a game's page: its introduction, modes and sets. */
async function PreviewGame({ token, game: id }: PreviewGameProps) {
  const t = await getTranslations('desk.previewGame');
  const [home, spread] = await Promise.all([
    askAsIf(token, GameHomeDocument, { game: id }),
    askAsIf(token, CardSpreadDocument, { game: id, first: CHOICE }),
  ]);
  if (home.refusal !== null || !home.data.game) return <NoPreview>{home.refusal ?? t('changeSetHasNo')}</NoPreview>;
  const { game } = home.data;
  const cards = chooseSpecimens(spread.data?.cards?.nodes ?? [], SPECIMENS, id);
  return (
    <div className="preview-site">
      {game.logo && <GameLogo {...game.logo} />}
      <GameSpread game={game} cards={cards} heading="h2" />
      <dl className="home-list">
        {[...game.modes, ...game.sets].map((one) => (
          <div key={one.id}>
            <dt>{one.name}</dt>
            <dd>{one.summary}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly slug: string;
}

/** The maximum number of faces. The catalogue shows all of them. */
const MOST = 24;

/** The preview of a set: its name, description and card faces. */
async function PreviewSet({ token, game, slug }: Props) {
  const t = await getTranslations('desk.previewSet');
  const { data, refusal } = await askAsIf(token, CardSetDocument, { game, set: slug, first: MOST });
  const set = data?.cardSet;
  if (!set) return <NoPreview>{refusal ?? t('setNotInChangeSet')}</NoPreview>;
  return (
    <>
      <p className="preview-name">{set.name}</p>
      <p>{set.summary}</p>
      <p className="quiet">{t('cardHasOtherCards', { totalCount: set.cardCount })}</p>
      <ul className="preview-cards">
        {set.cards.nodes.map(({ number, card }) => (
          <li key={`${number} ${card.slug}`}>
            <CardFace card={faceOf(card)} />
          </li>
        ))}
      </ul>
    </>
  );
}

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
  /** The mode in which the example is played, if the address names one. */
  readonly exampleMode?: string;
  readonly modeNames: ReadonlyMap<string, string>;
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
      {kind === 'play' && <PreviewPlay set={props.set} game={game} mode={mode} />}
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
          mode={props.exampleMode}
          modeNames={props.modeNames}
        />
      )}
      <p className="preview-link">
        <a href={token ? asIfHref(token, page) : page}>{token ? t('openPageChangeSet') : t('openThePage')}</a>
      </p>
    </div>
  );
}
