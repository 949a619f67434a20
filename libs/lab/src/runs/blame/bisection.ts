/**
 * Finds the place in a chain of versions where a metric shifted. The ends are compared first. Then the version in the middle is compared
 * with both ends, and so on in the half that holds the shift. All versions play the same seeds, and every comparison is a sequential test.
 */
import { contrast, difference, evidence, type Estimate, type Unit } from '../results/statistics.ts';

/** A chain of versions, and how far the search in it is. It is stored, so it is plain data. */
export interface Chain {
  /** The number of versions. The first and the last one are the ends. */
  readonly versions: number;
  /** The last version that is known to be like the first. */
  readonly low: number;
  /** The first version that is known to be like the last. */
  readonly high: number;
  /** Whether the ends are known to differ. */
  readonly shifted: boolean;
  /** Versions that cannot be played. */
  readonly skipped: readonly number[];
  /** The version that is being compared. Null while the ends are compared, and before a version is chosen. */
  readonly asked: number | null;
  /** The number of comparisons that played games. */
  readonly comparisons: number;
}

export const chainOf = (versions: number): Chain => ({
  ...{ versions, low: 0, high: versions - 1, shifted: false, skipped: [], asked: null, comparisons: 1 },
});

/** How certain a search is. */
export interface Care {
  /** The smallest shift worth noticing, in the unit of the metric. */
  readonly size: number;
  /** The probability of a wrong place in one chain. */
  readonly risk: number;
}

/** The risk of a wrong place in one chain. Far below 5%, so that 100 searches rarely have more than 5 wrong places. */
export const CHAIN_RISK = 0.015;

/** The most comparisons in a chain: the ends, and one for each halving. */
export const mostComparisons = (versions: number): number => 1 + Math.ceil(Math.log2(Math.max(1, versions - 1)));

/** What games say about a comparison. `unclear` asks for more games. */
export type EndsVerdict = 'shifted' | 'same' | 'unclear';
export type SideVerdict = 'low' | 'high' | 'unclear';

const threshold = ({ versions }: Chain, { risk }: Care): number => Math.log(mostComparisons(versions) / risk);

/** Whether the last version differs from the first by `size` or more. */
export function compareEnds(chain: Chain, care: Care, first: readonly Unit[], last: readonly Unit[]): EndsVerdict {
  const estimate = difference(first, last);
  // Two one-sided tests, so each has half of the risk.
  const enough = threshold(chain, care) + Math.LN2;
  const more = evidence(estimate, care.size, 0);
  const less = evidence(estimate, -care.size, 0);
  if (more >= enough || less >= enough) return 'shifted';
  if (more <= -enough && less <= -enough) return 'same';
  return estimate.error === 0 && estimate.value === 0 && more < 0 && less < 0 ? 'same' : 'unclear';
}

/** How far a version is from the middle between both ends. Positive: it is nearer to the last one. */
export function leaning(first: readonly Unit[], last: readonly Unit[], middle: readonly Unit[]): Estimate {
  const up = Math.sign(difference(first, last).value) || 1;
  return contrast([first, last, middle], [-up / 2, -up / 2, up]);
}

/** Whether a version is like the first one (`low`) or like the last one (`high`). */
export function compareMiddle(
  chain: Chain,
  care: Care,
  [first, last, middle]: readonly [readonly Unit[], readonly Unit[], readonly Unit[]],
): SideVerdict {
  const enough = threshold(chain, care);
  const high = evidence(leaning(first, last, middle), care.size / 2, -care.size / 2);
  return high >= enough ? 'high' : high <= -enough ? 'low' : 'unclear';
}

/** The version to compare next: the playable one nearest to the middle. Null if none is left between `low` and `high`. */
export function nextVersion({ low, high, skipped }: Chain): number | null {
  const open = Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at).filter(
    (version) => !skipped.includes(version),
  );
  const middle = (low + high) / 2;
  return open.reduce<number | null>(
    (best, version) => (best === null || Math.abs(version - middle) < Math.abs(best - middle) ? version : best),
    null,
  );
}

/** The chain after a version turned out to be like one of the ends. */
export const placed = (chain: Chain, version: number, side: 'low' | 'high'): Chain => ({
  ...chain,
  [side]: version,
  asked: null,
});

/**
 * The games that a comparison needs on average, and the most that it plays, for games that have nothing in common but their seeds. Usual
 * games have much in common, and need far fewer.
 */
export function gamesOfComparison(
  versions: number,
  { size, risk }: Care,
): { readonly usual: number; readonly most: number } {
  // A version and the middle of two others, each with the largest variance of a share.
  const variance = 0.25 * 1.5;
  const enough = Math.log(mostComparisons(versions) / risk) + Math.LN2;
  const usual = Math.ceil((enough * 2 * variance) / (size * size));
  return { usual, most: 6 * usual };
}
