/** What texts ask for, found by the words of their data. */
import type { PageCondition } from '../../language/schema.ts';

const STATE_WORDS = /"(?:status|state|lpAtMost|lpAtLeast|lpOf|this|count|per|combatOpponent)":/u;

/**
 * Whether what parts of a text ask for may change as counters run: LP, Damage, Status Effects, who is Fatigued, how many Pages
 * there are. A word too many only means that the order is asked for.
 */
export const asksForState = (...parts: readonly unknown[]): boolean => STATE_WORDS.test(JSON.stringify(parts));

/** Whether a condition is on the state of the Page with the text. */
export const asksForItself = (condition: PageCondition): boolean => JSON.stringify(condition).includes('"this":');
