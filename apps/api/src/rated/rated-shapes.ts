/** What the service of rated play takes and returns. */
import type { Maybe } from '../base/maybe.ts';

interface RatingShown {
  readonly value: number;
  readonly uncertainty: number;
  readonly provisional: boolean;
}

/** The rating of a player in a mode and a season. `mine`: whether the reader is this player. */
export interface RatingInMode {
  readonly game: string;
  readonly mode: string;
  /** The first day of the season. Empty before the first one. */
  readonly season: string;
  readonly name: string;
  readonly rating: RatingShown;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly left: number;
  readonly mine: boolean;
}

/** A season of a mode. `first` and `last` are days; null for an open start, and if no end is known. */
export interface SeasonShown {
  readonly season: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly running: boolean;
}

/** The place of a person in the queue. `match` is null until a match was made. */
export interface PlaceInQueue {
  readonly game: string;
  readonly mode: string;
  readonly since: string;
  readonly waiting: number;
  readonly match: string | null;
}

/** What a match changed. `place`, `before` and `after` are null until it is rated. */
export interface RatingsOfMatch {
  readonly game: string;
  readonly mode: string;
  readonly season: string;
  readonly rated: boolean;
  readonly seats: readonly {
    readonly seat: number;
    readonly place: number | null;
    readonly played: number;
    readonly left: number;
    readonly before: RatingShown | null;
    readonly after: RatingShown | null;
  }[];
}

/** The wish to play rated, with a ruleset and one deck. */
export interface RatedWish {
  readonly ruleset: string;
  readonly name: Maybe<string>;
  readonly deck: Maybe<string>;
  readonly deckSlug: Maybe<string>;
  readonly savedDeck: Maybe<string>;
  readonly seats: Maybe<number>;
}
