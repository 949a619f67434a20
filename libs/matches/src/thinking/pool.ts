/**
 * Threads in which bots think, so that no request waits for a search. A thread gets the state that a decision is about and
 * nothing else of the match: whichever is free takes it, and one that dies costs nothing.
 */
import { availableParallelism } from 'node:os';
import { pluginFor } from '@rulewright/games';
import { Piscina } from 'piscina';
import { Thinkers, type ProgramSource, type Question } from './thought.ts';
import { UrgentFirst, withUrgency } from './urgent-first.ts';

export interface BotPool {
  /**
   * The option that a bot takes.
   * @param source is asked for when a thread meets the program for the first time
   * @param urgent a person waits for it
   */
  think(question: Question, source: () => ProgramSource, urgent: boolean): Promise<number>;
  close(): Promise<void>;
}

/** One core is left to those who ask. */
const THREADS = Math.max(1, availableParallelism() - 1);

/** Where there is no built code to start a thread from, bots think in place. */
export function botPool(threads = THREADS): BotPool {
  if (!import.meta.url.endsWith('.js')) return inPlace();
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    taskQueue: new UrgentFirst(),
    // A site where nobody plays keeps no threads for it.
    idleTimeout: 30_000,
  });
  const ask = (question: Question, urgent: boolean): Promise<number | null> =>
    pool.run(withUrgency(question, urgent)) as Promise<number | null>;
  return {
    think: async (question, source, urgent) =>
      (await ask(question, urgent)) ?? (await ask({ ...question, source: source() }, urgent))!,
    close: () => pool.destroy(),
  };
}

function inPlace(): BotPool {
  const thinkers = new Thinkers(pluginFor);
  return {
    think: async (question, source) => {
      await new Promise((resolve) => setImmediate(resolve));
      return thinkers.answer(question) ?? thinkers.answer({ ...question, source: source() })!;
    },
    close: () => Promise.resolve(),
  };
}
