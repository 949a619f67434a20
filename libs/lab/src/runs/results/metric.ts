/** A metric: a number of each game, as a ratio of two sums. */
import type { GameRow } from '../plan/run-part.ts';

/** How a number is written: a share in percent, a plain number, or a count a game. */
export type MetricUnit = 'share' | 'number';

export interface Metric {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  /** What a game adds above and below the line. */
  readonly of: (row: GameRow) => number;
  readonly per: (row: GameRow) => number;
  /** It says the same as a metric before it: a comparison leaves it out. */
  readonly implied?: boolean;
}
