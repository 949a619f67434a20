/**
 * The common part of all bots that think: random numbers, imagined worlds, scoring, and when to stop waiting. A subclass adds only how it
 * decides.
 */
import { Random, mixSeed, type Match } from '@rulewright/engine';
import type { BotPlayer } from './bot.ts';
import { Imagination } from './imagined-worlds.ts';
import { Judge, type NO_WEIGHTS, type Weights } from './judge.ts';
import { Patience } from './patience.ts';

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
