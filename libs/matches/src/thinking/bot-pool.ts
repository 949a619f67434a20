/**
 * Threads in which bots think, so that no request waits for a search. A thread receives only the state in which a decision is pending. Any
 * free thread can answer, and nothing is lost if a thread dies.
 */
import { availableParallelism } from 'node:os';
import { botById } from '@rulewright/bots';
import { pluginFor } from '@rulewright/games';
import { Piscina } from 'piscina';
import { ThreadBots, type ProgramSource, type BotQuestion } from './thread-bots.ts';
import { QuestionQueue, waitingFor, type WaitingQuestion } from './question-queue.ts';

export interface BotPool {
  /**
   * Returns the index of the option that a bot chooses.
   * @param source called if the thread does not know the program yet
   */
  think(question: BotQuestion, source: () => ProgramSource, waiting: WaitingQuestion): Promise<number>;
  /** Current number of threads, and of questions that wait for one. */
  readonly load: { readonly threads: number; readonly waiting: number };
  close(): Promise<void>;
}

/** One core is left for the thread that answers requests. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** Bots with a greater budget think for long, in threads of their own. Other bots share a quick thread and answer in milliseconds. */
const QUICK_BUDGET = 32;
/** Lower priorities, so that bot threads give way to the thread that answers requests. Bots that think for long give way most. */
const NICE = { quick: 5, deep: 10 } as const;

/** Creates the pool. If there is no built code to start a thread from, bots think in this thread. */
export function botPool(threads = THREADS): BotPool {
  if (!import.meta.url.endsWith('.js')) return inPlace();
  const poolOf = (maxThreads: number, niceIncrement: number): Piscina =>
    new Piscina({
      filename: new URL('./bot-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads,
      niceIncrement,
      taskQueue: new QuestionQueue(),
      // Threads end when no one plays.
      idleTimeout: 30_000,
    });
  const quick = poolOf(1, NICE.quick);
  const deep = poolOf(threads, NICE.deep);
  const ask = (question: BotQuestion, waiting: WaitingQuestion): Promise<number | null> => {
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
