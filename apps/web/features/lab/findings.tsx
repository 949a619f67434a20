/** The findings of a run as sentences, then the metrics without a finding, then all of them as intervals. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { PlotFigure, type IntervalRow } from '@rulewright/ui/lab';
import { useTranslations } from 'next-intl';

type Finding = LabReportPartsFragment['findings'][number];

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** Whether the run compares two arms. Otherwise the findings compare wins with an even share. */
  readonly compared: boolean;
  /** The two sides of the comparison, if the title does not name them. */
  readonly sides?: string | undefined;
  /** Whether games are still being played. */
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
  const t = useTranslations('lab.findings');
  const shown = findings.filter((finding) => finding.shown);
  const others = findings.filter((finding) => !finding.shown);
  const shares = findings.filter(({ unit }) => unit === 'share');
  // Divides each number by its earlier value, so that numbers of any size fit into one plot.
  const numbers = findings.filter(({ unit, a }) => unit !== 'share' && a > 0);
  return (
    <>
      <div>
        {sides && <p>{sides}</p>}
        {early && <p className="lab-early-note">{t('gamesStillBeingPlayed')}</p>}
        {shown.length === 0 ? (
          <p>{t('noDifferenceBeyondWhat')}</p>
        ) : (
          <ul className="lab-findings">
            {shown.map(({ metric, sentence }) => (
              <li key={metric}>{sentence}</li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <details open={shown.length === 0}>
            <summary>{t('whatTheyDoNot', { count: others.length })}</summary>
            <ul className="lab-findings lab-findings-others">
              {others.map(({ metric, sentence }) => (
                <li key={metric}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
        <p className="quiet">{t('differenceCountsShownWhen', { count: findings.length })}</p>
      </div>
      <section className="lab-plots" aria-label={t('intervals')}>
        {shares.length > 0 && (
          <PlotFigure
            caption={compared ? t('sharesDifferencePercentagePoints') : t('winsComparedEvenShare')}
            spec={{
              kind: 'intervals',
              rows: shares.map((finding) => row(finding, 1)),
              at: 0,
              label: t('pointsLabel'),
              scale: 'percent',
            }}
          />
        )}
        {compared && numbers.length > 0 && (
          <PlotFigure
            caption={t('numbersDifferenceInPercent')}
            spec={{
              kind: 'intervals',
              rows: numbers.map((finding) => row(finding, finding.a)),
              at: 0,
              label: t('percentLabel'),
              scale: 'percent',
            }}
          />
        )}
      </section>
    </>
  );
}
