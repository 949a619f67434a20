/**
 * A fuzz run: numbered random games, on one thread or several. It is played in small parts, so that it stops soon on request and can
 * continue later.
 */
import type { Content } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { sortedCounts } from '../counts.ts';
import { addFuzzTally, emptyFuzzTally, type FuzzTally } from './fuzz-tally.ts';
import { Fuzzer, GAMES_OF_A_RULESET } from './fuzzer.ts';

export interface FuzzOptions {
  /** How many games to play, and the number of the first game. */
  readonly games: number;
  readonly from?: number;
  readonly seed: number;
  /** Number of threads. 1 plays in the calling thread. */
  readonly workers?: number;
  readonly onProgress?: (played: number) => void;
  readonly signal?: AbortSignal;
}

export interface FuzzReport extends FuzzTally {
  readonly game: string;
  readonly seed: number;
  readonly from: number;
  readonly seconds: number;
  readonly stopped: boolean;
  /** The number of the first game that was not played. All games from `from` up to this one were played. */
  readonly next: number;
}

/** Plays a fuzz run of a game. The result does not depend on the number of threads, nor on where a run was interrupted. */
export async function fuzz(content: Content, plugin: GamePlugin, options: FuzzOptions): Promise<FuzzReport> {
  const start = performance.now();
  const tally = emptyFuzzTally();
  const { games, from: first = 0, seed, workers = 1, onProgress, signal } = options;
  const add = (part: FuzzTally): void => {
    addFuzzTally(tally, part);
    onProgress?.(tally.games);
  };
  const parts = partsOf(first, first + games);
  if (workers > 1) {
    const { fuzzOnWorkers } = await import('./fuzz-threads.ts');
    await fuzzOnWorkers({ game: plugin.id, files: [...content.files.values()], seed }, workers, parts, add, signal);
  } else {
    const fuzzer = new Fuzzer(content, plugin, seed);
    for (const [from, to] of parts) {
      if (signal?.aborted) break;
      add(fuzzer.play(from, to));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  tally.violations.sort((a, b) => a.game - b.game);
  const seconds = Math.round(performance.now() - start) / 1000;
  return {
    game: plugin.id,
    seed,
    from: first,
    ...tally,
    rulesets: sortedCounts(tally.rulesets),
    seconds,
    stopped: tally.games < games,
    // Parts are assigned in order, and every started part is finished.
    next: first + tally.games,
  };
}

/** Splits a run into parts. The games of a part share a ruleset. */
function* partsOf(first: number, end: number): Generator<readonly [number, number]> {
  for (let from = first; from < end;) {
    const block = (Math.floor(from / GAMES_OF_A_RULESET) + 1) * GAMES_OF_A_RULESET;
    const to = Math.min(block, end);
    yield [from, to];
    from = to;
  }
}
