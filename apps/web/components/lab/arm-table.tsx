/** The numbers of each arm, side by side, with their intervals. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { whole, written } from './words.ts';

type Arms = LabReportPartsFragment['arms'];

/** Values that no arm has are those of ends that did not come up there. */
const NONE = { value: 0, low: 0, high: 0 };

export function ArmTable({ arms }: { readonly arms: Arms }) {
  const metrics = arms[0]?.metrics ?? [];
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label="Numbers of each ruleset">
      <table className="table lab-numbers lab-metrics">
        <thead>
          <tr>
            <th scope="col">Number</th>
            {arms.map((arm, at) => (
              <th key={at} scope="col" className="number">
                {arm.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Games</th>
            {arms.map((arm, at) => (
              <td key={at} className="number">
                {whole(arm.games)}
              </td>
            ))}
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
                        {written(unit, low)} to {written(unit, high)}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">Checksum</th>
            {arms.map((arm, at) => (
              <td key={at} className="number">
                <code>{arm.checksum}</code>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
