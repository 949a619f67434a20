/** The thread of a check run. It keeps the texts of a release, the bots and the examples off the server's main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbageIfGrown, runInBackground } from '@rulewright/content/node';
import { openDatabase, type CheckRunEntity, type DatabaseOptions } from '@rulewright/database';
import type { CheckResult } from './check-result.ts';
import { inThisThread } from './do-checks.ts';

export interface WorkerInput {
  readonly database: DatabaseOptions;
  readonly run: CheckRunEntity;
}

export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: number; readonly step: string }
  /** Null if the change set has changed since the run was queued. */
  | { readonly kind: 'result'; readonly result: CheckResult | null };

runInBackground();
const tell = (message: WorkerMessage): void => parentPort!.postMessage(message);

const { database: options, run } = workerData as WorkerInput;
const database = await openDatabase(options);
const say = (progress: number, step: string): void => {
  tell({ kind: 'progress', progress, step });
  collectGarbageIfGrown();
};
const result = await inThisThread(database)(run, say, new AbortController().signal);
await database.destroy();
tell({ kind: 'result', result });
