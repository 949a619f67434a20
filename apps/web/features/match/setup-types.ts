/** The choices for a new match, which the page passes to the form. */
import type { BotLevelsQuery, PlayFormQuery, SavedDeckPartsFragment } from '@rulewright/api-client';
import type { ReactNode } from 'react';

/** A published deck with a picture of its most important card, and the modes in which it is legal. */
export type DeckChoice = PlayFormQuery['decks'][number] & {
  readonly summary: string;
  readonly picture: ReactNode;
  readonly legalIn: readonly string[];
};

export interface GameChoice extends Omit<PlayFormQuery, 'decks'> {
  readonly id: string;
  readonly name: string;
  /** The word of the game for a deck. */
  readonly deckWord: string;
  readonly decks: readonly DeckChoice[];
  /** The reader's saved decks; empty if the reader is not signed in. */
  readonly saved: readonly SavedDeckPartsFragment[];
  /** Whether the reader is signed in and can save lists. */
  readonly keeps: boolean;
  readonly levels: BotLevelsQuery['botLevels'];
}

export type SeatChoice = 'me' | 'bot' | 'friend';

export interface SeatDraft {
  readonly kind: SeatChoice;
  readonly name: string;
  readonly bot: string;
  /** A published deck's slug, `saved/` with the id of a saved deck, or empty for the list in `deck`. */
  readonly choice: string;
  readonly deck: string;
}

const SAVED = 'saved/';
export const savedChoice = (id: string): string => SAVED + id;

/** Converts the deck of a seat to the input of a new match. */
export function deckOf({ choice, deck }: Pick<SeatDraft, 'choice' | 'deck'>): {
  deck?: string;
  deckSlug?: string;
  savedDeck?: string;
} {
  if (choice === '') return { deck };
  return choice.startsWith(SAVED) ? { savedDeck: choice.slice(SAVED.length) } : { deckSlug: choice };
}

export const MOST_SEATS = 6;

/** Builds a ruleset id. Changed values follow as a query. All other browser code uses this function. */
export function rulesetOf(
  game: string,
  mode: string,
  variants: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  const changed = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const query = changed.map(([name, value]) => `${name}=${encodeURIComponent(value.trim()).replaceAll('%2C', ',')}`);
  return [`${game}/${mode}`, ...[...variants].sort()].join('+') + (query.length > 0 ? `?${query.join('&')}` : '');
}
