/** The answer of a deck check. */
import type { CheckDeckQuery, VerdictPartsFragment } from '@rulewright/api-client';

export type DeckVerdict = VerdictPartsFragment;
export type DeckReport = NonNullable<CheckDeckQuery['checkDeck']>;

/** The longest list that is checked as one types, in characters; far beyond any deck. */
export const LONGEST_LIST = 200_000;
/** The longest list that an address can carry: that of a link, and of the page without script. */
export const LONGEST_LINK = 6000;

/** Why a list is not checked. */
export const REFUSALS = ['no-list', 'too-long', 'too-long-for-a-link'] as const;
export type ListRefusal = (typeof REFUSALS)[number];
