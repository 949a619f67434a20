/** The bots, by id. */
import { UnknownBotError, type Bot } from './bot.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';
export { randomBot };

export const BOTS: readonly Bot[] = [randomBot];

/** The bot of this id. @throws UnknownBotError naming those that there are */
export function botById(id: string): Bot {
  const found = BOTS.find((bot) => bot.id === id);
  if (found) return found;
  throw new UnknownBotError(`There is no bot "${id}"; there are ${BOTS.map((bot) => bot.id).join(', ')}.`);
}
