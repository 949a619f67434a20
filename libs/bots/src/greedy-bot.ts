/**
 * A bot that looks one decision ahead. For each option it imagines several worlds. In each world it takes the option, plays a few random
 * decisions for all seats and scores the resulting position. It chooses the option with the best average score.
 */
import { mixSeed, type Match, type Random } from '@rulewright/engine';
import type { Bot } from './bot.ts';
import type { Imagination } from './imagined-worlds.ts';
import type { Judge, NO_WEIGHTS, Weights } from './judge.ts';
import { playOn } from './play-on.ts';
import { ThinkingBot } from './thinking-bot.ts';

export interface GreedyOptions {
  /** Worlds imagined for each option. */
  readonly worlds: number;
  /** Random decisions that follow the option in each world. */
  readonly horizon: number;
  readonly weights?: Weights | typeof NO_WEIGHTS;
}

export const GREEDY: GreedyOptions = { worlds: 8, horizon: 7 };

const GREEDY_STREAM = 0x67726565;

class GreedyPlayer extends ThinkingBot {
  constructor(private readonly options: GreedyOptions) {
    super(GREEDY_STREAM, options.weights);
  }

  protected decide(match: Match, imagination: Imagination, judge: Judge, here: number): number {
    const { random } = this;
    const seat = match.decisionSeat;
    const worth = new Float64Array(match.optionCount);
    for (let option = 0; option < worth.length; option++) {
      for (let n = 0; n < this.options.worlds; n++) {
        // Uses the same worlds for every option, so that scores differ only because the options differ.
        random.reseed(mixSeed(here, n));
        if (!imagination.deal(random)) continue;
        const { world } = imagination;
        world.choose(option);
        world.advance();
        playOn(world, random, this.options.horizon);
        worth[option]! += judge.worth(world, seat);
      }
    }
    random.reseed(here);
    return bestOf(worth, random);
  }
}

/** The index of the greatest value. Among equal values, chooses one at random. */
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
    slow: false,
    // With about five options, a decision imagines five times as many worlds, and each takes a fifth of the time of an iteration.
    budget: options.worlds,
    create: () => new GreedyPlayer(options),
  };
}
