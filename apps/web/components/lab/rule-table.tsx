/** Rules of a run: how often each was applied in a game. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { RuleRef } from '@rulewright/ui';
import { ruleHrefIn } from '../../lib/query.ts';

const aGame = (times: number, games: number): string => (games === 0 ? '–' : (times / games).toFixed(2));

export function RuleTable({ arms }: { readonly arms: LabReportPartsFragment['arms'] }) {
  const ids = [...new Set(arms.flatMap(({ rules }) => rules.map(({ id }) => id)))].sort();
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label="Table of rules">
      <table className="table lab-numbers">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            {arms.map((arm, at) => (
              <th key={at} scope="col" className="number">
                Times a game{arms.length > 1 && `, ${arm.name}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">
                <RuleRef id={id} href={ruleHrefIn(arms[0]!.ruleset.id, id)} />
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
