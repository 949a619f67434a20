/** What the games show, in sentences; then what they do not show; then both as intervals. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { PlotFigure, type IntervalRow } from '@rulewright/ui/lab';

type Finding = LabReportPartsFragment['findings'][number];

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** Whether they compare two arms: else they compare wins with an even share. */
  readonly compared: boolean;
  /** What the sentences hold against what, where the title does not say it. */
  readonly sides?: string | undefined;
  /** Games are still to come. */
  readonly early: boolean;
}

const row = (finding: Finding, scale: number): IntervalRow => ({
  title: finding.title,
  value: finding.difference / scale,
  low: finding.low / scale,
  high: finding.high / scale,
  shown: finding.shown,
});

export function Findings({ findings, compared, sides, early }: FindingsProps) {
  const shown = findings.filter((finding) => finding.shown);
  const others = findings.filter((finding) => !finding.shown);
  const shares = findings.filter(({ unit }) => unit === 'share');
  // Numbers of all sizes fit one plot as shares of what they were before.
  const numbers = findings.filter(({ unit, a }) => unit !== 'share' && a > 0);
  return (
    <>
      <section className="section" aria-labelledby="findings">
        <h2 id="findings">What the games show</h2>
        {sides && <p>{sides}</p>}
        {early && (
          <p className="lab-early-note">
            Games are still to come. Who looks often sees differences that chance brings and takes away again: count on
            what stands here at the end.
          </p>
        )}
        {shown.length === 0 ? (
          <p>No difference that chance would not bring. How large one could still be stands in the sentences below.</p>
        ) : (
          <ul className="lab-findings">
            {shown.map(({ metric, sentence }) => (
              <li key={metric}>{sentence}</li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <details open={shown.length === 0}>
            <summary>What they do not show ({others.length})</summary>
            <ul className="lab-findings lab-findings-others">
              {others.map(({ metric, sentence }) => (
                <li key={metric}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
        <p className="quiet">
          A difference counts as shown when chance alone would hardly bring it, all {findings.length} numbers looked at
          together: where the rules differ in nothing, at most one run of twenty shows anything (Holm). Ranges are 95%
          intervals: of twenty such ranges about one misses the number that ever more games would come to.
        </p>
      </section>
      <section className="section lab-plots" aria-label="Intervals">
        {shares.length > 0 && (
          <PlotFigure
            caption={compared ? 'Shares: how many points more or less' : 'Wins against an even share'}
            spec={{
              kind: 'intervals',
              rows: shares.map((finding) => row(finding, 1)),
              at: 0,
              label: 'difference in points, with its 95% interval',
              scale: 'percent',
            }}
          />
        )}
        {compared && numbers.length > 0 && (
          <PlotFigure
            caption="Numbers: how much more or less"
            spec={{
              kind: 'intervals',
              rows: numbers.map((finding) => row(finding, finding.a)),
              at: 0,
              label: 'difference in percent of before, with its 95% interval',
              scale: 'percent',
            }}
          />
        )}
      </section>
    </>
  );
}
