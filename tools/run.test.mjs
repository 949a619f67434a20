/** Services that a tool runs: they end with the tool, however it ends. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { run } from './lib/run.mjs';

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
