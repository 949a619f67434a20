/** The latest deliveries of a webhook, with their outcomes. */
import type { WebhookDeliveriesQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { moment } from '../../shared/editing/states.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';

export function WebhookLog({ deliveries }: { readonly deliveries: WebhookDeliveriesQuery['webhookDeliveries'] }) {
  const t = useTranslations('desk.webhooksDesk');
  if (deliveries.length === 0) return <p>{t('logEmpty')}</p>;
  return (
    <WideTable label={t('log')} className="table" columns={[t('event', { event: 'name' }), t('when'), t('outcome')]}>
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
    </WideTable>
  );
}
