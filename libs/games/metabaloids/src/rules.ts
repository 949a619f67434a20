/** Rule ids as numbers: `R['mb.draw.to-hand-size']`. An id that is not a published rule does not compile. */
import { RULE_IDS } from './generated/rule-ids.ts';

export type RuleId = (typeof RULE_IDS)[number];

/** The number of each rule id. */
export const R: Readonly<Record<RuleId, number>> = Object.fromEntries(
  RULE_IDS.map((id, index) => [id, index]),
) as Record<RuleId, number>;

/** Rule ids by number. */
export const RULES: readonly string[] = RULE_IDS;
