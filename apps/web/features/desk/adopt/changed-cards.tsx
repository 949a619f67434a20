/** One page of the cards that an adoption changes, with their values before and after. */
'use client';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import type { SeenAdoption } from './adoption-types.ts';
import { WideTable } from '../../../shared/components/wide-table.tsx';

/** Removes the prefix: `data.cost` becomes `cost`. */
export const fieldName = (field: string): string => field.replace(/^data\./u, '');

export function ChangedCards({ changes }: { readonly changes: SeenAdoption['changes'] }) {
  const t = useTranslations('desk.changedCards');
  if (changes.length === 0) return <p>{t('noChanges')}</p>;
  return (
    <WideTable label={t('beforeAndAfter')} className="adopt-changes" columns={[t('field'), t('before'), t('after')]}>
      {changes.map((change) => (
        <tbody key={change.card}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {change.name}{' '}
              <span className="quiet">
                {t('kind', { kind: selector(change.kind) })}
                {change.row != null && t('row', { row: change.row })}
              </span>
            </th>
          </tr>
          {change.values
            .filter(({ before, after }) => before !== '' || after !== '')
            .map(({ field, column, before, after }) => (
              <tr key={field}>
                <td>
                  {fieldName(field)}
                  {column != null && column !== fieldName(field) && <span className="quiet"> ← {column}</span>}
                </td>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </WideTable>
  );
}
