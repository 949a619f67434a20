/** Runs test files in plain Node processes, one for each processor. A free process takes the next file. */
import { relative } from 'node:path';
import { createRunner } from 'jest-light-runner';

/** Minutes until a test file counts as failed. Nothing else would stop a test that never waits. */
const LONGEST = 10;

/**
 * Seconds until a file whose tests have not begun counts as stuck. In a process that loads modules by hooks, the import of a module can stay
 * without an answer.
 */
const BEGIN = Number(process.env.TEST_SECONDS ?? 180);

/** The exit code after which tools/jest.mjs runs Jest again. */
const STUCK = 75;

/** Calls `end` with the file after some time. Returns a function that stops the clock. */
function after(seconds, test, end) {
  const clock = setTimeout(() => end(relative(process.cwd(), test.path)), seconds * 1_000);
  return () => clearTimeout(clock);
}

export default class Runner extends createRunner({ runtime: 'child_process' }) {
  /** The clocks of files whose tests have not begun, by their paths. */
  #beginning = new Map();
  #isHeard = false;

  /** Hears from tools/jest-limits.mjs which files have begun. With one worker, Jest runs tests in its own process. */
  #hear() {
    if (this.#isHeard) return;
    this.#isHeard = true;
    const children = [...this._testRunners.values()].flatMap(({ pool }) => pool.threads ?? []);
    for (const one of [process, ...children.map((thread) => thread.process)])
      one.on('message', (message) => this.#beginning.get(message?.began)?.());
  }

  #restart(file) {
    console.error(`${file} has not begun within ${BEGIN} seconds. Jest starts again.`);
    for (const { pool } of this._testRunners.values())
      for (const { process: child } of pool.threads ?? []) child?.kill('SIGKILL');
    process.exit(STUCK);
  }

  async _runTest(test) {
    const stop = after(LONGEST * 60, test, (file) => {
      console.error(`FAIL ${file}\n  Test suite failed to run\n  It did not end within ${LONGEST} minutes.`);
      process.exit(1);
    });
    this.#beginning.set(
      test.path,
      after(BEGIN, test, (file) => this.#restart(file)),
    );
    try {
      const run = super._runTest(test);
      this.#hear();
      return await run;
    } finally {
      stop();
      this.#beginning.get(test.path)();
    }
  }
}
