/** A list as a law sees it: copies and zone of every entry. A fix is tried on a view with other copies. */
import type { IndexedCard } from '../card-index.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import type { Amendments } from './amendments.ts';

/** The zone of an entry that the law does not name. */
export const BESIDE = -1;

export interface View {
  readonly entries: readonly ParsedEntry[];
  readonly copies: readonly number[];
  /** For each entry the place of its zone among the zones of the law, or BESIDE. */
  readonly zones: readonly number[];
  readonly leaders: readonly IndexedCard[];
  /** Copies of the deck itself. */
  readonly deckCopies: number;
  /** Lower bounds are judged. They are not of a list without a deck, which is an issue by itself. */
  readonly judgesLeast: boolean;
  /** What cards of the list change of the law; null where none carries law. */
  readonly amendments: Amendments | null;
}
