/** The checks of a change set: begun here, followed while they run, and what they found. */
'use client';
import {
  CancelChecksDocument,
  CheckRunDocument,
  RunChecksDocument,
  type CheckRunPartsFragment,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { tell } from '../../lib/desk/tell.ts';
import { useAction } from '../../lib/desk/use-action.ts';
import { CheckResults } from './check-results.tsx';

export interface ChecksProps {
  readonly changeSet: number;
  readonly latest: CheckRunPartsFragment | null;
  readonly mayRun: boolean;
}

const EVERY = 1_000;
/** A handful shows that games can be played at all; from some hundreds on, intervals say something. */
const GAMES = [20, 200, 1_000, 5_000] as const;
const USUAL = GAMES[1];
const running = (run: CheckRunPartsFragment | null): boolean => run?.state === 'queued' || run?.state === 'running';

export function Checks({ changeSet, latest, mayRun }: ChecksProps) {
  const t = useTranslations('desk.checks');
  const router = useRouter();
  const action = useAction();
  const [seen, setSeen] = useState<CheckRunPartsFragment | null>(null);
  const [games, setGames] = useState<number>(USUAL);
  const run = seen && seen.id >= (latest?.id ?? 0) && !(latest?.id === seen.id && !running(latest)) ? seen : latest;
  const going = running(run);
  const id = run?.id;

  useEffect(() => {
    if (!going || id === undefined) return;
    const timer = setInterval(() => {
      tell(CheckRunDocument, { id })
        .then(({ checkRun }) => {
          setSeen(checkRun ?? null);
          // What may be done next depends on what the checks found.
          if (!running(checkRun ?? null)) router.refresh();
        })
        .catch(() => undefined);
    }, EVERY);
    return () => clearInterval(timer);
  }, [going, id, router]);

  return (
    <div className="checks">
      {mayRun && !going && (
        <p className="button-row">
          <button
            type="button"
            className="button button-main"
            disabled={action.busy}
            onClick={() =>
              void action.run(async () => setSeen((await tell(RunChecksDocument, { changeSet, games })).runChecks))
            }
          >
            {t('runChecks')}
          </button>
          <label className="checks-games">
            {t('games')}{' '}
            <select className="field" value={games} onChange={(event) => setGames(Number(event.target.value))}>
              {GAMES.map((count) => (
                <option key={count} value={count}>
                  {t('forEachRuleset', { count: count.toLocaleString('en') })}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {action.error && (
        <p className="form-error" role="alert">
          {action.error}
        </p>
      )}
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
                void action.run(async () => setSeen((await tell(CancelChecksDocument, { id: run.id })).cancelChecks))
              }
            >
              {t('stopChecks')}
            </button>
          )}
        </div>
      )}
      {run && !going && <CheckResults run={run} changeSet={changeSet} mayRun={mayRun} />}
    </div>
  );
}
