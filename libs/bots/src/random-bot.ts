/** A bot that takes any option with equal chance. Other bots are measured against it, and the fuzzer plays with it. */
import { Random, mixSeed, type Match } from '@rulewright/engine';
import type { Bot } from './bot.ts';

/** Separates the bot's random numbers from those of the match. */
const BOT_STREAM = 0x626f74;

export const randomBot: Bot = {
  id: 'random',
  name: 'Random',
  summary: 'Chooses any option, all with the same chance.',
  slow: false,
  budget: 0,
  create() {
    const random = new Random(0);
    return {
      begin: (seed, seat) => random.reseed(mixSeed(seed ^ BOT_STREAM, seat)),
      choose: (match: Match) => random.below(match.optionCount),
    };
  },
};
