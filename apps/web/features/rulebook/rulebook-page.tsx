/** The rulebook of a mode with its variants: contents, chapters and hints, and optionally the differences from another mode. */
import type { GameHomeQuery, RuleDifferencesQuery, RulebookQuery } from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmbedSnippet } from '../../shared/components/embed-snippet.tsx';
import { LookAgain } from '../../shared/components/look-again.tsx';
import { PrintButton } from '../../shared/components/print-button.tsx';
import { Still } from '../../shared/components/still.tsx';
import { StructuredData } from '../../shared/components/structured-data.tsx';
import { Words } from '../../shared/components/words.tsx';
import { pageAddress } from '../../shared/site-address.ts';
import { href, rulebookHref, rulesetId } from '../../shared/query.ts';
import type { Note } from '../notes/index.ts';
import { Chapters } from './chapters.tsx';
import { Contents } from './contents.tsx';
import { differencesIn } from './differences.ts';
import { Hints } from './hints.tsx';
import { ReadingAssistant } from './reading-assistant.tsx';
import { ReadingDesk } from './reading-desk.tsx';
import { RemovedRules } from './removed-rules.tsx';
import { TurnStrip } from './turn-strip.tsx';
import type { Book, ModesAndVariants } from './types.ts';
import { ItemLink } from '../../shared/components/edit-link.tsx';
import { ValueControls } from './value-controls.tsx';

/** An answer of the server, or why it refused to answer. */
interface AnswerOrRefusal<Answer> {
  readonly data: Answer | null;
  readonly refusal: string | null;
}

interface RulebookPageView {
  readonly game: NonNullable<GameHomeQuery['game']>;
  readonly mode: ModesAndVariants['modes'][number];
  readonly modes: ModesAndVariants;
  /** The ids of the chosen variants, and of the mode to compare with. */
  readonly chosen: readonly string[];
  readonly from: string | undefined;
  /** The release that the reader chose; undefined for the current one. */
  readonly release: number | undefined;
  readonly answer: AnswerOrRefusal<RulebookQuery>;
  /** Null without a mode to compare with. */
  readonly compared: AnswerOrRefusal<RuleDifferencesQuery> | null;
  /** Players' notes by rule. */
  readonly notes: ReadonlyMap<string, readonly Note[]>;
  readonly editable: boolean;
  /** Shows the rulebook with the values of a change set. */
  readonly token: string | undefined;
}

interface RulebookProps {
  readonly view: RulebookPageView;
}

interface RulebookPageProps extends RulebookProps {
  /** The latest notes of players about the mode. */
  readonly playNotes: ReactNode;
}

export function RulebookPage({ view, playNotes }: RulebookPageProps) {
  const book = view.answer.data?.rulebook;
  return (
    <div className="rulebook">
      <div className="rulebook-side">
        {book && (
          <>
            <ReadingAssistant />
            <Contents book={book} />
          </>
        )}
      </div>
      {book && <About view={view} book={book} />}
      <article className="rulebook-text">
        <Head view={view} />
        {book && <BookText view={view} book={book} playNotes={playNotes} />}
      </article>
    </div>
  );
}

/** The rulebook for search engines. */
function About({ view: { game, mode }, book }: RulebookProps & { readonly book: Book }) {
  const t = useTranslations('rules.modePage');
  const path = `/${game.id}/rules/${mode.id}`;
  return (
    <StructuredData
      trail={[
        [game.name, `/${game.id}`],
        [t('rulebook'), `/${game.id}/rules`],
        [mode.name, path],
      ]}
      about={{
        '@type': 'Book',
        name: `${game.name}: ${mode.name}`,
        description: mode.summary,
        url: path,
        version: String(book.release),
        inLanguage: 'en',
        about: { '@type': 'Game', name: game.name, url: `/${game.id}` },
        hasPart: book.chapters.map(({ slug, title }, at) => ({
          '@type': 'Chapter',
          position: at + 1,
          name: title,
          url: `${path}#${slug}`,
        })),
      }}
    />
  );
}

function BookText({ view, book, playNotes }: RulebookPageProps & { readonly book: Book }) {
  const { game, mode, editable, token } = view;
  const known = view.answer.data?.ruleset?.parameters ?? [];
  // A frame shows the current rule of a mode, and not of a variant, an older release or a change set.
  const isPublic = view.chosen.length === 0 && view.release === undefined && token === undefined;
  const first = book.chapters.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'rule')?.id;
  const used = new Set(book.chapters.flatMap((chapter) => chapter.blocks.flatMap((block) => block.parameters)));
  const hints = { parameters: known.filter((each) => used.has(each.name)), terms: book.glossary };
  return (
    <>
      <Still
        still={Promise.resolve(
          <Chapters
            book={book}
            parameters={new Map(known.map((parameter) => [parameter.name, parameter]))}
            game={game.id}
            mode={mode.id}
            changes={differencesIn(view.compared?.data?.compare?.rules ?? []).changes}
            against={nameOfOther(view)}
            notes={view.notes}
            editable={editable}
          />,
        )}
      />
      {playNotes}
      {isPublic && first !== undefined && (
        <EmbedSnippet address={`${pageAddress(`/${game.id}/rules/${mode.id}`)}#${first}`} name={game.name} />
      )}
      {editable ? (
        <Words of={['rules.valueEdit', 'desk.parameterRow']}>
          <Hints
            {...hints}
            edit={(name) => <ValueControls game={game.id} mode={mode.id} name={name} token={token} />}
          />
        </Words>
      ) : (
        <Still
          still={Promise.resolve(
            <Hints
              {...hints}
              edit={(name) => (
                <ItemLink editable={false} kind="value" game={game.id} mode={mode.id} id={name} name={name} />
              )}
            />,
          )}
        />
      )}
    </>
  );
}

/** The name of the mode to compare with. */
const nameOfOther = ({ modes, from }: RulebookPageView): string | undefined =>
  modes.modes.find((each) => each.id === from)?.name;

function Head({ view }: RulebookProps) {
  const t = useTranslations('rules.modePage');
  const { game, mode, chosen } = view;
  const { data, refusal } = view.answer;
  const book = data?.rulebook;
  return (
    <header className="rulebook-head">
      <p className="eyebrow">{t('rulebook')}</p>
      <h1>{book?.ruleset.name ?? mode.name}</h1>
      <p className="lede">{mode.summary}</p>
      <ReadingDesk
        game={game.id}
        mode={mode.id}
        chosen={chosen}
        from={view.from}
        release={view.release}
        data={view.modes}
      />
      {book && data.current && book.release !== data.current.number && (
        <p className="older" role="status">
          {t.rich('olderRelease', {
            release: book.release,
            number: data.current.number,
            link: (chunks) => <a href={rulebookHref(rulesetId(game.id, mode.id, chosen))}>{chunks}</a>,
          })}
        </p>
      )}
      {refusal && (
        <ErrorNote title={t('cannotBeCombined')}>
          <p>{refusal}</p>
        </ErrorNote>
      )}
      {book && <Overview view={view} book={book} />}
      {book?.examplesAreComing && (
        <>
          {/* It also keeps this incomplete page out of the cache of pages. */}
          <LookAgain seconds={4} />
          <p role="status" className="quiet">
            {t('examplesComing')}
          </p>
        </>
      )}
      <Compared view={view} />
    </header>
  );
}

/** The steps of a turn, and links to what else there is about the mode. */
function Overview({ view, book }: RulebookProps & { readonly book: Book }) {
  const t = useTranslations('rules.modePage');
  const { game, mode, modes, chosen } = view;
  const ruleset = view.answer.data?.ruleset;
  const rules = new Set(
    book.chapters.flatMap((chapter) => chapter.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id!] : []))),
  );
  if (!ruleset) return null;
  const other = mode.extends ?? modes.modes.find((each) => each.id !== mode.id)?.id ?? mode.id;
  return (
    <>
      <TurnStrip title={t('settingUp')} steps={ruleset.setup} has={(rule) => rules.has(rule)} />
      <TurnStrip title={t('aTurn')} steps={ruleset.turn} has={(rule) => rules.has(rule)} />
      <p className="rulebook-meta">
        <span>{t('rulesOfRelease', { size: rules.size, release: book.release })}</span>
        {mode.listed && <a href={`/${game.id}/legality/${mode.id}`}>{t('legality')}</a>}
        {game.taught && <a href={`/${game.id}/learn/${mode.id}`}>{t('learnToPlay')}</a>}
        <a
          href={href(`/${game.id}/rules/compare`, {
            a: rulesetId(game.id, other),
            b: rulesetId(game.id, mode.id, chosen),
          })}
        >
          {t('compareWithOtherRules')}
        </a>
        <PrintButton>
          <Printer size={15} aria-hidden="true" /> {t('printAsABooklet')}
        </PrintButton>
      </p>
    </>
  );
}

/** The summary of the differences from another mode, or why there is none. */
function Compared({ view }: RulebookProps) {
  const t = useTranslations('rules.modePage');
  const { compared } = view;
  const { counts, removed } = differencesIn(compared?.data?.compare?.rules ?? []);
  return (
    <>
      {compared?.data && <RemovedRules name={nameOfOther(view) ?? ''} counts={counts} removed={removed} />}
      {compared?.refusal && (
        <ErrorNote title={t('differencesFailed')}>
          <p>{compared.refusal}</p>
        </ErrorNote>
      )}
    </>
  );
}
