/** The rulebook of a mode with its variants, at a release, and optionally with the differences from another mode. */
import {
  GameHomeDocument,
  MatchNotesDocument,
  ModesDocument,
  RuleDifferencesDocument,
  RulebookDocument,
} from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import { Printer } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PlayNotes } from '../../../../features/notes/play-notes.tsx';
import { Chapters } from '../../../../features/rulebook/chapters.tsx';
import { Contents } from '../../../../features/rulebook/contents.tsx';
import { LookAgain } from '../../../../shared/components/look-again.tsx';
import { Hints } from '../../../../features/rulebook/hints.tsx';
import { ValueControls } from '../../../../features/rulebook/value-controls.tsx';
import { ReadingDesk } from '../../../../features/rulebook/reading-desk.tsx';
import { RemovedRules } from '../../../../features/rulebook/removed-rules.tsx';
import { RuleSearch } from '../../../../features/rulebook/rule-search.tsx';
import { TurnStrip } from '../../../../features/rulebook/turn-strip.tsx';
import type { Change } from '../../../../features/rulebook/types.ts';
import { PrintButton } from '../../../../shared/components/print-button.tsx';
import { askOrRefusal, find } from '../../../../shared/api.ts';
import { groupBy } from '../../../../shared/group-by.ts';
import { Words } from '../../../../shared/components/words.tsx';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { href, many, one, positive, rulebookHref, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { perspective } from '../../../../shared/perspective.ts';
import { mayEdit } from '../../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly mode: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** The number of latest player notes that the page searches for notes about a rule. */
const NOTES = 50;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { game, mode } = await params;
  const { modes } = await find(ModesDocument, { game });
  const found = modes.find((each) => each.id === mode);
  const t = await getTranslations('rules.modePage');
  const title = t('title', { mode: found?.name ?? mode });
  const preview = { title, description: found?.summary, release: positive(await searchParams, 'release') };
  return found ? linkPreview(`/${game}/rules/${mode}`, preview) : { title };
}

export default async function RulebookPage({ params, searchParams }: Props) {
  const t = await getTranslations('rules.modePage');
  const { game, mode } = await params;
  const query = await searchParams;
  const release = positive(query, 'release');
  const chosen = many(query, 'variant');
  const from = one(query, 'from');
  const id = rulesetId(game, mode, chosen);

  const [{ game: home }, data, { data: answer, refusal }, compared, { matchNotes }, editor] = await Promise.all([
    find(GameHomeDocument, { game }),
    find(ModesDocument, { game, release }),
    askOrRefusal(RulebookDocument, { ruleset: id, release }),
    from ? askOrRefusal(RuleDifferencesDocument, { a: rulesetId(game, from), b: id, release }) : null,
    find(MatchNotesDocument, { game, first: NOTES }),
    mayEdit(),
  ]);
  // An older release cannot be edited.
  const editable = editor && release === undefined;
  const token = editable ? await perspective() : undefined;
  const here = data.modes.find((each) => each.id === mode);
  if (!here) notFound();
  const book = answer?.rulebook;
  const ruleset = answer?.ruleset;
  const differences = compared?.data?.compare?.rules ?? [];
  const changes = new Map<string, Change>(
    differences.flatMap((each) =>
      each.change === 'removed'
        ? []
        : [[each.id, { change: each.change === 'added' ? 'added' : 'changed', before: each.a ?? null }]],
    ),
  );
  const against = data.modes.find((each) => each.id === from)?.name;
  const notes = groupBy(
    matchNotes.nodes.filter((note) => note.rule != null),
    (note) => note.rule!,
  );
  const parameters = new Map(ruleset?.parameters.map((parameter) => [parameter.name, parameter]));
  const rules = new Set(
    book?.chapters.flatMap((chapter) => chapter.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id!] : []))),
  );
  const used = new Set(book?.chapters.flatMap((chapter) => chapter.blocks.flatMap((block) => block.parameters)));

  return (
    <div className="rulebook">
      <div className="rulebook-side">
        {book && (
          <>
            <Words of={['rules.ruleSearch']}>
              <RuleSearch />
            </Words>
            <Contents book={book} />
          </>
        )}
      </div>
      <article className="rulebook-text">
        <header className="rulebook-head">
          <p className="eyebrow">{t('rulebook')}</p>
          <h1>{book?.ruleset.name ?? here.name}</h1>
          <p className="lede">{here.summary}</p>
          <ReadingDesk game={game} mode={mode} chosen={chosen} from={from} release={release} data={data} />
          {book && answer.current && book.release !== answer.current.number && (
            <p className="older" role="status">
              {t.rich('olderRelease', {
                release: book.release,
                number: answer.current.number,
                link: (chunks) => <a href={rulebookHref(id)}>{chunks}</a>,
              })}
            </p>
          )}
          {refusal && (
            <ErrorNote title={t('cannotBeCombined')}>
              <p>{refusal}</p>
            </ErrorNote>
          )}
          {book && ruleset && (
            <>
              <TurnStrip title={t('settingUp')} steps={ruleset.setup} has={(rule) => rules.has(rule)} />
              <TurnStrip title={t('aTurn')} steps={ruleset.turn} has={(rule) => rules.has(rule)} />
              <p className="rulebook-meta">
                <span>{t('rulesOfRelease', { size: rules.size, release: book.release })}</span>
                {here.listed && <a href={`/${game}/legality/${mode}`}>{t('legality')}</a>}
                {home.taught && <a href={`/${game}/learn/${mode}`}>{t('learnToPlay')}</a>}
                <a
                  href={href(`/${game}/rules/compare`, {
                    a: rulesetId(game, here.extends ?? data.modes.find((each) => each.id !== mode)?.id ?? mode),
                    b: id,
                  })}
                >
                  {t('compareWithOtherRules')}
                </a>
                <PrintButton>
                  <Printer size={15} aria-hidden="true" /> {t('printAsABooklet')}
                </PrintButton>
              </p>
            </>
          )}
          {book?.examplesAreComing && (
            <>
              {/* It also keeps this incomplete page out of the cache of pages. */}
              <LookAgain seconds={4} />
              <p role="status" className="quiet">
                {t('examplesComing')}
              </p>
            </>
          )}
          {compared?.data && (
            <RemovedRules
              name={against ?? ''}
              counts={{
                changed: differences.filter((each) => each.change === 'changed').length,
                added: differences.filter((each) => each.change === 'added').length,
              }}
              removed={differences
                .filter((each) => each.change === 'removed')
                .map((each) => ({ id: each.id, text: each.a ?? '' }))}
            />
          )}
          {compared?.refusal && (
            <ErrorNote title={t('differencesFailed')}>
              <p>{compared.refusal}</p>
            </ErrorNote>
          )}
        </header>
        {book && (
          <>
            <Chapters
              book={book}
              parameters={parameters}
              game={game}
              mode={mode}
              changes={changes}
              against={against}
              notes={notes}
              editable={editable}
            />
            <PlayNotes about={{ game, mode }} className="chapter" ruleHref={(rule) => `#${rule}`} />
            <Words of={editable ? ['rules.valueEdit', 'desk.parameterRow'] : []}>
              <Hints
                parameters={[...parameters.values()].filter((each) => used.has(each.name))}
                terms={book.glossary}
                edit={editable ? (name) => <ValueControls game={game} mode={mode} name={name} token={token} /> : null}
              />
            </Words>
          </>
        )}
      </article>
    </div>
  );
}
