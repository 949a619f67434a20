/** A learned way of playing, as data. `rw train` writes it, a plugin ships some, and the bots of package bots play it. */
import type { ParameterValue } from '@rulewright/content';

/** The version of the format. A document of another version is refused. */
export const POLICY_FORMAT = 1;

export interface PolicyDocument {
  readonly format: number;
  readonly game: string;
  /** The id and the hash of the ruleset that it was learned under, and the values of its parameters. */
  readonly ruleset: string;
  readonly hash: string;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** The ruleset of the policy that it started from. Without it, it started from chance. */
  readonly from?: string;
  /** The games of self-play, and their seed. The same games and seed give the same weights. */
  readonly games: number;
  readonly seed: number;
  /** The number of hidden units. */
  readonly hidden: number;
  /** The names of the numbers of a position and of an option that have weights. */
  readonly position: readonly string[];
  readonly option: readonly string[];
  /** Whole numbers of 16 bits in base64, lowest byte first: the rows in the order of the names, and the weights of the hidden units. */
  readonly rows: string;
  readonly out: string;
}
