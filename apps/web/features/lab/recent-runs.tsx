/** The list of the latest runs. */
import type { LabRunsQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { day } from '../../shared/dates.ts';
import { href } from '../../shared/query.ts';
import { selector } from '../../i18n/selector.ts';
import { whole } from './numbers.ts';
import { AnswerSentence } from './questions/answer.tsx';

interface Props {
  readonly runs: LabRunsQuery['labRuns']['nodes'];
  /** The cursor for older runs; null if there are none. */
  readonly older: string | null;
}

/** The games that count for the answer of a run, or all played games of a run without an answer. */
function countedIn({ answer, progress, games, gamesOfArm }: Props['runs'][number]): number {
  // The games of an answer about pairs are those of one pair.
  return answer?.pairs.length === 0 ? Math.round((answer.games * games) / gamesOfArm) : progress.played;
}

export function RecentRuns({ runs, older }: Props) {
  const t = useTranslations('lab.recentRuns');
  const words = useTranslations('lab.words');
  const questions = useTranslations('lab.questions');
  return (
    <section className="section" aria-labelledby="recent-runs">
      <h2 id="recent-runs">{t('recentRuns')}</h2>
      {runs.length === 0 ? (
        <p className="quiet">{t('noRunsYetStart')}</p>
      ) : (
        <ul className="lab-runs">
          {runs.map((run) => (
            <li key={run.id}>
              <a href={`/lab/${run.id}`}>
                {run.question == null
                  ? run.title
                  : t('question', {
                      question: questions('question', { id: selector(run.question) }),
                      title: run.title,
                    })}
              </a>
              {run.answer && (
                <span>
                  <AnswerSentence run={run} answer={run.answer} />
                </span>
              )}
              <span className="quiet">
                {run.state !== 'done' && run.progress.played < run.games
                  ? t('of', { played: whole(run.progress.played), games: words('games', { count: run.games }) })
                  : words('games', { count: countedIn(run) })}
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
