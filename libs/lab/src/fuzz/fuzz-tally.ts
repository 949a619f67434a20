/** The result of a fuzz run: the number of games, and the games in which a check failed. */
import { addCounts } from '../counts.ts';

/** A game in which a check failed: its number, its ruleset and the error. */
export interface Violation {
  readonly game: number;
  readonly ruleset: string;
  readonly seats: number;
  readonly decision: number;
  readonly message: string;
}

/** The result of a part of a run. Tallies of parts can be added in any order. */
export interface FuzzTally {
  games: number;
  decisions: number;
  capped: number;
  /** The sum of a digest of every game's final state, modulo 2^32. */
  checksum: number;
  /** Games per ruleset without changed parameters. All others count under `changed`. */
  rulesets: Record<string, number>;
  violations: Violation[];
}

export const emptyFuzzTally = (): FuzzTally => ({
  games: 0,
  decisions: 0,
  capped: 0,
  checksum: 0,
  rulesets: {},
  violations: [],
});

/** Adds `part` to `into`. */
export function addFuzzTally(into: FuzzTally, part: FuzzTally): void {
  into.games += part.games;
  into.decisions += part.decisions;
  into.capped += part.capped;
  into.checksum = (into.checksum + part.checksum) >>> 0;
  addCounts(into.rulesets, part.rulesets);
  into.violations.push(...part.violations);
}
