/** What a fuzz run found: games played, and games that broke. */
import { addCounts } from '../counts.ts';

/** A game that broke: which one, under which rules, and what was wrong. */
export interface Violation {
  readonly game: number;
  readonly ruleset: string;
  readonly seats: number;
  readonly decision: number;
  readonly message: string;
}

/** What a part of a run found. Parts add up to the whole in any order. */
export interface FuzzTally {
  games: number;
  decisions: number;
  capped: number;
  /** Sum of a digest of every game's last state, modulo 2^32. */
  checksum: number;
  /** Games of each ruleset that has no changed parameter; the changed ones count under `changed`. */
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
