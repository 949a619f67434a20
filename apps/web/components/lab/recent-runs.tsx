/** The list of the latest runs. */
import type { LabRunsQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { day } from '../../lib/dates.ts';
import { href } from '../../lib/query.ts';
import { whole } from './numbers.ts';

interface Props {
  readonly runs: LabRunsQuery['labRuns'];
  /** The cursor for older runs; null if there are none. */
  readonly older: string | null;
}

export function RecentRuns({ runs, older }: Props) {
  const t = useTranslations('lab.recentRuns');
  const words = useTranslations('lab.words');
  return (
    <section className="section" aria-labelledby="recent-runs">
      <h2 id="recent-runs">{t('recentRuns')}</h2>
      {runs.length === 0 ? (
        <p className="quiet">{t('noRunsYetStart')}</p>
      ) : (
        <ul className="lab-runs">
          {runs.map((run) => (
            <li key={run.id}>
              <a href={`/lab/${run.id}`}>{run.title}</a>
              <span className="quiet">
                {run.progress.played < run.games
                  ? t('of', { played: whole(run.progress.played), games: words('games', { count: run.games }) })
                  : words('games', { count: run.games })}
                , {words('state', { state: run.state })}, {day(run.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {older !== null && (
        <p>
          <a className="button" href={`${href('/lab', { after: older })}#recent-runs`}>
            {t('olderRuns')}
          </a>
        </p>
      )}
    </section>
  );
}
