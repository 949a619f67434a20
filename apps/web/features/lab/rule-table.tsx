/** The rules of a run, with the number of times that each fired per game. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { RuleRef, type RuleNameList } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { ruleHrefIn } from '../../shared/query.ts';

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
    <div className="scroll-x" tabIndex={0} role="region" aria-label={t('tableOfRules')}>
      <table className="table lab-numbers">
        <thead>
          <tr>
            <th scope="col">{t('rule')}</th>
            {arms.map((arm, at) => (
              <th key={at} scope="col" className="number">
                {t('timesPerGameNamed', { arm: arm.name, named: String(arms.length > 1) })}
              </th>
            ))}
          </tr>
        </thead>
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
      </table>
    </div>
  );
}
