/** Plays a whole batch on one or several threads, with progress reports. It can be stopped. */
import type { CardDoc, Ruleset } from '@rulewright/content';
import type { GamePlugin, Program } from '@rulewright/engine';
import { BatchRunner, CHUNK, addTally, emptyTally, type SimulationOptions, type BatchTally } from './batch-runner.ts';
import { sortedCounts } from '../counts.ts';
import { playOnWorkers } from './batch-threads.ts';

/** The result as `rw simulate --json` prints it. Everything except `seconds` repeats with the seed. */
export interface Simulation {
  readonly ruleset: { readonly id: string; readonly hash: string };
  /** Games played. Lower than requested if the batch was stopped. */
  readonly games: number;
  readonly players: number;
  readonly decisions: number;
  readonly turns: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly wins: readonly number[];
  readonly draws: number;
  readonly capped: number;
  /** Eight hexadecimal digits, computed from the final states of all games. */
  readonly checksum: string;
  readonly seconds: number;
  readonly seed: number;
  readonly stopped: boolean;
  readonly rules: Readonly<Record<string, number>>;
}

async function playInProcess(runner: BatchRunner, options: SimulationOptions, tally: BatchTally): Promise<void> {
  for (let from = 0; from < options.games && !options.signal?.aborted; from += CHUNK) {
    runner.play(from, Math.min(from + CHUNK, options.games), tally);
    options.onProgress?.(tally.games);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Plays a batch of a ruleset with the cards of its game.
 * @param program the compiled ruleset, if the caller has it
 * @throws ProgramError if the ruleset cannot be played with these options; UnknownBotError
 */
export async function simulate(
  plugin: GamePlugin,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  options: SimulationOptions,
  program?: Program,
): Promise<Simulation> {
  const start = performance.now();
  const tally = emptyTally(options.players);
  // Compiled here even if workers play, so that errors are thrown before any thread starts.
  const runner = new BatchRunner(program ?? plugin.compile(ruleset, cards), options, options.listener ?? null);
  const workers = Math.min(options.workers ?? 1, Math.ceil(options.games / CHUNK));
  if (workers > 1 && !options.listener)
    await playOnWorkers(ruleset, cards, options, workers, (part) => addTally(tally, part));
  else await playInProcess(runner, options, tally);
  return {
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    games: tally.games,
    players: options.players,
    decisions: tally.decisions,
    turns: tally.turns,
    endings: sortedCounts(tally.endings),
    wins: tally.wins,
    draws: tally.draws,
    capped: tally.capped,
    checksum: tally.checksum.toString(16).padStart(8, '0'),
    seconds: Math.round(performance.now() - start) / 1000,
    seed: options.seed,
    stopped: tally.games < options.games,
    rules: sortedCounts(tally.rules),
  };
}
