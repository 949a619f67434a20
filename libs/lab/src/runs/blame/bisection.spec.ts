/** A planted shift is found in few comparisons, and rarely in the wrong place. The games are drawn, not played, so this is quick. */
import { Random } from '@rulewright/engine';
import type { Unit } from '../results/statistics.ts';
import {
  CHAIN_RISK,
  chainOf,
  compareEnds,
  compareMiddle,
  gamesOfComparison,
  mostComparisons,
  nextVersion,
  placed,
  type Care,
  type Chain,
} from './bisection.ts';

const CARE: Care = { size: 0.05, risk: CHAIN_RISK };
const CHUNK = 128;

/** A history of releases whose share of wins is known. */
interface History {
  readonly share: readonly number[];
  /** Whether games with one seed have the same luck in all versions. Otherwise they have nothing in common. */
  readonly together: boolean;
}

/** Games of one version. The same seed draws the same luck in all versions, if they have it in common. */
class Games {
  private readonly units: Unit[] = [];
  private readonly random: Random;

  constructor(
    private readonly share: number,
    seed: number,
  ) {
    this.random = new Random(seed);
  }

  upTo(games: number): Unit[] {
    while (this.units.length < games)
      this.units.push({ x: this.random.below(1_000_000) < this.share * 1_000_000 ? 1 : 0, y: 1 });
    return this.units.slice(0, games);
  }
}

interface Blamed {
  /** The first version after the shift, or null if no shift was found. */
  readonly at: number | null;
  readonly comparisons: number;
  readonly games: number;
}

/** Searches as a run does: it looks after every chunk of games. */
function blame({ share, together }: History, seed: number): Blamed {
  const versions = share.map((one, at) => new Games(one, together ? seed : seed * 1_009 + at * 7_919 + 1));
  const { most } = gamesOfComparison(share.length, CARE);
  let chain: Chain = chainOf(share.length);
  let [comparisons, games] = [1, CHUNK];
  const [first, last] = [versions[0]!, versions.at(-1)!];
  for (; ; games += CHUNK) {
    const verdict = compareEnds(chain, CARE, first.upTo(games), last.upTo(games));
    if (verdict === 'shifted') break;
    if (verdict === 'same' || games >= most) return { at: null, comparisons, games };
  }
  let played = 2 * games;
  for (let next = nextVersion(chain); next !== null; next = nextVersion(chain)) {
    comparisons++;
    for (games = CHUNK; ; games += CHUNK) {
      const units = [first.upTo(games), last.upTo(games), versions[next]!.upTo(games)] as const;
      const side = compareMiddle(chain, CARE, units);
      if (side !== 'unclear') chain = placed(chain, next, side);
      if (side !== 'unclear') break;
      if (games >= most) return { at: null, comparisons, games: played };
    }
    played += games;
  }
  return { at: chain.high, comparisons, games: played };
}

/** 64 releases with a shift at a place that depends on the run. */
const planted = (run: number, shift: number, together: boolean) => {
  const at = 1 + ((run * 37) % 63);
  return { at, history: { share: Array.from({ length: 64 }, (_, n) => (n < at ? 0.5 : 0.5 + shift)), together } };
};

const RUNS = 100;

describe.each([
  ['games that have their luck in common', true],
  ['games that have nothing in common', false],
])('%s', (_, together) => {
  it.each([0.05, -0.05, 0.12])('a shift of %d in 64 releases is found in at most seven comparisons', (shift) => {
    let wrong = 0;
    for (let run = 0; run < RUNS; run++) {
      const { at, history } = planted(run, shift, together);
      const blamed = blame(history, 11 + run);
      expect(blamed.comparisons).toBeLessThanOrEqual(7);
      if (blamed.at !== at) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(5);
  });

  it('releases without a shift are rarely blamed', () => {
    let blamed = 0;
    for (let run = 0; run < RUNS; run++) if (blame(planted(run, 0, together).history, 5 + run).at !== null) blamed++;
    expect(blamed).toBeLessThanOrEqual(5);
  });
});

test('a drift over several releases ends at a release between its first and its last step', () => {
  const share = Array.from({ length: 64 }, (_, n) => 0.5 + 0.02 * Math.min(4, Math.max(0, n - 29)));
  for (let run = 0; run < 20; run++) {
    const { at } = blame({ share, together: true }, 3 + run);
    expect(at).toBeGreaterThanOrEqual(30);
    expect(at).toBeLessThanOrEqual(33);
  }
});

test('counts the comparisons before the search, and leaves out versions that cannot be played', () => {
  expect([2, 3, 9, 64, 65].map(mostComparisons)).toEqual([1, 2, 4, 7, 7]);
  const chain = { ...chainOf(9), skipped: [4, 5] };
  expect(nextVersion(chain)).toBe(3);
  expect(nextVersion({ ...chain, low: 3, high: 6 })).toBeNull();
});
