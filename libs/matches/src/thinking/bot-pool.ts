/**
 * Threads in which bots think, so that no request waits for a search. A thread gets the state that a decision is about and
 * nothing else of the match: whichever is free takes it, and one that dies costs nothing.
 */
import { availableParallelism } from 'node:os';
import { botById } from '@rulewright/bots';
import { pluginFor } from '@rulewright/games';
import { Piscina } from 'piscina';
import { ThreadBots, type ProgramSource, type Question } from './thread-bots.ts';
import { QuestionQueue, waitingFor, type Waiting } from './question-queue.ts';

export interface BotPool {
  /**
   * The option that a bot takes.
   * @param source is asked for when a thread meets the program for the first time
   */
  think(question: Question, source: () => ProgramSource, waiting: Waiting): Promise<number>;
  /** Threads that there are now, and questions that wait for one. */
  readonly load: { readonly threads: number; readonly waiting: number };
  close(): Promise<void>;
}

/** One core stays free for the thread that answers requests. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** A bot with a greater budget thinks for long; the others answer in milliseconds, on a thread where none has to wait for one. */
const QUICK_BUDGET = 32;
/** Threads that think give way to the one that answers requests: those that think for long more than the others. */
const NICE = { quick: 5, deep: 10 } as const;

/** Where there is no built code to start a thread from, bots think in place. */
export function botPool(threads = THREADS): BotPool {
  if (!import.meta.url.endsWith('.js')) return inPlace();
  const poolOf = (maxThreads: number, niceIncrement: number): Piscina =>
    new Piscina({
      filename: new URL('./bot-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads,
      niceIncrement,
      taskQueue: new QuestionQueue(),
      // A site where nobody plays keeps no threads for it.
      idleTimeout: 30_000,
    });
  const quick = poolOf(1, NICE.quick);
  const deep = poolOf(threads, NICE.deep);
  const ask = (question: Question, waiting: Waiting): Promise<number | null> => {
    const pool = botById(question.bot).budget > QUICK_BUDGET ? deep : quick;
    return pool.run(waitingFor(question, waiting)) as Promise<number | null>;
  };
  return {
    think: async (question, source, waiting) =>
      (await ask(question, waiting)) ?? (await ask({ ...question, source: source() }, waiting))!,
    get load() {
      return {
        threads: quick.threads.length + deep.threads.length,
        waiting: quick.queueSize + deep.queueSize,
      };
    },
    close: async () => void (await Promise.all([quick.destroy(), deep.destroy()])),
  };
}

function inPlace(): BotPool {
  const thinkers = new ThreadBots(pluginFor);
  return {
    think: async (question, source) => {
      await new Promise((resolve) => setImmediate(resolve));
      return thinkers.answer(question) ?? thinkers.answer({ ...question, source: source() })!;
    },
    load: { threads: 0, waiting: 0 },
    close: () => Promise.resolve(),
  };
}
