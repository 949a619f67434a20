/** A metric: the ratio of two sums over games. */
import type { GameRow } from '../plan/run-part.ts';

/** How values are shown: `share` in percent, `number` as a plain number. */
export type MetricUnit = 'share' | 'number';

export interface Metric {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  /** The game's part of the numerator (`of`) and of the denominator (`per`). */
  readonly of: (row: GameRow) => number;
  readonly per: (row: GameRow) => number;
  /** Whether an earlier metric implies this one. Comparisons leave it out. */
  readonly implied?: boolean;
}
