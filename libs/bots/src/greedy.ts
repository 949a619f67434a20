/**
 * The bot that looks one decision ahead. For each option it imagines some worlds, takes the option, lets all seats play
 * on at random for a few decisions and judges where that leads. The option with the best average is taken.
 */
import { Random, mixSeed, type Kernel, type Match } from '@rulewright/engine';
import type { Bot, BotPlayer } from './bot.ts';
import { Imagination } from './imagine.ts';
import { Judge, type NO_WEIGHTS, type Weights } from './judge.ts';
import { Patience } from './patience.ts';
import { playOn } from './play-on.ts';

export interface GreedyOptions {
  /** Worlds imagined for each option. */
  readonly worlds: number;
  /** Decisions played on in each. */
  readonly horizon: number;
  readonly weights?: Weights | typeof NO_WEIGHTS;
}

export const GREEDY: GreedyOptions = { worlds: 8, horizon: 7 };

const GREEDY_STREAM = 0x67726565;

class GreedyPlayer implements BotPlayer {
  private readonly random = new Random(0);
  private readonly patience = new Patience();
  private seed = 0;
  private imagination: Imagination | null = null;
  private judge: Judge | null = null;

  constructor(private readonly options: GreedyOptions) {}

  begin(seed: number, seat: number): void {
    this.seed = mixSeed(seed ^ GREEDY_STREAM, seat);
    this.patience.begin();
  }

  choose(match: Match): number {
    const count = match.optionCount;
    if (count === 1) return 0;
    const { random } = this;
    const here = mixSeed(this.seed, match.decisions);
    random.reseed(here);
    const before = this.imagination;
    const imagination = (this.imagination = Imagination.for(match, before));
    if (imagination !== before || !this.judge)
      this.judge = new Judge(match.program.plugin as Kernel, this.options.weights);
    const seat = match.decisionSeat;
    if (this.patience.ends(match, this.judge.worth(match, seat), random)) return random.below(count);
    imagination.look(match);
    const worth = new Float64Array(count);
    for (let option = 0; option < count; option++) {
      for (let n = 0; n < this.options.worlds; n++) {
        // Every option meets the same worlds: what differs is what the option does.
        random.reseed(mixSeed(here, n));
        if (!imagination.deal(random)) continue;
        const { world } = imagination;
        world.choose(option);
        world.advance();
        playOn(world, random, this.options.horizon);
        worth[option]! += this.judge.worth(world, seat);
      }
    }
    random.reseed(here);
    return bestOf(worth, random);
  }
}

/** The greatest; among equals any with equal chance. */
function bestOf(worth: Float64Array, random: Random): number {
  let best = 0;
  let equals = 1;
  for (let option = 1; option < worth.length; option++) {
    if (worth[option]! > worth[best]!) {
      best = option;
      equals = 1;
    } else if (worth[option] === worth[best] && random.below(++equals) === 0) best = option;
  }
  return best;
}

export function greedyBot(options: GreedyOptions, id = 'greedy'): Bot {
  return {
    id,
    name: 'Greedy',
    summary: `Looks one decision ahead: tries each option in ${options.worlds} imagined worlds and judges where it leads.`,
    create: () => new GreedyPlayer(options),
  };
}
