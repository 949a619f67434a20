/** What a new match can be made of, as the page hands it to the form. */
import type { BotLevelsQuery, PlayFormQuery, SavedDeckPartsFragment } from '@rulewright/api-client';

export interface GameChoice extends PlayFormQuery {
  readonly id: string;
  readonly name: string;
  /** Of the reader's account; none for who is not signed in. */
  readonly saved: readonly SavedDeckPartsFragment[];
  /** Whether the reader has an account that keeps lists. */
  readonly keeps: boolean;
  readonly levels: BotLevelsQuery['botLevels'];
}

export type SeatKind = 'me' | 'bot' | 'friend';

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
  /** The slug of a published deck, `saved/` and the id of one's own, or empty for the list in `deck`. */
  readonly choice: string;
  readonly deck: string;
}

const SAVED = 'saved/';
export const savedChoice = (id: string): string => SAVED + id;

/** The deck of a seat as a new match takes it. */
export function deckOf({ choice, deck }: SeatDraft): { deck?: string; deckSlug?: string; savedDeck?: string } {
  if (choice === '') return { deck };
  return choice.startsWith(SAVED) ? { savedDeck: choice.slice(SAVED.length) } : { deckSlug: choice };
}

export const MOST_SEATS = 6;

/** Ruleset ids are written by hand nowhere else in the browser: values that differ follow as a query. */
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
