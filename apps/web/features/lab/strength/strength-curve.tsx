/** A curve of strength against budget, drawn on the server. The table below it has the same numbers. */
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { scoreText, type Curve } from './strength-rows.ts';

const WIDE = 480;
const TALL = 240;
const LEFT = 48;
const RIGHT = 20;
const TOP = 12;
const BOTTOM = 44;
/** The shares that have a line and a label. */
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const EVEN = 0.5;

const y = (share: number): number => TOP + (1 - Math.min(1, Math.max(0, share))) * (TALL - TOP - BOTTOM);

/** Places budgets by their logarithm, because each step multiplies the budget. */
function placing(budgets: readonly number[]): (budget: number) => number {
  const [least, most] = [Math.log(budgets[0]!), Math.log(budgets.at(-1)!)];
  return (budget) => LEFT + RIGHT + ((Math.log(budget) - least) / (most - least)) * (WIDE - LEFT - 3 * RIGHT);
}

const whole = new Intl.NumberFormat('en-GB');

export function StrengthCurve({
  curve,
  ruleset,
  against,
}: {
  readonly curve: Curve;
  /** The display names of the ruleset and the opponent. */
  readonly ruleset: string;
  readonly against: string;
}) {
  const t = useTranslations('lab.strength');
  const { points, bot } = curve;
  const x = placing(points.map(({ budget }) => budget));
  const kind = selector(bot);
  return (
    <figure className="plot-figure strength-curve">
      <figcaption>{t('curveTitle', { bot: kind, ruleset, against })}</figcaption>
      <svg className="plot" viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={t('curveLabel', { against })}>
        {TICKS.map((share) => (
          <g key={share} className={share === EVEN ? 'strength-even' : 'strength-line'}>
            <path d={`M${LEFT} ${y(share)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 8} y={y(share) + 4} textAnchor="end">
              {100 * share}%
            </text>
          </g>
        ))}
        <path
          className="strength-path"
          d={points.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.budget)} ${y(point.score)}`).join('')}
        />
        {points.map(({ budget, score, margin }) => (
          <g key={budget}>
            <path className="strength-margin" d={`M${x(budget)} ${y(score - margin)}V${y(score + margin)}`} />
            <circle className="strength-dot" cx={x(budget)} cy={y(score)} r="4" />
            <text x={x(budget)} y={TALL - BOTTOM + 18} textAnchor="middle">
              {whole.format(budget)}
            </text>
          </g>
        ))}
        <text x={(LEFT + WIDE - RIGHT) / 2} y={TALL - 6} textAnchor="middle">
          {t('budget', { bot: kind })}
        </text>
      </svg>
      <details>
        <summary>{t('showTable')}</summary>
        <table className="table">
          <caption>{t('curveTitle', { bot: kind, ruleset, against })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('budget', { bot: kind })}</th>
              <th scope="col" className="number">
                {t('score')}
              </th>
              <th scope="col" className="number">
                {t('games')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.budget}>
                <th scope="row">{whole.format(point.budget)}</th>
                <td className="number">{scoreText(point)}</td>
                <td className="number">{whole.format(point.games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
