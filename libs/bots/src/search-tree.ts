/** The tree of a search: the decisions tried so far, how often each was tried, and their scores. */
import type { Match, Random } from '@rulewright/engine';

/** A decision in the tree, reached from its parent. */
export interface Node {
  /** The seat that took the decision. */
  readonly seat: number;
  visits: number;
  /** How often the decision was available when the search passed its parent. */
  offered: number;
  /** The sum of the scores for `seat`, over all visits. */
  worth: number;
  /** Keyed by option number, as in `match.options`. */
  readonly next: Map<number, Node>;
}

export const newNode = (seat: number): Node => ({ seat, visits: 0, offered: 0, worth: 0, next: new Map() });

/**
 * Chooses a random untried option, or, if there is none, the option with the highest upper confidence bound.
 * @param exploration how strongly to prefer options that were tried less often
 */
export function pick(at: Node, world: Match, exploration: number, random: Random): number {
  let untried = 0;
  let best = 0;
  let bound = -1;
  for (let option = 0; option < world.optionCount; option++) {
    const node = at.next.get(world.options[option]!);
    if (!node) {
      if (random.below(++untried) === 0) best = option;
      continue;
    }
    node.offered++;
    if (untried > 0) continue;
    const { visits, offered, worth } = node;
    const upper = worth / visits + exploration * Math.sqrt(Math.log(offered) / visits);
    if (upper > bound) {
      bound = upper;
      best = option;
    }
  }
  return best;
}

/** Takes an option in the world. Returns its node, which is new to the tree if it has no visits. */
export function step(at: Node, world: Match, option: number): Node {
  const seat = world.decisionSeat;
  const number = world.options[option]!;
  let next = at.next.get(number);
  world.choose(option);
  world.advance();
  if (!next) {
    next = newNode(seat);
    next.offered = 1;
    at.next.set(number, next);
  }
  return next;
}

/**
 * The index of the option with the best average score. Options tried less than half as often as the most tried one are left out, because
 * their averages are unreliable.
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
