/** A lab run: what it compares, its progress, the results, and the games. */
import {
  ApiClientError,
  isBadInput,
  GamesDocument,
  LabGamesDocument,
  LabRunDocument,
  type LabReportPartsFragment,
} from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ArmTable } from '../../../features/lab/arm-table.tsx';
import { CardTable } from '../../../features/lab/card-table.tsx';
import { Findings } from '../../../features/lab/findings.tsx';
import { GameList } from '../../../features/lab/game-list.tsx';
import { Lengths, type DrawnArm } from '../../../features/lab/lengths.tsx';
import { Blamed } from '../../../features/lab/blame/blamed.tsx';
import { Answer } from '../../../features/lab/questions/answer.tsx';
import { RuleTable } from '../../../features/lab/rule-table.tsx';
import { RunHead } from '../../../features/lab/run-head.tsx';
import { RunStatus } from '../../../features/lab/run-status.tsx';
import { SweepPlots } from '../../../features/lab/sweep-plots.tsx';
import { Tuned } from '../../../features/lab/tuned.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { ruleNames } from '../../../shared/rule-names.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

interface Props {
  readonly params: Promise<{ readonly run: string }>;
  readonly searchParams: Promise<SearchParams>;
}

const PAGE = 20;

/** Shows the "not found" page for an address with a place that is not in the list. */
function orMissing(error: unknown): never {
  if (isBadInput(error)) notFound();
  throw error;
}

const readRun = cache(async (id: string) => {
  try {
    const { labRun } = await askAsVisitor(LabRunDocument, { run: id });
    return labRun ?? notFound();
  } catch (error) {
    if (error instanceof ApiClientError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { run } = await params;
  const { title } = await readRun(run);
  return linkPreview(`/lab/${run}`, { title: `${title} · Lab`, picture: `/previews/lab/${run}.png` });
}

/** Reads a whole number of 0 or more from the address. */
function number(query: SearchParams, key: string): number | undefined {
  const text = one(query, key);
  return text && /^\d{1,7}$/u.test(text) ? Number(text) : undefined;
}

/** Names the arms in the plots of lengths. A sweep uses the parameter. Tuning uses a short word, because its names are long. */
function drawnArms(
  { arms, candidates }: LabReportPartsFragment,
  drawn: LabReportPartsFragment['arms'],
  nearest: string,
  parameter?: string,
): DrawnArm[] {
  return drawn.map((arm, at) => ({
    ...arm,
    number: arms.indexOf(arm),
    name: candidates.length > 0 && at > 0 ? nearest : parameter ? `${parameter} ${arm.name}` : arm.name,
  }));
}

/** For a tuning run: the arms with the current rules and with the best candidate. */
function tunedArms({ arms, candidates }: LabReportPartsFragment): LabReportPartsFragment['arms'] {
  const nearest = [...candidates].sort((a, b) => a.miss - b.miss)[0]?.arm ?? 0;
  return nearest === 0 ? [arms[0]!] : [arms[0]!, arms[nearest]!];
}

/** The reasons why games ended, as text by cause. */
const endingsIn = ({ arms }: LabReportPartsFragment): ReadonlyMap<string, string> =>
  new Map(arms.flatMap(({ endings }) => endings.map(({ cause, text }) => [cause, text] as const)));

export default async function RunPage({ params, searchParams }: Props) {
  const t = await getTranslations('lab.runPage');
  const [{ run: id }, query] = [await params, await searchParams];
  const run = await readRun(id);
  const { report, progress } = run;
  const arm = Math.min(number(query, 'arm') ?? 0, run.arms.length - 1);
  const filter = { arm, turns: number(query, 'turns'), cause: one(query, 'cause') };
  const asked = { run: run.id, ...filter, after: one(query, 'after'), first: PAGE };
  const [{ games }, { labGames }, requestHeaders] = await Promise.all([
    ask(GamesDocument, {}),
    askAsVisitor(LabGamesDocument, asked).catch(orMissing),
    headers(),
  ]);
  const refused = one(query, 'refused');
  const host = requestHeaders.get('x-forwarded-host') ?? requestHeaders.get('host') ?? '';
  const address = `${requestHeaders.get('x-forwarded-proto') ?? 'http'}://${host}/lab/${run.id}`;
  const playing = ['queued', 'running', 'paused'].includes(run.state);
  const counted = {
    ofArm: Math.max(...report.arms.map(({ games: ofArm }) => ofArm)),
    all: report.games,
    open: playing,
  };
  const [compared, swept] = [run.arms.length > 1, run.sweep];
  const cutOff = report.arms.reduce((sum, { capped }) => sum + capped, 0);
  // A table has room for few columns, so a sweep shows only its first and last arm.
  const shown =
    swept || run.searches
      ? [report.arms[0]!, report.arms[run.searches ? 1 : report.arms.length - 1]!]
      : run.tune
        ? tunedArms(report)
        : report.arms;
  return (
    <SiteFrame game={games.find((game) => game.id === run.game)}>
      <div className="page lab">
        <p className="crumbs">
          <a href="/lab">{t('lab')}</a>
        </p>
        <RunHead run={run} counted={counted} address={address} />
        {refused && (
          <ErrorNote title={t('theRequestFailed')}>
            <p>{refused}</p>
          </ErrorNote>
        )}
        <RunStatus
          run={run.id}
          first={{ state: run.state, progress }}
          counted={report.games}
          ended={run.ended ?? null}
          mine={run.mine}
        />
        {run.question != null && <Answer run={run} answer={run.answer ?? null} played={report.games} />}
        {report.games === 0 && <p className="quiet">{t('resultsAppearHereSoon')}</p>}
        {report.games > 0 && (
          <>
            {report.trust.map((note) => (
              <p key={note} className="quiet">
                {note}
              </p>
            ))}
            {report.blame ? (
              <Blamed run={run} blame={report.blame} />
            ) : run.tune ? (
              <Tuned run={run} candidates={report.candidates} />
            ) : (
              <Findings
                findings={report.findings}
                compared={compared}
                early={playing}
                sides={
                  swept
                    ? t('beforeAfter', {
                        parameter: swept.parameter,
                        before: swept.values[0] ?? '',
                        after: swept.values.at(-1) ?? '',
                      })
                    : undefined
                }
              />
            )}
            {swept && <SweepPlots arms={report.arms} parameter={swept.parameter} />}
            <Lengths
              run={run.id}
              arms={drawnArms(
                report,
                run.tune || run.searches ? shown : report.arms,
                t('bestCandidate'),
                swept?.parameter,
              )}
            />
            <section className="section" aria-labelledby="numbers">
              <h2 id="numbers">{t('numbers')}</h2>
              {cutOff > 0 && <p>{t('cutOff', { count: cutOff })}</p>}
              <ArmTable arms={run.tune || run.searches ? shown : report.arms} />
            </section>
            <section className="section" aria-labelledby="cards">
              <h2 id="cards">{t('cards')}</h2>
              <p className="quiet">
                {t.rich('howManySeatsDrew', {
                  link: (words) => <a href={href('/lab', { game: run.game, question: 'card' })}>{words}</a>,
                })}
              </p>
              <CardTable game={run.game} arms={shown} />
            </section>
            <GameList run={run} games={labGames ?? null} endings={endingsIn(report)} filter={filter} />
            <section className="section" aria-labelledby="rules">
              <h2 id="rules">{t('rules')}</h2>
              <details>
                <summary>{t('howOftenEachRule')}</summary>
                <RuleTable arms={shown} names={await ruleNames(shown[0]!.ruleset.id)} />
              </details>
            </section>
          </>
        )}
      </div>
    </SiteFrame>
  );
}
