/** The entry point of a worker thread. */
import type { MessagePort } from 'node:worker_threads';
import { collectGarbageIfGrown, runInBackground } from '@rulewright/content/node';
import type { DatabaseOptions } from '@rulewright/database';
import { workerData } from 'piscina';
import type { WorkAnswer } from './answer.ts';
import type { JobName } from './jobs/index.ts';
import { ownThread } from './thread-cpu.ts';
import { WorkerThread } from './worker-thread.ts';

/** The message that starts a job in a thread. */
export interface WorkOrder {
  readonly name: JobName;
  readonly input: unknown;
  /** The port for steps and news. The receiver confirms each piece of news. */
  readonly port: MessagePort;
}

export type FromThread =
  /** `thread` is the system's number of the thread; null if it is not known. */
  | { readonly kind: 'step'; readonly what: string; readonly milliseconds: number; readonly thread: number | null }
  | { readonly kind: 'news'; readonly news: unknown };

runInBackground();
const number = ownThread();
let opened: Promise<WorkerThread> | undefined;

export default async function work({ name, input, port }: WorkOrder): Promise<WorkAnswer> {
  const send = (message: FromThread): void => port.postMessage(message);
  opened ??= WorkerThread.over(workerData as DatabaseOptions);
  try {
    const thread = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return await thread.run(name, input, {
      step: (what, milliseconds) => send({ kind: 'step', what, milliseconds, thread: number }),
      tell: (news) =>
        new Promise((taken) => {
          port.once('message', () => taken());
          send({ kind: 'news', news });
        }),
    });
  } finally {
    port.close();
    // After the answer has been sent.
    setImmediate(collectGarbageIfGrown);
  }
}
