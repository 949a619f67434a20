/** Finds out what a text depends on, by searching its data for certain words. */
import type { PageCondition } from '../../language/schema.ts';

const STATE_WORDS = /"(?:status|state|lpAtMost|lpAtLeast|lpOf|this|count|per|combatOpponent)":/u;

/**
 * Whether counters may change the values that these parts of a text use: LP, Damage, Status Effects, Fatigued Pages,
 * number of Pages. A false positive only means that the Caster is asked for an order that does not matter.
 */
export const asksForState = (...parts: readonly unknown[]): boolean => STATE_WORDS.test(JSON.stringify(parts));

/** Whether a condition depends on the state of the Page with the text. */
export const asksForItself = (condition: PageCondition): boolean => JSON.stringify(condition).includes('"this":');
