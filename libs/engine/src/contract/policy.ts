/** A learned policy as data. `rw train` writes it, plugins contain some, and the policy bot of the package bots plays it. */
import type { ParameterValue } from '@rulewright/content';

/** The version of the format. Documents of another version are rejected. */
export const POLICY_FORMAT = 1;

export interface PolicyDocument {
  readonly format: number;
  readonly game: string;
  /** The id and the hash of the ruleset under which it was learned, and the values of the ruleset's parameters. */
  readonly ruleset: string;
  readonly hash: string;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** The ruleset of the policy from which the training started. Absent if it started from random weights. */
  readonly from?: string;
  /** The number of games of self-play, and their seed. The same number and seed give the same weights. */
  readonly games: number;
  readonly seed: number;
  /** The number of hidden units. */
  readonly hidden: number;
  /** The names of the numbers of a position and of an option that have weights. */
  readonly position: readonly string[];
  readonly option: readonly string[];
  /** Whole numbers of 16 bits in base64, low byte first. `rows`: the rows in the order of the names. `out`: the weights of the hidden units. */
  readonly rows: string;
  readonly out: string;
}
