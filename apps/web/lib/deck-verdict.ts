/** What a deck check answers. */
import type { CheckDeckQuery, VerdictPartsFragment } from '@rulewright/api-client';

export type DeckVerdict = VerdictPartsFragment;
export type DeckReport = NonNullable<CheckDeckQuery['checkDeck']>;

/** The longest list that is checked, in characters; far beyond any deck. */
export const LONGEST_LIST = 6000;
