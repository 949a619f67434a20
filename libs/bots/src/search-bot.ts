/**
 * The bot that searches: information-set Monte Carlo tree search with one observer. Every iteration imagines a world, goes
 * down one tree of decisions by upper confidence bounds, adds one decision, plays on at random and judges. All worlds
 * share the tree, so an option is chosen for what it is worth over everything that the seat may not know.
 */
import type { Match } from '@rulewright/engine';
import type { Bot } from './bot.ts';
import type { Imagination } from './imagined-worlds.ts';
import type { Judge, NO_WEIGHTS, Weights } from './judge.ts';
import { playOn } from './play-on.ts';
import { ThinkingBot } from './thinking-bot.ts';
import { bestOf, newNode, type Node } from './search-tree.ts';

export interface SearchOptions {
  /** Worlds imagined for a decision: the budget. */
  readonly iterations: number;
  /** How strongly options tried less are preferred. */
  readonly exploration: number;
  /** Decisions played on at random below the tree. */
  readonly horizon: number;
  readonly weights?: Weights | typeof NO_WEIGHTS;
}

export const SEARCH: SearchOptions = { iterations: 400, exploration: 0.5, horizon: 40 };

const SEARCH_STREAM = 0x6d637473;

class SearchPlayer extends ThinkingBot {
  private readonly path: Node[] = [];

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

  /** One iteration: down the tree, one node more, a few decisions at random, the worth handed up. */
  private iterate(root: Node, world: Match, judge: Judge): void {
    const { path } = this;
    path.length = 0;
    let at = root;
    let grown = false;
    while (!world.over && !grown) {
      const seat = world.decisionSeat;
      const option = this.pick(at, world);
      const number = world.options[option]!;
      let next = at.next.get(number);
      world.choose(option);
      world.advance();
      if (!next) {
        next = newNode(seat);
        next.offered = 1;
        at.next.set(number, next);
        grown = true;
      }
      path.push(next);
      at = next;
    }
    playOn(world, this.random, this.options.horizon);
    for (const node of path) {
      node.visits++;
      node.worth += judge.worth(world, node.seat);
    }
  }

  /** An option not tried yet, any with equal chance; when there is none, the one with the highest bound. */
  private pick(at: Node, world: Match): number {
    let untried = 0;
    let best = 0;
    let bound = -1;
    for (let option = 0; option < world.optionCount; option++) {
      const node = at.next.get(world.options[option]!);
      if (!node) {
        if (this.random.below(++untried) === 0) best = option;
        continue;
      }
      node.offered++;
      if (untried > 0) continue;
      const { visits, offered, worth } = node;
      const upper = worth / visits + this.options.exploration * Math.sqrt(Math.log(offered) / visits);
      if (upper > bound) {
        bound = upper;
        best = option;
      }
    }
    return best;
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
