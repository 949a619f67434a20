/**
 * A search that knows how its opponents decide. In its imagined worlds, a known bot plays all other seats, and the search looks for the best
 * response. Its score against the known bot shows how far that bot can be exploited. It sees only its seat's view: it knows neither the
 * opponents' cards nor their random numbers.
 */
import type { Match } from '@rulewright/engine';
import type { Bot, BotPlayer } from './bot.ts';
import type { Imagination } from './imagined-worlds.ts';
import type { Judge } from './judge.ts';
import { bestOf, newNode, pick, step, type Node } from './search-tree.ts';
import { ThinkingBot } from './thinking-bot.ts';

export interface ResponseOptions {
  /** The number of imagined worlds for each decision. This is the budget. */
  readonly iterations: number;
  /** The number of decisions after the last one in the tree. The known bot takes them for all seats. */
  readonly horizon: number;
}

const EXPLORATION = 0.5;
const RESPONSE_STREAM = 0x72657370;
const RANGE = 2 ** 32;

class ResponsePlayer extends ThinkingBot {
  private readonly path: Node[] = [];
  /** By seat: a player of the known bot. */
  private readonly known: BotPlayer[] = [];

  constructor(
    private readonly bot: Bot,
    private readonly options: ResponseOptions,
  ) {
    super(RESPONSE_STREAM);
  }

  protected decide(match: Match, imagination: Imagination, judge: Judge): number {
    while (this.known.length < match.seats) this.known.push(this.bot.create());
    const root = newNode(-1);
    for (let n = 0; n < this.options.iterations; n++)
      if (imagination.deal(this.random)) this.iterate(root, imagination.world, match.decisionSeat, judge);
    return bestOf(root, match.options, match.optionCount);
  }

  /** Descends the tree to a new node, plays on with the known bot, and adds the score to every node on the path. */
  private iterate(root: Node, world: Match, mine: number, judge: Judge): void {
    const { path, known, random } = this;
    path.length = 0;
    // A new seed for every world, because the seat does not know the random numbers of its opponents.
    known.forEach((player, seat) => player.begin(random.below(RANGE) | 0, seat));
    let at = root;
    let grown = false;
    while (!world.over && !grown) {
      const seat = world.decisionSeat;
      const option = seat === mine ? pick(at, world, EXPLORATION, random) : known[seat]!.choose(world);
      at = step(at, world, option);
      // Only a new node of the own seat ends the descent, because the search does not choose the decisions of other seats.
      grown = at.visits === 0 && seat === mine;
      path.push(at);
    }
    for (let left = this.options.horizon; left > 0 && !world.over; left--) {
      world.choose(known[world.decisionSeat]!.choose(world));
      world.advance();
    }
    const worth = judge.worth(world, mine);
    for (const node of path) {
      node.visits++;
      node.worth += worth;
    }
  }
}

export const responseBot = (known: Bot, options: ResponseOptions): Bot => ({
  id: `response to ${known.id}`,
  name: 'Best response',
  summary: `Knows how ${known.name} decides, and searches ${options.iterations} imagined worlds for the best response.`,
  slow: true,
  budget: options.iterations,
  create: () => new ResponsePlayer(known, options),
});
