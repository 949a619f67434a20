/** The tree of a search: decisions that were taken, how often, and with which results. */

/** A decision taken in the tree, reached from its parent. */
export interface Node {
  /** Who took it. */
  readonly seat: number;
  visits: number;
  /** How often it was offered when the search passed its parent. */
  offered: number;
  /** Worth to `seat`, summed over the visits. */
  worth: number;
  /** By option number, as `match.options` has it. */
  readonly next: Map<number, Node>;
}

export const newNode = (seat: number): Node => ({ seat, visits: 0, offered: 0, worth: 0, next: new Map() });

/**
 * The option worth most on average, among those tried at least half as often as the one tried most: what was tried
 * little is known badly.
 */
export function bestOf(root: Node, options: ArrayLike<number>, count: number): number {
  let most = 0;
  for (const node of root.next.values()) most = Math.max(most, node.visits);
  let best = 0;
  let worth = -1;
  for (let option = 0; option < count; option++) {
    const node = root.next.get(options[option]!);
    if (!node || 2 * node.visits < most || node.worth / node.visits <= worth) continue;
    worth = node.worth / node.visits;
    best = option;
  }
  return best;
}
