/** Plots of a deck, drawn as SVG so that they need neither scripts nor inline styles. */
import type { ReactNode } from 'react';

export interface CurvePoint {
  readonly points: number;
  readonly copies: number;
}

const BAR = 36;
const TALL = 132;

export interface CostCurveProps {
  readonly curve: readonly CurvePoint[];
  readonly label: string;
  /** The label and all numbers as text. */
  readonly said: string;
}

/** Copies by cost: one bar per cost, with the number above it. */
export function CostCurve({ curve, label, said }: CostCurveProps) {
  const most = Math.max(1, ...curve.map((one) => one.copies));
  const width = Math.max(1, curve.length) * BAR;
  return (
    <figure className="chart">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${width} ${TALL + 46}`} width={width} height={TALL + 46} role="img" aria-label={said}>
        {curve.map((one, i) => {
          const height = Math.round((one.copies / most) * TALL);
          const middle = i * BAR + BAR / 2;
          return (
            <g key={one.points}>
              {one.copies > 0 && (
                <rect
                  className="chart-bar"
                  x={i * BAR + 5}
                  y={22 + TALL - height}
                  width={BAR - 10}
                  height={height}
                  rx="2"
                />
              )}
              <text className="chart-value" x={middle} y={16 + TALL - height} textAnchor="middle">
                {one.copies > 0 ? one.copies : ''}
              </text>
              <text className="chart-tick" x={middle} y={TALL + 40} textAnchor="middle">
                {one.points}
              </text>
            </g>
          );
        })}
        <path className="chart-axis" d={`M0 ${TALL + 22.5}H${width}`} />
      </svg>
    </figure>
  );
}

export interface CompositionData {
  readonly field: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** The shares of a deck by one property, as horizontal bars, largest first. `name` translates a value. */
export function Composition({
  facet,
  name = (value) => value,
}: {
  readonly facet: CompositionData;
  readonly name?: (value: string) => string;
}) {
  const values = [...facet.values].filter((one) => one.count > 0).sort((a, b) => b.count - a.count);
  const most = Math.max(1, ...values.map((one) => one.count));
  return (
    <figure className="chart composition">
      <figcaption>{facet.label}</figcaption>
      <ul>
        {values.map((one) => (
          <li key={one.value}>
            <span>{name(one.value)}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="chart-bar" width={(one.count / most) * 100} height="8" />
            </svg>
            <b>{one.count}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

export interface LimitBarProps {
  readonly value: number;
  readonly limit: number | null;
  /** The same as text: "118 of 125 points". */
  readonly children: ReactNode;
}

/** The used part of a limit, as a bar below its text. */
export function LimitBar({ value, limit, children }: LimitBarProps) {
  const over = limit !== null && value > limit;
  const scale = Math.max(value, limit ?? value, 1);
  return (
    <div className="limit" data-over={over}>
      <span>{children}</span>
      {limit !== null && (
        <svg viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className="limit-ground" width="200" height="8" />
          <rect className="limit-used" width={(Math.min(value, limit) / scale) * 200} height="8" />
          {over && (
            <rect className="limit-over" x={(limit / scale) * 200} width={((value - limit) / scale) * 200} height="8" />
          )}
        </svg>
      )}
    </div>
  );
}
