/** The result of a deck check, and the limits for lists. */
import type { CheckDeckQuery, VerdictPartsFragment } from '@rulewright/api-client';

export type DeckVerdict = VerdictPartsFragment;
export type DeckReport = NonNullable<CheckDeckQuery['checkDeck']>;

/** The maximum length of a list that is checked while typing, in characters. No real deck is that long. */
export const LONGEST_LIST = 200_000;
/** The maximum length of a list in an address, in characters: for links, and for the page without scripts. */
export const LONGEST_LINK = 6000;

/** The reasons why a list is not checked. */
export const REFUSALS = ['no-list', 'too-long', 'too-long-for-a-link'] as const;
export type ListRefusal = (typeof REFUSALS)[number];

/** A report. `release` is null if the site made the report instead of this device. */
export interface Checked {
  readonly report: DeckReport;
  readonly release: number | null;
}
