/** How a game lets bots score positions, so that bots need no knowledge of a game. */

/** One of the numbers by which a position is judged. */
export interface Measure {
  readonly id: string;
  /** What it counts, in a phrase. */
  readonly meaning: string;
  /** What one more of it adds to the logarithm of the odds of winning. */
  readonly weight: number;
}

/** The measures by which bots value a position of a game. */
export interface Evaluation<M extends object = object> {
  readonly measures: readonly Measure[];
  /**
   * Writes the value of a position for `seat` into `out`, one number for each measure. It uses only what that seat may
   * know: exchanging cards that are hidden from the seat changes no number.
   */
  measure(match: M, seat: number, out: Float64Array): void;
}

/**
 * The measures of a seat minus the average of the other seats.
 * @param add adds the numbers of one seat, each times `share`, to `out`
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
