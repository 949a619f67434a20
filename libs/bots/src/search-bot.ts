/**
 * A bot that searches: information-set Monte Carlo tree search with one observer. Every iteration imagines a world, descends the tree of
 * decisions by upper confidence bounds, adds one decision, plays on at random and scores the position. All worlds share the tree, so an
 * option is scored over every world that the seat has to consider.
 */
import type { Match } from '@rulewright/engine';
import type { Bot } from './bot.ts';
import type { Imagination } from './imagined-worlds.ts';
import type { Judge, NO_WEIGHTS, Weights } from './judge.ts';
import { playOn } from './play-on.ts';
import { ThinkingBot } from './thinking-bot.ts';
import { bestOf, newNode, pick, step, type Node } from './search-tree.ts';

export interface SearchOptions {
  /** Worlds imagined for a decision. This is the budget. */
  readonly iterations: number;
  /** How strongly the search prefers options that it tried less often. */
  readonly exploration: number;
  /** Random decisions after the last decision in the tree. */
  readonly horizon: number;
  readonly weights?: Weights | typeof NO_WEIGHTS;
}

export const SEARCH: SearchOptions = { iterations: 400, exploration: 0.5, horizon: 40 };

const SEARCH_STREAM = 0x6d637473;

class SearchPlayer extends ThinkingBot {
  private readonly path: Node[] = [];
  /** By seat: the score of the position that the running iteration came to, if it was needed. */
  private readonly worth: number[] = [];

  constructor(private readonly options: SearchOptions) {
    super(SEARCH_STREAM, options.weights);
  }

  protected decide(match: Match, imagination: Imagination, judge: Judge): number {
    const root = newNode(-1);
    for (let n = 0; n < this.options.iterations; n++) {
      if (imagination.deal(this.random)) this.iterate(root, imagination.world, judge);
    }
    return bestOf(root, match.options, match.optionCount);
  }

  /** One iteration: descends the tree, adds one node, plays some random decisions, and adds the score to every node on the path. */
  private iterate(root: Node, world: Match, judge: Judge): void {
    const { path } = this;
    path.length = 0;
    let at = root;
    let grown = false;
    while (!world.over && !grown) {
      at = step(at, world, pick(at, world, this.options.exploration, this.random));
      grown = at.visits === 0;
      path.push(at);
    }
    playOn(world, this.random, this.options.horizon);
    const { worth } = this;
    worth.length = 0;
    for (const node of path) {
      node.visits++;
      node.worth += worth[node.seat] ??= judge.worth(world, node.seat);
    }
  }
}

export function searchBot(options: SearchOptions, id = 'mcts'): Bot {
  return {
    id,
    name: 'Search',
    summary: `Searches ${options.iterations} imagined worlds for each decision (information-set Monte Carlo tree search).`,
    slow: true,
    budget: options.iterations,
    create: () => new SearchPlayer(options),
  };
}
