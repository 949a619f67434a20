/** What a new lab run is made of, whatever it was asked by. */
import type { Maybe } from '../base/maybe.ts';

/** A player with one deck: a list as text, or the slug of a published one. */
export interface EntrantRequest {
  readonly bot: string;
  readonly deck?: Maybe<string>;
  readonly deckSlug?: Maybe<string>;
}

/** Values of a parameter, one for each arm, from the first to the last. */
export interface SweepRequest {
  readonly parameter: string;
  readonly values: readonly string[];
}

/** Numbers to reach, as in `turns=12` or `starter-wins<=52%`, and the parameters that may change, with the values to try. */
export interface TuneRequest {
  readonly goals: readonly string[];
  readonly vary: readonly SweepRequest[];
}

/** Ends a comparison when the difference of a number is known well enough. */
export interface StopRequest {
  readonly metric: string;
  /** A difference below this does not matter. */
  readonly matters?: Maybe<number>;
}

export interface RunRequest {
  /** `game/mode+variant?parameter=value` */
  readonly ruleset: string;
  /** Another ruleset, a sweep or goals: one of the three at most. */
  readonly against?: Maybe<string>;
  readonly sweep?: Maybe<SweepRequest>;
  readonly tune?: Maybe<TuneRequest>;
  /** In the order of the seats in the first game. */
  readonly entrants: readonly EntrantRequest[];
  /** Of each ruleset. */
  readonly games: number;
  readonly seed?: Maybe<number>;
  /** Whether entrants change seats from game to game. The default is true. */
  readonly swap?: Maybe<boolean>;
  readonly stop?: Maybe<StopRequest>;
  /** The release to play by; the current one if none is given. */
  readonly release?: Maybe<number>;
}
