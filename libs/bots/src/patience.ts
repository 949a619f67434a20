/**
 * Keeps bots from waiting for each other for ever. Some positions are lost by the player who moves first, and a bot that sees so
 * passes as long as it is let. After meeting the same decision often enough a bot that stands worse gives in, as a
 * player would; one that stands better waits longer.
 */
import type { Match, Random } from '@rulewright/engine';

/** So often a decision is met before patience ends: met once more, waiting has not helped. */
const TIMES = 1;
/** From then on, one time in so many any option is taken: by a seat that does not stand better, and by one that does. */
const ONE_IN = 2;
const ONE_IN_WHEN_AHEAD = 32;

export class Patience {
  private readonly met = new Map<number, number>();

  begin(): void {
    this.met.clear();
  }

  /**
   * Whether the pending decision has come up too often; to be asked once for each decision.
   * @param worth the worth of the position to the seat asked, from 0 to 1
   */
  ends(match: Match, worth: number, random: Random): boolean {
    const key = likeness(match);
    const times = (this.met.get(key) ?? 0) + 1;
    this.met.set(key, times);
    return times > TIMES && random.below(worth > 0.5 ? ONE_IN_WHEN_AHEAD : ONE_IN) === 0;
  }
}

/** A digest of what does not change while nothing happens: the options and the number of cards everywhere. */
function likeness(match: Match): number {
  let hash = 0x811c9dc5;
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  for (let option = 0; option < match.optionCount; option++) add(match.options[option]!);
  match.zoneCount.forEach(add);
  return hash;
}
