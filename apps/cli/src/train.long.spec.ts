/** `rw train` as users run it: it writes a policy that can be read, continues a stopped training, and refuses what does not belong together. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWeights } from '@rulewright/bots';
import type { PolicyDocument } from '@rulewright/engine';
import { CommandLine } from '../test/support/rw.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-train-'));
const commandLine = new CommandLine(folder);
afterAll(() => {
  commandLine.close();
  rmSync(folder, { recursive: true, force: true });
});

const train = (...args: string[]) =>
  commandLine.run(['train', '--content', workspace, '--mode', 'fast', '--pairs', '0', ...args], {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
  });
const documentAt = (path: string): PolicyDocument => JSON.parse(readFileSync(path, 'utf8')) as PolicyDocument;

test('writes a policy, continues from its state without more games, and refuses the state of another training', async () => {
  const [out, again, state] = ['one.json', 'two.json', 'state'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const first = await train('--games', '64', '--out', out, '--resume', state, '--json');
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject({ games: 64, finished: true, strength: null });
  expect(() => readWeights(documentAt(out))).not.toThrow();

  const second = await train('--games', '64', '--out', again, '--resume', state);
  expect(second.code).toBe(0);
  expect(documentAt(again)).toEqual(documentAt(out));

  const other = await train('--games', '64', '--seed', '2', '--resume', state, '--out', again);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('another training') });
});

test('starts from the policy of a named ruleset, and lists the policies if there is none', async () => {
  const out = join(folder, 'module.ts');
  expect((await train('--games', '64', '--from', 'nearest', '--out', out)).code).toBe(0);
  expect(readFileSync(out, 'utf8')).toContain('export const POLICY: PolicyDocument = {');
  const unknown = await train('--games', '64', '--from', 'chess', '--out', out);
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('Use nearest, or one of') });
});
