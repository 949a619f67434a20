/** The thread of a run of the checks: bots and examples keep it busy, and the server free. */
import { parentPort, workerData } from 'node:worker_threads';
import { runInBackground } from '@rulewright/content/node';
import type { CheckResult } from './result.ts';
import { runChecks } from './run.ts';
import type { CheckInput } from './scene.ts';

export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: number; readonly step: string }
  | { readonly kind: 'result'; readonly result: CheckResult };

runInBackground();
const tell = (message: WorkerMessage): void => parentPort!.postMessage(message);

const result = await runChecks(workerData as CheckInput, (progress, step) =>
  tell({ kind: 'progress', progress, step }),
);
tell({ kind: 'result', result });
