/** Runs that were set up last. */
import type { LabRunsQuery } from '@rulewright/api-client';
import { day } from '../../lib/dates.ts';
import { STATES, games, whole } from './words.ts';

export function RecentRuns({ runs }: { readonly runs: LabRunsQuery['labRuns'] }) {
  return (
    <section className="section" aria-labelledby="recent-runs">
      <h2 id="recent-runs">Recent runs</h2>
      {runs.length === 0 ? (
        <p className="quiet">None yet: the first is yours.</p>
      ) : (
        <ul className="lab-runs">
          {runs.map((run) => (
            <li key={run.id}>
              <a href={`/lab/${run.id}`}>{run.title}</a>
              <span className="quiet">
                {run.progress.played < run.games
                  ? `${whole(run.progress.played)} of ${games(run.games)}`
                  : games(run.games)}
                , {STATES[run.state] ?? run.state}, {day(run.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
