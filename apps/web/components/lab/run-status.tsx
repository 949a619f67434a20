/** How far a run is: a bar with speed and time left, asked for again every second while it is played; and what its owner can do. */
'use client';
import type { LabProgressQuery } from '@rulewright/api-client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ask } from './ask.ts';
import { STATES, games, span, whole } from './words.ts';

type Status = NonNullable<LabProgressQuery['labRun']>;

interface RunStatusProps {
  readonly run: string;
  readonly first: Status;
  readonly ended: string | null;
  readonly mine: boolean;
}

/** Between two questions, in milliseconds. */
const EVERY = 1_000;
/** The findings are read again after so many. */
const REFRESH_AFTER = 4;

const isOpen = (state: string): boolean => state === 'queued' || state === 'running';

function sentence({ state, progress }: Status, ended: string | null): string {
  const { played, games: all, gamesPerSecond, secondsLeft } = progress;
  if (state === 'done')
    return ended === 'enough'
      ? `Stopped after ${games(played)}: they say enough.`
      : `${games(played)}, all of them played.`;
  if (state === 'failed') return `${STATES[state]}: ${ended ?? 'nobody knows why.'}`;
  const far = `${whole(played)} of ${games(all)}, ${STATES[state] ?? state}`;
  if (gamesPerSecond == null || secondsLeft == null) return `${far}.`;
  return `${far}: ${whole(gamesPerSecond)} a second, about ${span(secondsLeft)} left.`;
}

export function RunStatus({ run, first, ended, mine }: RunStatusProps) {
  const [status, setStatus] = useState(first);
  const router = useRouter();
  const open = isOpen(status.state);
  useEffect(() => setStatus(first), [first]);
  useEffect(() => {
    if (!open) return;
    let asked = 0;
    const timer = setInterval(() => {
      ask('LabProgress', { run })
        .then(({ labRun }) => {
          if (!labRun) return;
          setStatus(labRun);
          if (!isOpen(labRun.state) || ++asked % REFRESH_AFTER === 0) router.refresh();
        })
        .catch(() => undefined);
    }, EVERY);
    return () => clearInterval(timer);
  }, [open, run, router]);
  const { played, games: all } = status.progress;
  return (
    <section className="lab-status" aria-label="Progress">
      {status.state !== 'done' && <progress aria-label="Games played" max={all} value={played} />}
      <p role="status" data-state={status.state}>
        {sentence(status, ended)}
      </p>
      {mine && (open || status.state === 'paused') && (
        <form method="post" action={`/lab/${run}/steer`} className="actions">
          <button className="button" name="to" value={open ? 'pause' : 'resume'}>
            {open ? 'Pause' : 'Go on'}
          </button>
          <button className="button" name="to" value="cancel">
            Cancel
          </button>
        </form>
      )}
    </section>
  );
}
