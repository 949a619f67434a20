/** The metrics of each arm side by side, with their intervals. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { whole, written } from './numbers.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';

type Arms = LabReportPartsFragment['arms'];

/** The value for a cause of ending that did not occur in an arm. */
const NONE = { value: 0, low: 0, high: 0 };

export function ArmTable({ arms }: { readonly arms: Arms }) {
  const t = useTranslations('lab.armTable');
  return (
    <WideTable
      label={t('numbersOfEachRuleset')}
      className="table lab-numbers lab-metrics"
      columns={[t('number'), ...arms.map((arm) => ({ number: arm.name }))]}
    >
      <tbody>
        <tr>
          <th scope="row">{t('games')}</th>
          {arms.map((arm, at) => (
            <td key={at} className="number">
              {whole(arm.games)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('checksum')}</th>
          {arms.map((arm, at) => (
            <td key={at} className="number">
              <code>{arm.checksum}</code>
            </td>
          ))}
        </tr>
      </tbody>
      {GROUPS.map((group) => (
        <GroupRows key={group} group={group} arms={arms} />
      ))}
    </WideTable>
  );
}

/** The groups in the order of the table. */
const GROUPS = ['result', 'draws', 'events', 'end'] as const;

function GroupRows({ group, arms }: { readonly group: (typeof GROUPS)[number]; readonly arms: Arms }) {
  const t = useTranslations('lab.armTable');
  const metrics = (arms[0]?.metrics ?? []).filter((metric) => metric.group === group);
  if (metrics.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={arms.length + 1} className="lab-group">
          {t('group', { group })}
        </th>
      </tr>
      {metrics.map(({ id, title, unit }) => (
        <tr key={id}>
          <th scope="row">{title}</th>
          {arms.map((arm, at) => {
            const { value, low, high } = arm.metrics.find((metric) => metric.id === id) ?? NONE;
            return (
              <td key={at} className="number">
                {written(unit, value)}
                {low < high && (
                  <span className="quiet lab-interval">
                    {t('to', { low: written(unit, low), high: written(unit, high) })}
                  </span>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
