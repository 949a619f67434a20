/**
 * Works through the queue of check runs, one at a time. The checks run in a thread, or in this one if there is no built code for a thread.
 */
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { CheckRunEntity, DatabaseOptions } from '@rulewright/database';
import type { CheckRuns } from './check-runs.ts';
import type { WorkerInput, WorkerMessage } from './check-worker.ts';
import type { DoChecks } from './do-checks.ts';
import { StoppedError } from './execute-checks.ts';

/** Time between two progress reports of a run, in milliseconds. */
const SAY_EVERY = 1_000;

/** Does the checks in a new thread with a connection of its own, because the input has all texts of a release. */
export const inThread =
  (database: DatabaseOptions): DoChecks =>
  (run, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const workerData: WorkerInput = { database, run: { ...run } };
      const worker = new Worker(new URL('./check-worker.js', import.meta.url), { workerData });
      const stop = (): void => {
        void worker.terminate();
        reject(new StoppedError('Stopped.'));
      };
      signal.addEventListener('abort', stop, { once: true });
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') void onProgress(message.progress, message.step);
        else {
          signal.removeEventListener('abort', stop);
          resolve(message.result);
        }
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread of the checks ended with code ${code}.`)));
    });

export class CheckQueue {
  private readonly name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  private readonly closing = new AbortController();

  constructor(
    private readonly runs: CheckRuns,
    private readonly doChecks: DoChecks,
    /** Called with internal errors. */
    private readonly complain: (error: unknown) => void = () => undefined,
  ) {}

  /** Does all waiting runs. Returns how many it did. */
  async work(): Promise<number> {
    let done = 0;
    while (!this.closing.signal.aborted) {
      const run = await this.runs.claim(this.name);
      if (!run) break;
      await this.doRun(run);
      done++;
    }
    return done;
  }

  /** Stops. Another worker does the run in progress again. */
  close(): void {
    this.closing.abort();
  }

  private async doRun(run: CheckRunEntity): Promise<void> {
    const stop = new AbortController();
    const close = (): void => stop.abort();
    this.closing.signal.addEventListener('abort', close, { once: true });
    let at = { progress: 0, step: 'Starting.' };
    // Reports at intervals, so that long steps report too. This is also how a run learns that it was cancelled.
    const clock = setInterval(() => {
      void this.runs.report(run, at.progress, at.step).then((mine) => (mine ? undefined : stop.abort()), this.complain);
    }, SAY_EVERY);
    try {
      const result = await this.doChecks(run, (progress, step) => void (at = { progress, step }), stop.signal);
      if (result) await this.runs.finish(run, result);
      else await this.runs.fail(run, 'The change set has changed since the checks started. Run them again.');
    } catch (error) {
      if (error instanceof StoppedError) return;
      this.complain(error);
      await this.runs.fail(
        run,
        'The checks stopped because of a server error. The server log has the details. Run them again.',
      );
    } finally {
      clearInterval(clock);
      this.closing.signal.removeEventListener('abort', close);
    }
  }
}
