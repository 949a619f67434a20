/** The bots by id. An id can include a budget, as in `mcts:200`, or be a level, such as `easy`. */
import { UnknownBotError, type Bot } from './bot.ts';
import { GREEDY, greedyBot } from './greedy-bot.ts';
import { LEVELS } from './levels.ts';
import { policyBot } from './policy/policy-bot.ts';
import { randomBot } from './random-bot.ts';
import { SEARCH, searchBot } from './search-bot.ts';

export * from './bot.ts';
export { GREEDY, greedyBot, type GreedyOptions } from './greedy-bot.ts';
export { LEVELS, USUAL_LEVEL, type BotLevel } from './levels.ts';
export { Imagination } from './imagined-worlds.ts';
export { Judge, NO_WEIGHTS, type Weights } from './judge.ts';
export { randomBot };
export { responseBot, type ResponseOptions } from './response-bot.ts';
export { Network, UNIT, type PolicyWeights } from './policy/network.ts';
export { policyBot };
export { choosePolicy, nearestPolicy, trustIn, type PolicyChoice } from './policy/nearest-policy.ts';
export { PolicyError, packWeights, readWeights } from './policy/policy-document.ts';
export { ONE, Sight } from './policy/sight.ts';

/** The bots with their usual budgets: random choices, thinking, and a learned policy. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot(GREEDY), searchBot(SEARCH), policyBot()];

/** Bots whose id can include a budget, and the unit of that budget. */
const BUDGETS: Readonly<Record<string, { readonly counts: string; make(budget: number, id: string): Bot }>> = {
  greedy: { counts: 'worlds', make: (worlds, id) => greedyBot({ ...GREEDY, worlds }, id) },
  mcts: { counts: 'iterations', make: (iterations, id) => searchBot({ ...SEARCH, iterations }, id) },
};

/** A greater budget is probably a typing error. */
const GREATEST_BUDGET = 1_000_000;

/**
 * The bot of an id: `random`, `greedy`, `mcts` or `policy`, a thinking bot with a budget such as `greedy:16` or `mcts:200`, or a level:
 * `easy`, `medium`, `hard`, `quick`.
 * @throws UnknownBotError with a list of the bots
 */
export function botById(id: string): Bot {
  const listed = BOTS.find((bot) => bot.id === id);
  if (listed) return listed;
  const level = LEVELS.find((one) => one.id === id);
  if (level) return { ...botById(level.bot), ...level };
  const [name = '', budget = ''] = id.split(/:(.*)/su);
  const known = Object.hasOwn(BUDGETS, name) ? BUDGETS[name] : undefined;
  if (known && /^[1-9]\d{0,6}$/u.test(budget) && Number(budget) <= GREATEST_BUDGET)
    return known.make(Number(budget), id);
  if (known)
    throw new UnknownBotError(
      `The ${known.counts} of bot "${name}" are a whole number from 1 to ${GREATEST_BUDGET}, as in ${name}:200, not "${budget}".`,
    );
  throw new UnknownBotError(
    `There is no bot "${id}"; there are ${[...LEVELS, ...BOTS].map((bot) => bot.id).join(', ')}, and with a budget ${Object.keys(
      BUDGETS,
    )
      .map((bot) => `${bot}:200`)
      .join(', ')}.`,
  );
}
