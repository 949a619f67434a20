/** A row of the report: the two sides of a comparison, the bar and the result. */
import type { Timing } from './measure.ts';

export interface BenchRow {
  readonly work: string;
  readonly reference: string;
  /** The bar: the highest or lowest acceptable figure. Null if the row has no criterion. */
  readonly bar: { readonly sense: 'at most' | 'at least'; readonly value: number } | null;
  readonly reachFor?: number;
  readonly measured: number;
  /** The unit of the figures: a ratio (`x`), milliseconds or megabytes. */
  readonly unit: 'x' | 'ms' | 'MB';
  /** The absolute figures behind the ratio, as text. */
  readonly figures: string;
}

export type BenchGroup = () => BenchRow[] | Promise<BenchRow[]>;

export const atMost = (value: number): BenchRow['bar'] => ({ sense: 'at most', value });
export const atLeast = (value: number): BenchRow['bar'] => ({ sense: 'at least', value });

export const passes = ({ bar, measured }: BenchRow): boolean | null =>
  bar === null ? null : bar.sense === 'at most' ? measured <= bar.value : measured >= bar.value;

/** Formats a number with three significant digits: `1.23`, `12.3`, `1,230`. */
export const short = (value: number): string =>
  value.toLocaleString('en-US', value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });

/** Formats a time in the unit that suits its size. */
export function time(ns: number): string {
  if (ns < 1e3) return `${short(ns)} ns`;
  if (ns < 1e6) return `${short(ns / 1e3)} us`;
  return ns < 1e9 ? `${short(ns / 1e6)} ms` : `${short(ns / 1e9)} s`;
}

/** Formats two times: "391 ns against 86 ns a decision". */
export const against = (a: Timing, b: Timing, unit: string): string => `${time(a.ns)} against ${time(b.ns)} a ${unit}`;

/** Formats two rates: "2,600,000 against 10,500 a second". */
export const rates = (a: Timing, b: Timing, aUnit: string, bUnit: string): string =>
  `${short(a.perSecond)} ${aUnit} against ${short(b.perSecond)} ${bUnit} a second`;
