/** What a deck check answers. */
import type { CheckDeckQuery, VerdictPartsFragment } from '@rulewright/api-client';

export type DeckVerdict = VerdictPartsFragment;
export type DeckReport = NonNullable<CheckDeckQuery['checkDeck']>;

/** The longest list that is checked as one types, in characters; far beyond any deck. */
export const LONGEST_LIST = 200_000;
/** The longest list that an address can carry: that of a link, and of the page without script. */
export const LONGEST_LINK = 6000;

/** Why a list is not even looked at. */
export const REFUSALS = {
  'no-list': 'No list was sent. A check takes one card a line, such as “2 Name”.',
  'too-long': `A list may have at most ${LONGEST_LIST} characters, and this one has more. Take out what is not a card.`,
  'too-long-for-a-link': `Without script a list may have at most ${LONGEST_LINK} characters, and this one has more. Take out what is not a card.`,
} as const;
