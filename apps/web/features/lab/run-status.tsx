/** The progress of a run with speed and remaining time, updated every second, and the buttons for its owner. */
'use client';
import { LabProgressDocument, type LabProgressQuery } from '@rulewright/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { request } from '../../shared/request.ts';
import { span } from './numbers.ts';

type Status = NonNullable<LabProgressQuery['labRun']>;

interface RunStatusProps {
  readonly run: string;
  readonly first: Status;
  /** The number of games in the results. */
  readonly counted: number;
  readonly ended: string | null;
  readonly mine: boolean;
}

/** Milliseconds between two requests. */
const EVERY = 1_000;
/** The findings are reloaded after this number of changes. */
const REFRESH_AFTER = 4;

const isOpen = (state: string): boolean => state === 'queued' || state === 'running';

/** The progress of the run, or its end, as a sentence. */
function useSentence({ state, progress }: Status, counted: number, ended: string | null): string {
  const t = useTranslations('lab.runStatus');
  const words = useTranslations('lab.words');
  const { played, games, gamesPerSecond, secondsLeft } = progress;
  if (state === 'done') return t('done', { played: counted, ended: ended ?? 'all' });
  if (state === 'failed') return t('failed', { reason: ended ?? t('noReason') });
  const far = { played, games, state: words('state', { state }) };
  if (gamesPerSecond == null || secondsLeft == null) return t('far', far);
  return t('running', { ...far, speed: Math.round(gamesPerSecond), left: words('span', span(secondsLeft)) });
}

/** The status of a run: initially that of the server-rendered page, then the latest answer. */
function useStatus(run: string, first: Status): Status {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['lab-progress', run],
    queryFn: async ({ signal }) => (await request(LabProgressDocument, { run }, { signal })).labRun ?? first,
    initialData: first,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.state) ? EVERY : false),
  });
  useEffect(() => void client.setQueryData(['lab-progress', run], first), [client, run, first]);
  return data;
}

export function RunStatus({ run, first, counted, ended, mine }: RunStatusProps) {
  const t = useTranslations('lab.runStatus');
  const status = useStatus(run, first);
  const sentence = useSentence(status, counted, ended);
  const router = useRouter();
  const changes = useRef(0);
  const open = isOpen(status.state);
  useEffect(() => {
    if (changes.current++ === 0) return;
    if (!isOpen(status.state) || changes.current % REFRESH_AFTER === 0) router.refresh();
  }, [status, router]);
  const { played, games: all } = status.progress;
  return (
    <section className="lab-status" aria-label={t('progress')}>
      {status.state !== 'done' && <progress aria-label={t('gamesPlayed')} max={all} value={played} />}
      <p role="status" data-state={status.state}>
        {sentence}
      </p>
      {mine && (open || status.state === 'paused') && (
        <form method="post" action={`/lab/${run}/steer`} className="actions">
          <button className="button" name="to" value={open ? 'pause' : 'resume'}>
            {open ? t('pauseRun') : t('resumeRun')}
          </button>
          <button className="button" name="to" value="cancel">
            {t('cancelRun')}
          </button>
        </form>
      )}
    </section>
  );
}
