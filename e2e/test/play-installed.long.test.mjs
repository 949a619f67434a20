/** A game of somebody else: the packed program is installed in an empty folder, and plays a game of this folder without the workspace. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/lib/net.mjs';
import { run } from '../../tools/lib/run.mjs';
import { readJson, root } from '../../tools/lib/workspace.mjs';
import { decide, setUp, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

/** Runs a command to its end. Resolves to its output. */
async function done(folder, command, ...args) {
  const { code, output } = await run(command, args, { cwd: folder, env: { DATA_DIR: '', DATABASE_URL: '' } });
  expect(code, output).toBe(0);
  return output;
}

/** Starts `rw serve`. Resolves to its JSON and a function that stops it. */
async function serve(folder, ...args) {
  const ports = ['--port', String(await freePort()), '--api-port', String(await freePort())];
  const env = { ...process.env, DATA_DIR: '', DATABASE_URL: '' };
  const bin = join(folder, 'node_modules/.bin/rw');
  const child = spawn(bin, ['serve', ...args, ...ports, '--json'], { cwd: folder, env });
  let [out, said] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((resolve) => void child.on('close', resolve));
  const ready = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      if (out.endsWith('}\n')) resolve(true);
    });
  });
  expect(await Promise.race([ready, ended]), said).toBe(true);
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { ...JSON.parse(out), said: () => said, stop };
}

test('the installed program serves a new game of a folder, and a match of it is played', async ({ newWindow }) => {
  test.setTimeout(600_000);
  const place = mkdtempSync(join(tmpdir(), 'rulewright-installed-'));
  try {
    await done(root, process.execPath, 'tools/pack.mjs', join(place, 'packed'), '--npm');
    rmSync(join(place, 'packed'), { recursive: true });
    const folder = join(place, 'home');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const { version } = readJson('package.json');
    await done(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', `../rulewright-${version}.tgz`);
    await done(folder, 'npx', 'rw', 'new', 'game', 'night-train', '--with-play', '--dir', 'my-games');
    expect(await done(folder, 'npx', 'rw', 'check', 'my-games')).toContain('no problems');

    const first = await serve(folder, 'my-games');
    expect(first.said()).toMatch(/^Imported \d+ documents as release 1\.$/mu);
    expect(existsSync(join(folder, 'my-games/.data/rulewright.sqlite'))).toBe(true);
    const { page, complaints } = await newWindow({ baseURL: first.site });
    const seats = [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', bot: 'easy' },
    ];
    await setUp(page, { from: 'night-train/standard', seats });
    for (let n = 0; n < 300 && (await whatNow(page)) === 'decide'; n++) await decide(page);
    await page.locator('.outcome > h2').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
    expect(await first.stop()).toBe(0);

    // A change of the play is the next release, and a mistake is named with its line and serves nothing.
    const play = join(folder, 'my-games/rules/night-train/play/night-train.play');
    const text = readFileSync(play, 'utf8');
    writeFileSync(play, `${text}\nnumber nights of table, "nights"\n`);
    const second = await serve(folder, 'my-games');
    expect(second.said()).toContain('The files changed: release 2 (1 changed).');
    expect(await second.stop()).toBe(0);
    writeFileSync(play, `${text}\nnumber nights of tabel\n`);
    const { code, output } = await run('npx', ['rw', 'serve', 'my-games'], { cwd: folder, env: { DATA_DIR: '' } });
    expect([code, output]).toEqual([1, expect.stringMatching(/night-train\.play:\d+:\d+ unexpected: It belongs to/u)]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
