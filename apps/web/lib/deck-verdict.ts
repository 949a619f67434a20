/** What a deck check answers. */
import type { CheckDeckQuery, VerdictPartsFragment } from '@rulewright/api-client';

export type DeckVerdict = VerdictPartsFragment;
export type DeckReport = NonNullable<CheckDeckQuery['checkDeck']>;

/** The longest list that is checked, in characters; far beyond any deck. */
export const LONGEST_LIST = 6000;

/** Why a list is not even looked at. */
export const REFUSALS = {
  'no-list': 'No list was sent. A check takes one card a line, such as “2 Name”.',
  'too-long': `A list may have at most ${LONGEST_LIST} characters, and this one has more. Take out what is not a card.`,
} as const;
