/** The request for a new lab run, independent of GraphQL. */
import type { Maybe } from '../base/maybe.ts';

/** A player with one deck: a list as text, the slug of a published one, or a deck that the lab made. */
export interface EntrantRequest {
  readonly bot: string;
  readonly deck?: Maybe<string>;
  readonly deckSlug?: Maybe<string>;
  /** The name of a list. */
  readonly name?: Maybe<string>;
  /** The deck among those that can be searched, as `published/slug` or `shared/id`. */
  readonly known?: string;
  /** A deck that the lab made from another one. */
  readonly made?: {
    readonly name: string;
    readonly entries: readonly { readonly card: string; readonly copies: number }[];
  };
}

/** A parameter and its values in order, one for each arm. */
export interface SweepRequest {
  readonly parameter: string;
  readonly values: readonly string[];
}

/** Goals such as `turns=12` or `starter-wins<=52%`, and the parameters that may change with the values to try. */
export interface TuneRequest {
  readonly goals: readonly string[];
  readonly vary: readonly SweepRequest[];
}

/** Stops a comparison early, once the difference in a metric is known precisely enough. */
export interface StopRequest {
  readonly metric: string;
  /** The smallest difference that matters. */
  readonly matters?: Maybe<number>;
}

/** Pairs of entrants that play each other, under several rulesets. */
export interface MatrixRequest {
  /** Further rulesets. */
  readonly rulesets: readonly string[];
  readonly pairs: readonly MatrixPair[];
}

/** Two entrants, by their index. */
export interface MatrixPair {
  readonly seats: readonly [number, number];
  /** The card for which the first of them has a stand-in. */
  readonly replaced?: { readonly card: string; readonly standIn: readonly string[] };
}

export interface RunRequest {
  /** `game/mode+variant?parameter=value` */
  readonly ruleset: string;
  /** At most one of `against`, `sweep` and `tune`. */
  readonly against?: Maybe<string>;
  readonly sweep?: Maybe<SweepRequest>;
  readonly tune?: Maybe<TuneRequest>;
  readonly matrix?: Maybe<MatrixRequest>;
  /** In the order of the seats in the first game. */
  readonly entrants: readonly EntrantRequest[];
  /** The number of games for each ruleset. */
  readonly games: number;
  readonly seed?: Maybe<number>;
  /** Whether entrants change seats from game to game. The default is true. */
  readonly swap?: Maybe<boolean>;
  readonly stop?: Maybe<StopRequest>;
  /** The release to play by; the current one if none is given. */
  readonly release?: Maybe<number>;
}
