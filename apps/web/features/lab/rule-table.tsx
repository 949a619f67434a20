/** The rules of a run, with the number of times that each fired per game. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { RuleRef, type RuleNameList } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { ruleHrefIn } from '../../shared/query.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';

const aGame = (times: number, games: number): string => (games === 0 ? '–' : (times / games).toFixed(2));

export function RuleTable({
  arms,
  names,
}: {
  readonly arms: LabReportPartsFragment['arms'];
  readonly names: RuleNameList;
}) {
  const t = useTranslations('lab.ruleTable');
  const ids = [...new Set(arms.flatMap(({ rules }) => rules.map(({ id }) => id)))].sort();
  return (
    <WideTable
      label={t('tableOfRules')}
      className="table lab-numbers"
      columns={[
        t('rule'),
        ...arms.map((arm) => ({ number: t('timesPerGameNamed', { arm: arm.name, named: String(arms.length > 1) }) })),
      ]}
    >
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">
              <RuleRef id={id} href={ruleHrefIn(arms[0]!.ruleset.id, id)} name={names[id]} />
            </th>
            {arms.map((arm, at) => (
              <td key={at} className="number">
                {aGame(arm.rules.find((rule) => rule.id === id)?.times ?? 0, arm.games)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
