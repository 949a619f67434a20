/** Effects with their 95% intervals: one row per metric, zero in the middle, filled if the data shows a difference. */

import { useTranslations } from 'next-intl';
import { WideTable } from '../../shared/components/wide-table.tsx';

interface Effect {
  readonly metric: string;
  readonly title: string;
  /** `share` or `number`. */
  readonly unit: string;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly shown: boolean;
}

const WIDE = 200;
const TALL = 20;
const EDGE = 8;

const said = (value: number, unit: string): string =>
  unit === 'share' ? `${(value * 100).toFixed(1)}%` : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
const signed = (value: number, unit: string): string => (value > 0 ? '+' : '') + said(value, unit);

export interface EffectPlotProps {
  /** The subject of the table, for screen readers. */
  readonly label: string;
  readonly findings: readonly Effect[];
}

export function EffectPlot({ label, findings }: EffectPlotProps) {
  const t = useTranslations('desk.effectPlot');
  return (
    <WideTable
      label={label}
      className="table effects"
      columns={[t('number'), { number: t('before') }, { number: t('after') }, t('difference95Interval')]}
    >
      <tbody>
        {findings.map((finding) => (
          <tr key={finding.metric} data-shown={finding.shown}>
            <th scope="row">{finding.title}</th>
            <td className="number">{said(finding.before, finding.unit)}</td>
            <td className="number">{said(finding.after, finding.unit)}</td>
            <td>
              <Interval effect={finding} />
              <span className="effect-number">
                {signed(finding.difference, finding.unit)}{' '}
                <span className="quiet">
                  {t('to', { low: signed(finding.low, finding.unit), high: signed(finding.high, finding.unit) })}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** One interval on its own scale, with zero in the middle. */
function Interval({ effect: { low, high, difference } }: { readonly effect: Effect }) {
  const most = Math.max(Math.abs(low), Math.abs(high), Number.EPSILON);
  const x = (value: number): number => WIDE / 2 + (value / most) * (WIDE / 2 - EDGE);
  return (
    <svg className="effect-plot" viewBox={`0 0 ${WIDE} ${TALL}`} width={WIDE} height={TALL} aria-hidden="true">
      <path className="effect-zero" d={`M${WIDE / 2} 0V${TALL}`} />
      <path className="effect-line" d={`M${x(low)} ${TALL / 2}H${x(high)}`} />
      <circle className="effect-dot" cx={x(difference)} cy={TALL / 2} r="4.5" />
    </svg>
  );
}
