/**
 * The common part of all bots that think: random numbers, imagined worlds, scoring, and when to stop waiting. A subclass adds only how it
 * decides.
 */
import { Random, mixSeed, type Match } from '@rulewright/engine';
import type { BotPlayer } from './bot.ts';
import { Imagination } from './imagined-worlds.ts';
import { Judge, type NO_WEIGHTS, type Weights } from './judge.ts';

/** How often the same decision may come up before patience can end. */
const TIMES = 1;
/** After that, the bot takes a random option with a chance of one in ONE_IN, or one in ONE_IN_WHEN_AHEAD if its seat is ahead. */
const ONE_IN = 2;
const ONE_IN_WHEN_AHEAD = 32;

/**
 * Keeps bots from waiting for each other forever. In some positions the player who moves first loses, and a bot that notices this keeps
 * passing. When the same decision comes up again, a bot that is not ahead often takes a random option instead. A bot that is ahead rarely
 * does.
 */
class Patience {
  private readonly met = new Map<number, number>();

  begin(): void {
    this.met.clear();
  }

  /**
   * Whether the bot gives up waiting at the pending decision. Call it exactly once for each decision.
   * @param worth the score of the position for the asked seat, from 0 to 1
   */
  ends(match: Match, worth: number, random: Random): boolean {
    const key = likeness(match);
    const times = (this.met.get(key) ?? 0) + 1;
    this.met.set(key, times);
    return times > TIMES && random.below(worth > 0.5 ? ONE_IN_WHEN_AHEAD : ONE_IN) === 0;
  }
}

/** A digest that stays the same while nothing happens: the options, and the number of cards in each zone. */
function likeness(match: Match): number {
  let hash = 0x811c9dc5;
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  for (let option = 0; option < match.optionCount; option++) add(match.options[option]!);
  match.zoneCount.forEach(add);
  return hash;
}

export abstract class ThinkingBot implements BotPlayer {
  protected readonly random = new Random(0);
  private readonly patience = new Patience();
  private seed = 0;
  private imagination: Imagination | null = null;
  private judge: Judge | null = null;

  /** `stream` separates the random numbers of one kind of bot from those of another. */
  constructor(
    private readonly stream: number,
    private readonly weights?: Weights | typeof NO_WEIGHTS,
  ) {}

  begin(seed: number, seat: number): void {
    this.seed = mixSeed(seed ^ this.stream, seat);
    this.patience.begin();
  }

  choose(match: Match): number {
    const { random } = this;
    if (match.optionCount === 1) return 0;
    const here = mixSeed(this.seed, match.decisions);
    random.reseed(here);
    const { imagination, judge } = this.at(match);
    if (this.patience.ends(match, judge.worth(match, match.decisionSeat), random))
      return random.below(match.optionCount);
    imagination.look(match);
    return this.decide(match, imagination, judge, here);
  }

  /**
   * Chooses one of two or more options and returns its index.
   * @param imagination has already remembered this match
   * @param here a seed for this decision of this game and seat
   */
  protected abstract decide(match: Match, imagination: Imagination, judge: Judge, here: number): number;

  /** Returns the objects that are kept between decisions. Makes new ones for another table. */
  private at(match: Match): { imagination: Imagination; judge: Judge } {
    const imagination = Imagination.for(match, this.imagination);
    if (imagination !== this.imagination || this.judge === null)
      this.judge = new Judge(match.program.mechanics, this.weights);
    this.imagination = imagination;
    return { imagination, judge: this.judge };
  }
}
