/** Whether what a text asks for may change as counters run: LP, Damage, Status Effects, who is Fatigued, how many Pages there are. */

const STATE_WORDS = /"(?:status|state|lpAtMost|lpAtLeast|lpOf|this|count|per|combatOpponent)":/u;

/** Looks for the words by which parts of a text ask for such things; a word too many only means that the order is asked for. */
export const asksForState = (...parts: readonly unknown[]): boolean => STATE_WORDS.test(JSON.stringify(parts));
