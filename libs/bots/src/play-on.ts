/** Playing a world on without thinking, to see where it leads. */
import type { Match, Random } from '@rulewright/engine';

/** Takes options at random for all seats: at most `decisions` of them, less when the match ends. The match waits at a decision or is over. */
export function playOn(match: Match, random: Random, decisions: number): void {
  for (let left = decisions; left > 0 && !match.over; left--) {
    match.choose(random.below(match.optionCount));
    match.advance();
  }
}
