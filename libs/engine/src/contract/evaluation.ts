/** The interface through which a game scores positions for bots. Bots need no knowledge of the game itself. */

/** One of the numbers that score a position. */
export interface Measure {
  readonly id: string;
  /** A phrase that says what the measure counts. */
  readonly meaning: string;
  /** The amount that one unit adds to the logarithm of the odds of winning. */
  readonly weight: number;
}

/** The measures with which bots score the positions of a game. */
export interface Evaluation<M extends object = object> {
  readonly measures: readonly Measure[];
  /**
   * Writes the value of each measure for `seat` into `out`. Uses only information that the seat may know: exchanging
   * cards that are hidden from the seat changes no value.
   */
  measure(match: M, seat: number, out: Float64Array): void;
}

/**
 * The measures of a seat minus the average of the other seats.
 * @param add adds the numbers of one seat, each multiplied by `share`, to `out`
 */
export function aheadOfOthers<M extends { readonly seats: number }>(
  add: (match: M, seat: number, share: number, out: Float64Array) => void,
): Evaluation<M>['measure'] {
  return (match: M, seat: number, out: Float64Array) => {
    out.fill(0);
    const share = -1 / (match.seats - 1);
    for (let each = 0; each < match.seats; each++) add(match, each, each === seat ? 1 : share, out);
  };
}
