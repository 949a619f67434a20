/** The kinds of the options of the pending decision, in order. */
import { optionKind, type Match } from '@rulewright/engine';

export const optionIds = (match: Match): string[] =>
  Array.from(
    { length: match.optionCount },
    (_, n) => match.program.mechanics.options[optionKind(match.options[n]!)]!.id,
  );
