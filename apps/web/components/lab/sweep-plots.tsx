/** Every number of a sweep along the values of its parameter. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { PlotFigure } from '@rulewright/ui/lab';

interface SweepPlotsProps {
  readonly arms: LabReportPartsFragment['arms'];
  readonly parameter: string;
}

export function SweepPlots({ arms, parameter }: SweepPlotsProps) {
  const played = arms.filter((arm) => arm.games > 0);
  return (
    <section className="section" aria-labelledby="sweep">
      <h2 id="sweep">
        Along <code>{parameter}</code>
      </h2>
      <div className="lab-grid">
        {(arms[0]?.metrics ?? []).map(({ id, title, unit }) => (
          <PlotFigure
            key={id}
            caption={title}
            spec={{
              kind: 'sweep',
              label: parameter,
              scale: unit === 'share' ? 'percent' : 'plain',
              rows: played.flatMap((arm) =>
                arm.metrics
                  .filter((metric) => metric.id === id)
                  .map(({ value, low, high }) => ({ x: arm.name, value, low, high })),
              ),
            }}
          />
        ))}
      </div>
    </section>
  );
}
