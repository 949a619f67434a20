/** A lab run: what it compares, its progress, the results, and the games. */
import {
  ApiClientError,
  isBadInput,
  GamesDocument,
  LabGamesDocument,
  LabRunChoicesDocument,
  LabRunDocument,
} from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { RestsOn, DoesNotSay } from '../../../features/lab/report/run-basis.tsx';
import { RunActions } from '../../../features/lab/report/run-actions.tsx';
import { RunDetails, shownArms } from '../../../features/lab/report/run-details.tsx';
import { RunResult } from '../../../features/lab/report/run-result.tsx';
import { Blamed } from '../../../features/lab/blame/blamed.tsx';
import { Proposals } from '../../../features/lab/proposals/proposals.tsx';
import { RunHead } from '../../../features/lab/run-head.tsx';
import { RunStatus } from '../../../features/lab/run-status.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { mayEdit } from '../../../shared/session.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { one, type SearchParams } from '../../../shared/query.ts';
import { ruleNames } from '../../../shared/rule-names.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

interface Props {
  readonly params: Promise<{ readonly run: string }>;
  readonly searchParams: Promise<SearchParams>;
}

const PAGE = 20;
/** The newest runs from which the reader can choose one to compare. */
const CHOICES = 30;

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

export default async function RunPage({ params, searchParams }: Props) {
  const t = await getTranslations('lab.runPage');
  const [{ run: id }, query] = [await params, await searchParams];
  const run = await readRun(id);
  const { report, progress } = run;
  const arm = Math.min(number(query, 'arm') ?? 0, run.arms.length - 1);
  const filter = { arm, turns: number(query, 'turns'), cause: one(query, 'cause') };
  const after = one(query, 'after');
  const [{ games }, { labGames }, { labRuns }, requestHeaders] = await Promise.all([
    ask(GamesDocument, {}),
    askAsVisitor(LabGamesDocument, { run: run.id, ...filter, after, first: PAGE }).catch(orMissing),
    askAsVisitor(LabRunChoicesDocument, { first: CHOICES }),
    headers(),
  ]);
  const refused = one(query, 'refused');
  const host = requestHeaders.get('x-forwarded-host') ?? requestHeaders.get('host') ?? '';
  const address = `${requestHeaders.get('x-forwarded-proto') ?? 'http'}://${host}/lab/${run.id}`;
  const playing = ['queued', 'running', 'paused'].includes(run.state);
  const others = labRuns.nodes.filter(
    (other) => other.id !== run.id && other.game === run.game && other.state === 'done',
  );
  return (
    <SiteFrame game={games.find((game) => game.id === run.game)}>
      <div className="page lab">
        <p className="crumbs">
          <a href="/lab">{t('lab')}</a>
        </p>
        <RunHead run={run} games={playing ? run.games : report.games} />
        {refused && (
          <ErrorNote title={t('theRequestFailed')}>
            <p>{refused}</p>
          </ErrorNote>
        )}
        <RunStatus
          run={run.id}
          first={{ state: run.state, progress }}
          counted={report.games}
          ended={run.searches === 'propose' && run.ended != null ? 'search' : (run.ended ?? null)}
          mine={run.mine}
        />
        {report.blame ? (
          <Blamed run={run} blame={report.blame} />
        ) : report.propose ? (
          <Proposals run={run} search={report.propose} mayEdit={await mayEdit()} />
        ) : (
          <RunResult run={run} />
        )}
        <div className="lab-two">
          <RestsOn
            run={run}
            games={report.propose ? report.games : Math.max(...report.arms.map(({ games: ofArm }) => ofArm))}
          />
          <DoesNotSay run={run} />
        </div>
        <RunActions run={run} address={address} others={playing ? [] : others} />
        {report.games > 0 && !report.propose && (
          <RunDetails
            run={run}
            games={labGames ?? null}
            filter={filter}
            isFiltered={after !== undefined || ['arm', 'turns', 'cause'].some((key) => one(query, key) !== undefined)}
            isPlaying={playing}
            rules={await ruleNames(shownArms(run)[0]!.ruleset.id)}
          />
        )}
      </div>
    </SiteFrame>
  );
}
