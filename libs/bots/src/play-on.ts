/** Random playouts, which show where a position leads. */
import type { Match, Random } from '@rulewright/engine';

/** Takes random options for all seats, at most `decisions` of them. Afterwards the match waits at a decision or is over. */
export function playOn(match: Match, random: Random, decisions: number): void {
  if (!match.over) match.play(({ optionCount }) => random.below(optionCount), decisions);
}
