/** Processes of the tools: a service ends with its tool, however that ends, and a check beside the build starts no second build. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { run } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';

const script = `
  import { service } from ${JSON.stringify(new URL('lib/run.mjs', import.meta.url).href)};
  const { pid } = service('A service', ['-e', 'setInterval(() => undefined, 1000)']);
  console.log(pid);
  process.exit(3);`;

/** Whether a process ends within a few seconds. */
async function isGone(pid) {
  for (let tries = 0; tries < 50; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(100);
  }
  return false;
}

test('a service ends if its tool exits without stopping it', async () => {
  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', script]);
  assert.equal(code, 3);
  const pid = Number(output);
  const gone = await isGone(pid);
  if (!gone) process.kill(pid, 'SIGKILL');
  assert.equal(gone, true);
});

test('rw without a build does not build beside another build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-rw-'));
  try {
    cpSync(join(root, 'apps/cli/bin'), join(folder, 'bin'), { recursive: true });
    const env = { RULEWRIGHT_BUILDING: '1' };
    const { code, output } = await run(process.execPath, [join(folder, 'bin/rw.mjs'), '--help'], { env });
    assert.equal(code, 2);
    assert.match(output, /must not build it/u);
    assert.doesNotMatch(output, /Building/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
