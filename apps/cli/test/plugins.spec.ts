/** Plugins from outside: a module that `RULEWRIGHT_PLUGINS` names plays its game, and a bad one is named and stops no other game. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plugins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = join(workspace, 'bench/high-card');
writeFileSync(join(folder, 'bad.cjs'), 'exports.plugin = { id: "bad" };\n');

const rw = (plugins: string, ...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, RULEWRIGHT_PLUGINS: plugins };
    execFile('node', ['apps/cli/bin/rw.mjs', ...args], { cwd: workspace, env }, (error, out, problems) =>
      resolve({ code: error ? Number(error.code) : 0, text: out + problems }),
    );
  });

test('the game of a module from outside is checked and played, in threads too', async () => {
  expect(await rw('@rulewright/high-card', 'check', content)).toEqual({
    code: 0,
    text: 'High Card: 30 cards, 4 rules, no problems\n',
  });
  const args = [
    'simulate',
    '--content',
    content,
    '--mode',
    'plain',
    '--games',
    '20',
    '--bots',
    'random,random',
    '--json',
  ];
  const { code, text } = await rw('@rulewright/high-card', ...args);
  expect(text).toContain('high-card');
  expect(code).toBe(0);
}, 120_000);

test('a bad module is named with its reason, and the other games are checked', async () => {
  const bad = join(folder, 'bad.cjs');
  const { code, text } = await rw(`${bad}, no-such-package, @rulewright/high-card`, 'check', content);
  expect(text).toContain(`the module "${bad}" exports no plugin: it lacks a "vocabulary" of the same game.`);
  expect(text).toContain('the module "no-such-package" could not be loaded: Cannot find module');
  expect(text).toContain('High Card: 30 cards, 4 rules, no problems');
  expect(code).toBe(0);
}, 120_000);
