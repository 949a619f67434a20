/** The requests for a new match and a new note, independent of GraphQL. */
import type { Maybe } from '../base/maybe.ts';

/** One seat of a new match, with one deck: a list as text, the slug of a published one, or the id of a saved one. */
export interface SeatRequest {
  /** `me`, `bot` or `friend`. */
  readonly kind: string;
  readonly name?: Maybe<string>;
  /** For a seat of a person: the bot that takes over when they leave. */
  readonly bot?: Maybe<string>;
  readonly deck?: Maybe<string>;
  readonly deckSlug?: Maybe<string>;
  readonly savedDeck?: Maybe<string>;
}

/** A deck: a list as text, the slug of a published deck, or the id of a saved deck. */
export type DeckRequest = Pick<SeatRequest, 'deck' | 'deckSlug' | 'savedDeck'>;

export interface MatchRequest {
  /** `game/mode+variant?parameter=value` */
  readonly ruleset: string;
  readonly seats: readonly SeatRequest[];
  /** Makes the match repeatable. Without a seed, all random draws come from a secret key. */
  readonly seed?: Maybe<number>;
  /** The seconds of each seat, and the seconds that each decision adds. */
  readonly clock?: Maybe<{ readonly seconds: number; readonly increment: number }>;
  /** The release to play by; the current one if none is given. */
  readonly release?: Maybe<number>;
  /** Games of a series: 1, 3, 5 or 7. */
  readonly bestOf?: Maybe<number>;
  /** Whether each player moves to the previous seat between the games of a series. */
  readonly changeSides?: Maybe<boolean>;
  /** Whether players may choose other decks between the games of a series. */
  readonly freeDecks?: Maybe<boolean>;
  /** Whether the players may chat with each other. The default is false. */
  readonly chat?: Maybe<boolean>;
}

export interface NoteRequest {
  /** From 1 to 5. */
  readonly rating: number;
  readonly text?: Maybe<string>;
  readonly mode?: Maybe<string>;
  /** The slug of a card. */
  readonly card?: Maybe<string>;
  readonly rule?: Maybe<string>;
}
