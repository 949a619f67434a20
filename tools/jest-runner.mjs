/** Runs test files in plain Node processes, one for each processor. A free process takes the next file. */
import { relative } from 'node:path';
import { createRunner } from 'jest-light-runner';

/** Minutes until a test file counts as failed. Nothing else would stop a test that hangs. */
const LONGEST = 10;

export default class Runner extends createRunner({ runtime: 'child_process' }) {
  async _runTest(test) {
    const watch = setTimeout(() => {
      const file = relative(process.cwd(), test.path);
      console.error(`FAIL ${file}\n  Test suite failed to run\n  It did not end within ${LONGEST} minutes.`);
      process.exit(1);
    }, LONGEST * 60_000);
    try {
      return await super._runTest(test);
    } finally {
      clearTimeout(watch);
    }
  }
}
