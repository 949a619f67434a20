/** A program: one ruleset compiled with a card pool. A match is made from it. */
import type { Ruleset } from '@rulewright/content';
import type { Mechanics } from './mechanics.ts';

/** Who may see the cards of a zone: everybody, its owner, nobody; `top`: everybody sees the top card only. */
export type ZoneVisibility = 'all' | 'owner' | 'none' | 'top';

/** A place for cards; every seat has each of them. The first is where its cards lie when a match begins. */
export interface ZoneSpec {
  readonly id: string;
  readonly name: string;
  readonly visibility: ZoneVisibility;
  /** A pile, whose order matters. */
  readonly pile?: boolean;
}

/** A ruleset compiled with a card pool: what a match is made from. */
export interface Program {
  readonly mechanics: Mechanics;
  readonly ruleset: Ruleset;
  /** Digest of what the program took from the cards. A function, and no getter: V8 reads every field of an object with a getter slowly. */
  readonly poolHash: () => string;
  readonly zones: readonly ZoneSpec[];
  readonly zonesPerSeat: number;
  /** Card definitions by number. */
  readonly defs: readonly CardDef[];
  /** Number of a definition by card slug. */
  readonly defOf: ReadonlyMap<string, number>;
  /** Abilities by number, for events and options that name one: their ids. */
  readonly abilityNames: readonly string[];
  /** The same abilities as sentences name them, such as by the name that is printed on the card. */
  readonly abilityTitles: readonly string[];
  /** Seats for which the ruleset can be played. */
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** What the kernel knows of a card's definition. */
export interface CardDef {
  readonly slug: string;
  readonly name: string;
  /** Its printed numbers, by name. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Options of compiling, for measurements. */
export interface CompileOptions {
  /** Leaves all abilities out. */
  readonly withoutAbilities?: boolean;
}

/** A ruleset or match that cannot be played, with the parameter or rule concerned. */
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
