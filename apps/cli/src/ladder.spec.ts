/** `rw ladder` as users run it: it measures pairings, keeps other scores, plays trained policies, and rejects invalid input. */
import { WHOLE } from '@rulewright/content/testing';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandLine } from '../test/support/rw.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-ladder-'));
const commandLine = new CommandLine(folder);
afterAll(() => {
  commandLine.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, ...args: string[]) =>
  commandLine.run([command, '--content', workspace, '--mode', 'fast', ...args], {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
  });
const ladder = (...args: string[]) => run('ladder', '--least', '4', '--games', '4', ...args);

test('adds scores to a module for a plugin, and replaces the score of the same pairing', async () => {
  const out = join(folder, 'strength.ts');
  const first = await ladder('--pair', 'easy,random', '--pair', 'random,random', '--out', out, '--json');
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out).rows).toMatchObject([
    { measure: 'levels', bot: 'easy', against: 'random', games: 4 },
    { measure: 'levels', bot: 'random', against: 'random', games: 4 },
  ]);
  expect((await ladder('--pair', 'easy,random', '--seed', '9', '--out', out)).code).toBe(0);
  const rows = readFileSync(out, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"measure"'));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('"seed":9');
  expect(readFileSync(out, 'utf8')).toContain('export const STRENGTH: readonly StrengthRow[] = [');
});

// Trains a policy. `train.long.spec.ts` tests training.
if (WHOLE)
  test('plays a trained policy, and reports a missing policy file', async () => {
    const policy = join(folder, 'policy.json');
    expect((await run('train', '--games', '64', '--pairs', '0', '--out', policy)).code).toBe(0);
    const played = await ladder('--pair', `${policy},random`, '--json');
    expect(JSON.parse(played.out).rows).toMatchObject([{ bot: policy, against: 'random', games: 4 }]);
    const missing = await ladder('--pair', `${join(folder, 'missing.json')},random`);
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('missing.json') });
  });

test('rejects a pair without two bots, an unknown bot and a budget that is not a number', async () => {
  expect(await ladder('--pair', 'quick')).toMatchObject({ code: 2, err: expect.stringContaining('Name two bots') });
  expect(await ladder('--pair', 'quick,chess')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no bot "chess"'),
  });
  expect(await ladder('--measure', 'budget', '--budgets', '2,few')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"few" is not a budget'),
  });
});
