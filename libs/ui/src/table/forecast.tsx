/** The totals of an option before the player confirms it, with the value of each card. */
import { RuleRef } from '../rules/rule-ref.tsx';
import type { ForecastData } from './types.ts';

export interface ForecastProps {
  readonly forecast: ForecastData;
  readonly names: readonly string[];
  /** The word next to the sum of a side. */
  readonly total: string;
  readonly ruleHref: (rule: string) => string;
}

export function Forecast({ forecast, names, total, ruleHref }: ForecastProps) {
  return (
    <div className="forecast">
      {forecast.sides.map((side) => (
        <section key={`${side.seat} ${side.label}`} className="forecast-side">
          <h3>
            {names[side.seat]}, {side.label}
          </h3>
          <ul>
            {side.parts.map((part, at) => (
              <li key={part.card ?? `${at} ${part.label}`}>
                <span>{part.label}</span> <strong>{part.value}</strong>
              </li>
            ))}
          </ul>
          <p className="forecast-total">
            <span>{total}</span> <strong>{side.total}</strong>
          </p>
        </section>
      ))}
      <p className="quiet">
        {forecast.open} <RuleRef id={forecast.rule} href={ruleHref(forecast.rule)} />
      </p>
    </div>
  );
}
