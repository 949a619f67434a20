/**
 * The bot that searches: information-set Monte Carlo tree search with one observer. Every iteration imagines a world, goes
 * down one tree of decisions by upper confidence bounds, adds one decision, plays on at random and judges. All worlds
 * share the tree, so an option is chosen for what it is worth over everything that the seat may not know.
 */
import { Random, mixSeed, type Kernel, type Match } from '@rulewright/engine';
import type { Bot, BotPlayer } from './bot.ts';
import { Imagination } from './imagine.ts';
import { Judge, type Weights } from './judge.ts';
import { Patience } from './patience.ts';
import { playOn } from './play-on.ts';

export interface SearchOptions {
  /** Worlds imagined for a decision: the budget. */
  readonly iterations: number;
  /** How strongly options tried less are preferred. */
  readonly exploration: number;
  /** Decisions played on at random below the tree. */
  readonly horizon: number;
  readonly weights?: Weights;
}

export const SEARCH: SearchOptions = { iterations: 400, exploration: 0.5, horizon: 6 };

const SEARCH_STREAM = 0x6d637473;

/** A decision taken in the tree, reached from its parent. */
interface Node {
  /** Who took it. */
  readonly seat: number;
  visits: number;
  /** How often it was on offer when its parent was passed. */
  offered: number;
  /** Worth to `seat`, summed over the visits. */
  worth: number;
  /** By option number. */
  readonly next: Map<number, Node>;
}

const newNode = (seat: number): Node => ({ seat, visits: 0, offered: 0, worth: 0, next: new Map() });

class SearchPlayer implements BotPlayer {
  private readonly random = new Random(0);
  private readonly patience = new Patience();
  private seed = 0;
  private imagination: Imagination | null = null;
  private judge: Judge | null = null;

  constructor(private readonly options: SearchOptions) {}

  begin(seed: number, seat: number): void {
    this.seed = mixSeed(seed ^ SEARCH_STREAM, seat);
    this.patience.begin();
  }

  choose(match: Match): number {
    if (match.optionCount === 1) return 0;
    this.random.reseed(mixSeed(this.seed, match.decisions));
    const before = this.imagination;
    const imagination = (this.imagination = Imagination.for(match, before));
    if (imagination !== before || !this.judge)
      this.judge = new Judge(match.program.plugin as Kernel, this.options.weights);
    const worth = this.judge.worth(match, match.decisionSeat);
    if (this.patience.ends(match, worth, this.random)) return this.random.below(match.optionCount);
    imagination.look(match);
    const root = newNode(-1);
    for (let n = 0; n < this.options.iterations; n++) {
      if (imagination.deal(this.random)) this.iterate(root, imagination.world, this.judge);
    }
    return bestOf(root, match);
  }

  /** One iteration: down the tree, one node more, a few decisions at random, the worth handed up. */
  private iterate(root: Node, world: Match, judge: Judge): void {
    const path: Node[] = [];
    let at = root;
    let grown = false;
    while (!world.over && !grown) {
      const option = this.pick(at, world);
      const number = world.options[option]!;
      let next = at.next.get(number);
      if (!next) {
        next = newNode(world.decisionSeat);
        next.offered = 1;
        at.next.set(number, next);
        grown = true;
      }
      path.push(next);
      world.choose(option);
      world.advance();
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

/**
 * The option worth most on average, among those tried at least half as often as the one tried most: what was tried
 * little is known badly.
 */
function bestOf(root: Node, match: Match): number {
  let most = 0;
  for (const node of root.next.values()) most = Math.max(most, node.visits);
  let best = 0;
  let worth = -1;
  for (let option = 0; option < match.optionCount; option++) {
    const node = root.next.get(match.options[option]!);
    if (!node || 2 * node.visits < most || node.worth / node.visits <= worth) continue;
    worth = node.worth / node.visits;
    best = option;
  }
  return best;
}

export function searchBot(options: SearchOptions, id = 'mcts'): Bot {
  return {
    id,
    name: 'Search',
    summary: `Searches ${options.iterations} imagined worlds for each decision (information-set Monte Carlo tree search).`,
    create: () => new SearchPlayer(options),
  };
}
