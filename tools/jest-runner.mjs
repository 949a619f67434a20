/** Runs test files in plain Node processes, one for each processor. A free process takes the next file. */
import { relative } from 'node:path';
import { createRunner } from 'jest-light-runner';

/** Minutes until a test file counts as failed. Nothing else would stop a test that hangs. */
const LONGEST = 10;

/** Seconds until a process that has not started counts as stuck. A process that loads modules by hooks seldom stops before its first line. */
const START = 60;

/** The exit code after which tools/jest.mjs runs Jest again. */
const STUCK = 75;

/** Ends the run if a process does not report that it is ready. */
function watchStarts(processes) {
  const waiting = new Set(processes);
  for (const child of processes)
    child.on('message', (message) => {
      if (message?.ready === true) waiting.delete(child);
    });
  const check = () => {
    if (waiting.size === 0) return;
    console.error(`A test process did not start within ${START} seconds. Jest starts again.`);
    for (const child of processes) child.kill('SIGKILL');
    process.exit(STUCK);
  };
  setTimeout(check, START * 1_000).unref();
}

export default class Runner extends createRunner({ runtime: 'child_process' }) {
  #isWatched = false;

  async _runTest(test) {
    const watch = setTimeout(() => {
      const file = relative(process.cwd(), test.path);
      console.error(`FAIL ${file}\n  Test suite failed to run\n  It did not end within ${LONGEST} minutes.`);
      process.exit(1);
    }, LONGEST * 60_000);
    try {
      const run = super._runTest(test);
      if (!this.#isWatched) {
        // The first test has just made the pool. With one worker, Jest runs tests in its own process.
        this.#isWatched = true;
        for (const { pool } of this._testRunners.values())
          watchStarts((pool.threads ?? []).map((thread) => thread.process));
      }
      return await run;
    } finally {
      clearTimeout(watch);
    }
  }
}
