/** Plots of every metric of a sweep against the values of its parameter. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { PlotFigure } from '@rulewright/ui/lab';
import { useTranslations } from 'next-intl';
import { written } from './numbers.ts';

interface SweepPlotsProps {
  readonly arms: LabReportPartsFragment['arms'];
  readonly parameter: string;
}

export function SweepPlots({ arms, parameter }: SweepPlotsProps) {
  const t = useTranslations('lab.sweepPlots');
  const played = arms.filter((arm) => arm.games > 0);
  const metrics = (arms[0]?.metrics ?? []).map(({ id, title, unit }) => ({
    ...{ id, title, unit },
    rows: played.flatMap((arm) =>
      arm.metrics
        .filter((metric) => metric.id === id)
        .map(({ value, low, high }) => ({ x: arm.name, value, low, high })),
    ),
  }));
  const constant = metrics.filter(({ rows }) => rows.every(({ low, high }) => low === high && low === rows[0]!.low));
  return (
    <section aria-labelledby="sweep">
      <h3 id="sweep">{t.rich('along', { parameter, code: (chunks) => <code>{chunks}</code> })}</h3>
      <div className="lab-grid">
        {metrics
          .filter((metric) => !constant.includes(metric))
          .map(({ id, title, unit, rows }) => (
            <PlotFigure
              key={id}
              caption={title}
              spec={{ kind: 'sweep', label: parameter, scale: unit === 'share' ? 'percent' : 'plain', rows }}
            />
          ))}
      </div>
      {constant.length > 0 && (
        <p className="quiet">
          {t('sameEveryGameEvery', {
            constant: constant
              .map(({ title, unit, rows }) => `${title} (${written(unit, rows[0]?.value ?? 0)})`)
              .join(', '),
          })}
        </p>
      )}
    </section>
  );
}
