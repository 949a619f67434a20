/**
 * Keeps bots from waiting for each other forever. In some positions the player who moves first loses, and a bot that notices this keeps
 * passing. When the same decision comes up again, a bot that is not ahead often takes a random option instead. A bot that is ahead rarely
 * does.
 */
import type { Match, Random } from '@rulewright/engine';

/** How often the same decision may come up before patience can end. */
const TIMES = 1;
/** After that, the bot takes a random option with a chance of one in ONE_IN, or one in ONE_IN_WHEN_AHEAD if its seat is ahead. */
const ONE_IN = 2;
const ONE_IN_WHEN_AHEAD = 32;

export class Patience {
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
