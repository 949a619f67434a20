/** The bot that takes any option with equal chance: the measure of all others, and the fuzzer of the engine. */
import { Random, mixSeed, type Match } from '@rulewright/engine';
import type { Bot } from './bot.ts';

/** Keeps a bot's choices apart from the match's own chance. */
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
