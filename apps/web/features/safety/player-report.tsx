/** A report of a player on the page for admins, with the button that closes it. */
'use client';
import { ClosePlayerReportDocument, type PlayerReportsQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

export function PlayerReport({
  id,
  matchId,
  name,
  reason,
  text,
  createdAt,
}: PlayerReportsQuery['playerReports'][number]) {
  const t = useTranslations('safety.reportsPage');
  const reasonOf = useTranslations('safety.reportPlayer');
  const router = useRouter();
  const closing = useAction();
  const close = async (): Promise<void> => {
    await request(ClosePlayerReportDocument, { id });
    router.refresh();
  };
  return (
    <li>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p>
        <strong>{reasonOf('reason', { reason })}</strong>{' '}
        <span className="quiet">
          {moment(createdAt)}, <a href={`/play/${matchId}`}>{t('match')}</a>
        </span>
      </p>
      {text !== '' && <p className="deck-description">{text}</p>}
      <div className="case-steps needs-script">
        <button
          type="button"
          className="button"
          aria-label={t('closeName', { name })}
          disabled={closing.busy}
          onClick={() => void closing.run(close)}
        >
          {t('close')}
        </button>
        <Refusal of={closing.error} />
      </div>
    </li>
  );
}
