/** The interface through which a game gives learning bots numbers about positions and options. */

/**
 * Numbers by which a learning bot distinguishes positions and options, in addition to the measures of the evaluation, the open cards and the
 * kind of an option. Both functions use only information that the seat may know. If two cards that are hidden from the seat are exchanged,
 * no number changes.
 */
export interface Features<M extends object = object> {
  /** The names of the numbers of a position, in the order in which `readPosition` writes them. */
  readonly position: readonly string[];
  /** The names of the numbers of an option, in the order in which `readOption` writes them. */
  readonly option: readonly string[];
  /** Writes the numbers of the position for `seat`. `out` contains zeros before the call. */
  readPosition(match: M, seat: number, out: Float64Array): void;
  /** Writes the numbers of a packed option of the pending decision of `seat`. `out` contains zeros before the call. */
  readOption(match: M, seat: number, option: number, out: Float64Array): void;
}
