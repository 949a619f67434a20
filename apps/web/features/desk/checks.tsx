/** The checks of a change set: start them, follow their progress, and see the results. */
'use client';
import {
  CancelChecksDocument,
  CheckRunDocument,
  RunChecksDocument,
  type CheckRunPartsFragment,
} from '@rulewright/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { CheckResults } from './check-results.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';
import { Select } from '../../shared/forms/select.tsx';

export interface ChecksProps {
  readonly changeSet: number;
  readonly latest: CheckRunPartsFragment | null;
  readonly mayRun: boolean;
  /** Whether the visitor may change the drafts. */
  readonly mayEdit: boolean;
}

/** Milliseconds between two requests for the status. */
const EVERY = 1_000;
/** The number of games. Twenty show only whether games can be played; some hundreds give useful intervals. */
const GAMES = [20, 200, 1_000, 5_000] as const;
const USUAL = GAMES[1];
const running = (run: CheckRunPartsFragment | null): boolean => run?.state === 'queued' || run?.state === 'running';

/** The run to show: the newest that the page or this browser knows. */
function useRun(latest: CheckRunPartsFragment | null) {
  const client = useQueryClient();
  const router = useRouter();
  const [started, setStarted] = useState<CheckRunPartsFragment | null>(null);
  const known = started && started.id >= (latest?.id ?? 0) ? started : latest;
  const id = known?.id ?? 0;
  const { data } = useQuery({
    queryKey: ['check-run', id],
    queryFn: async ({ signal }) => (await request(CheckRunDocument, { id }, { signal })).checkRun ?? known,
    initialData: known,
    enabled: running(known),
    refetchInterval: ({ state }) => (running(state.data ?? null) ? EVERY : false),
  });
  const run = running(known) ? (data ?? known) : known;
  const hasEnded = running(known) && !running(run);
  useEffect(() => {
    // The possible next steps depend on the results.
    if (hasEnded) router.refresh();
  }, [hasEnded, router]);
  return {
    run,
    start: setStarted,
    change: (next: CheckRunPartsFragment) => void client.setQueryData(['check-run', next.id], next),
  };
}

export function Checks({ changeSet, latest, mayRun, mayEdit }: ChecksProps) {
  const t = useTranslations('desk.checks');
  const action = useAction();
  const [games, setGames] = useState<number>(USUAL);
  const { run, start, change } = useRun(latest);
  const going = running(run);
  const router = useRouter();
  const runChecks = async (): Promise<void> =>
    start((await request(RunChecksDocument, { changeSet, games })).runChecks);
  const settled = (next: CheckRunPartsFragment): void => {
    start(next);
    router.refresh();
  };

  return (
    <div className="checks">
      {mayRun && !going && (
        <p className="button-row">
          <button
            type="button"
            className="button button-main"
            disabled={action.busy}
            onClick={() => void action.run(runChecks)}
          >
            {t('runChecks')}
          </button>
          <Select
            label={`${t('games')} `}
            className="checks-games"
            value={games}
            onChange={(value) => setGames(Number(value))}
            of={GAMES.map((count) => ({
              id: count,
              name: t('forEachRuleset', { count: count.toLocaleString('en') }),
            }))}
          />
        </p>
      )}
      <Refusal of={action.error} />
      {run === null && <p className="quiet">{t('checksHaveNotRun')}</p>}
      {run && going && (
        <div className="checks-progress">
          <progress max={1} value={run.progress} aria-label={t('progressOfTheChecks')} />
          <p role="status">
            {run.state === 'queued' ? t('waitingToStart') : run.step} · {Math.round(run.progress * 100)}%
          </p>
          {mayRun && (
            <button
              type="button"
              className="link-button"
              onClick={() =>
                void action.run(async () => change((await request(CancelChecksDocument, { id: run.id })).cancelChecks))
              }
            >
              {t('stopChecks')}
            </button>
          )}
        </div>
      )}
      {run && !going && (
        <CheckResults
          run={run}
          changeSet={changeSet}
          mayRun={mayRun}
          mayEdit={mayEdit}
          onSettled={settled}
          onRunAgain={() => void action.run(runChecks)}
        />
      )}
    </div>
  );
}
