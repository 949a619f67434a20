/** The limits of unit tests: a test that hangs fails by its name, and a file that never begins makes Jest start again. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Seconds for a test and for the begin of a file. A busy machine needs some to start a process. */
const SECONDS = 12;

/** Runs spec files in a package of their own. Returns the exit code and what Jest said. */
function run(files) {
  const folder = mkdtempSync(join(tmpdir(), 'jest-limits-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { NODE_TEST_CONTEXT, FORCE_COLOR, ...env } = { ...process.env, TEST_SECONDS: String(SECONDS), NO_COLOR: '1' };
  const args = [join(root, 'tools/jest.mjs'), '--testMatch=<rootDir>/*.spec.mjs'];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: folder, env }, (_, __, said) => {
      rmSync(folder, { recursive: true, force: true });
      resolve({ code: child.exitCode, said });
    });
  });
}

const GOOD = "it('is good', () => expect(1).toBe(1));\n";

describe('the limits of unit tests', { concurrency: true }, () => {
  it('a test that hangs fails by its name', async () => {
    const hanging = "it('hangs', () => new Promise(() => undefined));\n";
    const { code, said } = await run({ 'good.spec.mjs': GOOD, 'hangs.spec.mjs': hanging });
    assert.equal(code, 1, said);
    assert.match(said, new RegExp(`hangs\\s+Error: It did not end within ${SECONDS} seconds`, 'u'));
    assert.match(said, /1 failed, 1 passed/u);
  });

  it('a file that never begins makes Jest start once more, and then fails', async () => {
    const stuck = `await new Promise(() => undefined);\n${GOOD}`;
    const { code, said } = await run({ 'good.spec.mjs': GOOD, 'import.spec.mjs': stuck });
    assert.notEqual(code, 0);
    const times = said.match(new RegExp(`import\\.spec\\.mjs has not begun within ${SECONDS} seconds`, 'gu'));
    assert.equal(times?.length, 2, said);
  });
});
