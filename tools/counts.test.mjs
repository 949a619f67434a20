/** The counts that `npm test` reads from the output of the browser tests. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPlaywright, failuresOnly, flakyTests } from './lib/counts.mjs';

const flaky = '  2 flaky\n    [looking] › test/a.test.mjs:1:1 › one \n    [looking] › test/a.test.mjs:9:1 › other \n';

test('a successful run counts the passed tests', () => {
  assert.deepEqual(countPlaywright('\n  195 passed (3.5m)\n'), { passed: 195, failed: 0, flaky: 0 });
});

test('failed, interrupted and missing tests count as failures; a flaky one passes and is named', () => {
  const output = `  1 failed\n    [looking] › x \n  1 interrupted\n    [looking] › y \n${flaky}  3 skipped\n  4 did not run\n  5 passed (10s)\n`;
  assert.deepEqual(countPlaywright(output), { passed: 7, failed: 6, flaky: 2 });
  assert.equal(flakyTests(output), flaky);
});

test('titles of tests are not counted, and the output of failures leaves out the lines of passed tests', () => {
  const output =
    '  ✓   1 [looking] › test/a.test.mjs:1:1 › 3 failed (1s)\n  ✘   2 [looking] › test/a.test.mjs:9:1 › 4 passed (1s)\n';
  assert.deepEqual(countPlaywright(output), { passed: 0, failed: 0, flaky: 0 });
  assert.equal(failuresOnly(output), '  ✘   2 [looking] › test/a.test.mjs:9:1 › 4 passed (1s)');
});
