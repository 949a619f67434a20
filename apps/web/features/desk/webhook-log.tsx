/** The latest deliveries of a webhook, with their outcomes. */
import type { WebhookDeliveriesQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { moment } from '../../shared/editing/states.ts';

export function WebhookLog({ deliveries }: { readonly deliveries: WebhookDeliveriesQuery['webhookDeliveries'] }) {
  const t = useTranslations('desk.webhooksDesk');
  if (deliveries.length === 0) return <p>{t('logEmpty')}</p>;
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={t('log')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('event', { event: 'name' })}</th>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ id, about, createdAt, state, attempts, problem }) => (
            <tr key={id}>
              <th scope="row">{about}</th>
              <td>{moment(createdAt)}</td>
              <td>
                {t('state', { state, attempts })} {problem}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
