/**
 * Keeps bots from waiting for each other for ever. Some positions are lost by whoever moves first, and a bot that sees so
 * passes as long as it is let. After meeting the same decision often enough it sometimes does something else.
 */
import type { Match, Random } from '@rulewright/engine';

/** So often a decision is met before patience ends. */
const TIMES = 8;
/** From then on, one time in so many any option is taken. */
const ONE_IN = 8;

export class Patience {
  private readonly met = new Map<number, number>();

  begin(): void {
    this.met.clear();
  }

  /** Whether the pending decision has come up too often; to be asked once for each decision. */
  ends(match: Match, random: Random): boolean {
    const key = likeness(match);
    const times = (this.met.get(key) ?? 0) + 1;
    this.met.set(key, times);
    return times > TIMES && random.below(ONE_IN) === 0;
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
