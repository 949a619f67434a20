/** What a reader can do with a run: share it, compare it with another one, show it in the gallery, download its games. */
import type { LabRunChoicesQuery, LabRunQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { CopyButton } from '../../../shared/components/copy-button.tsx';

type Run = NonNullable<LabRunQuery['labRun']>;

interface RunActionsProps {
  readonly run: Run;
  /** The address of the page for sharing. */
  readonly address: string;
  /** Other runs of the same game. */
  readonly others: LabRunChoicesQuery['labRuns']['nodes'];
}

export function RunActions({ run, address, others }: RunActionsProps) {
  const t = useTranslations('lab.runActions');
  return (
    <section className="section lab-run-actions" aria-labelledby="actions">
      <h2 id="actions">{t('more')}</h2>
      <p className="actions lab-files">
        <CopyButton text={address}>{t('copyLink')}</CopyButton>
        <a href={`/lab/${run.id}/files/games.csv`} download>
          {t('gamesAsCsv')}
        </a>
        {(run.answer?.pairs.length ?? 0) > 0 && (
          <a href={`/lab/${run.id}/files/matchups.csv`} download>
            {t('matchupsAsCsv')}
          </a>
        )}
        <a href={`/lab/${run.id}/files/run.json`} download>
          {t('allDataJsonGames', { games: run.report.games })}
        </a>
        <a href="/lab">{t('newRun')}</a>
      </p>
      {others.length > 0 && <CompareForm run={run} others={others} />}
      {run.canShow && (
        <form method="post" action={`/lab/${run.id}/show`} className="lab-show">
          <p>{t('gallery', { shown: String(run.shownAt != null) })}</p>
          <button className="button" name="shown" value={run.shownAt == null ? 'yes' : 'no'}>
            {t('galleryButton', { shown: String(run.shownAt != null) })}
          </button>
        </form>
      )}
    </section>
  );
}

function CompareForm({ run, others }: Pick<RunActionsProps, 'run' | 'others'>) {
  const t = useTranslations('lab.runActions');
  const questions = useTranslations('lab.questions');
  return (
    <form method="get" action="/lab/compare" className="lab-compare-form">
      <input type="hidden" name="a" value={run.id} />
      <label>
        {t('compareWith')}
        <select name="b" defaultValue={others[0]!.id}>
          {others.map(({ id, title, question }) => (
            <option key={id} value={id}>
              {question == null ? title : `${title}: ${questions('question', { id: selector(question) })}`}
            </option>
          ))}
        </select>
      </label>
      <button className="button">{t('compare')}</button>
    </form>
  );
}
