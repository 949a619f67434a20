/** The thread of a check run, which keeps bots and examples off the server's main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { runInBackground } from '@rulewright/content/node';
import type { CheckResult } from './check-result.ts';
import { executeChecks } from './execute-checks.ts';
import type { CheckInput } from './both-sides.ts';

export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: number; readonly step: string }
  | { readonly kind: 'result'; readonly result: CheckResult };

runInBackground();
const tell = (message: WorkerMessage): void => parentPort!.postMessage(message);

const result = await executeChecks(workerData as CheckInput, (progress, step) =>
  tell({ kind: 'progress', progress, step }),
);
tell({ kind: 'result', result });
