/** A program: one ruleset compiled with a card pool. Matches are created from it. */
import type { Ruleset } from '@rulewright/content';
import type { Mechanics } from './mechanics.ts';

/** Who may see the cards of a zone: all players, the owner, or no one. With `top`, all players see only the top card. */
export type ZoneVisibility = 'all' | 'owner' | 'none' | 'top';

/**
 * A place for cards. Each seat has one zone of each spec. When a match starts, all cards of a seat are in its first
 * zone.
 */
export interface ZoneSpec {
  readonly id: string;
  readonly name: string;
  readonly visibility: ZoneVisibility;
  /** Whether the zone is a pile, that is, the order of its cards matters. */
  readonly pile?: boolean;
  /** Whether the table has the zone, and not each seat. Its cards are in the zone of the first seat. */
  readonly isShared?: boolean;
}

/** Whether a zone belongs to the table. @param id the id of the zone */
export const isOfTable = ({ zones }: Pick<Program, 'zones'>, id: string): boolean =>
  zones.some((zone) => zone.id === id && zone.isShared === true);

/** A ruleset compiled with a card pool. Matches are created from it. */
export interface Program {
  readonly mechanics: Mechanics;
  readonly ruleset: Ruleset;
  /**
   * Digest of the card data that the program uses. A function instead of a getter, because V8 reads every field of an
   * object with a getter slowly.
   */
  readonly poolHash: () => string;
  readonly zones: readonly ZoneSpec[];
  readonly zonesPerSeat: number;
  /** Card definitions by number. */
  readonly defs: readonly CardDef[];
  /** Number of a definition by card slug. */
  readonly defOf: ReadonlyMap<string, number>;
  /** Ids of the abilities by number, for events and options that refer to one. */
  readonly abilityNames: readonly string[];
  /** The names of the same abilities in sentences, such as the name printed on the card. */
  readonly abilityTitles: readonly string[];
  /** The numbers of seats for which the ruleset can be played. */
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Whether cards can lie in zones of other seats than their owner's. */
  readonly mixesOwners?: boolean;
  /** Whether the release is from when the game had a plugin, so that replays can have the numbers of the plugin's events. */
  readonly hadPlugin?: boolean;
  /** Puts the options of a decision of a match into another order than the one in which steps offer them. */
  arrange?(match: object): void;
}

/** The numbers of players in words: `4` or `2 to 6`. */
export const seatsInWords = ({ minSeats, maxSeats }: Pick<Program, 'minSeats' | 'maxSeats'>): string =>
  minSeats === maxSeats ? String(minSeats) : `${minSeats} to ${maxSeats}`;

/** The usual number of players: two, or the nearest number that the ruleset allows. */
export const usualSeats = ({ minSeats, maxSeats }: Pick<Program, 'minSeats' | 'maxSeats'>): number =>
  Math.min(maxSeats, Math.max(2, minSeats));

/**
 * The number of players for a comparison of two decks or levels, which sit in turn: two, or the smallest even number that the ruleset
 * allows. Null if it allows none.
 */
export function pairedSeats({ minSeats, maxSeats }: Pick<Program, 'minSeats' | 'maxSeats'>): number | null {
  const seats = 2 * Math.ceil(Math.max(2, minSeats) / 2);
  return seats <= maxSeats ? seats : null;
}

/** The part of a card definition that the kernel uses. */
export interface CardDef {
  readonly slug: string;
  readonly name: string;
  /** Its printed numbers, by name. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Thrown for a ruleset or match that cannot be played. Names the parameter or rule that causes it. */
export class ProgramError extends Error {
  constructor(
    readonly code:
      | 'unsupported-value'
      | 'unknown-step'
      | 'seat-count'
      | 'unknown-card'
      | 'empty-deck'
      | 'too-many-cards'
      | 'no-abilities',
    message: string,
  ) {
    super(message);
  }
}
