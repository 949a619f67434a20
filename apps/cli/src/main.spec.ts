/** Errors of `rw`: one sentence on the error stream, exit code 2, never a stack. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rwHere } from '../test/support/rw-here.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-main-'));
const text = join(folder, 'a.txt');
writeFileSync(
  text,
  'no database, no deck, no folder: more than a hundred characters that SQLite takes for nothing of its own',
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rw = (args: readonly string[], env: Record<string, string> = {}) =>
  rwHere(args, { DATA_DIR: join(folder, 'data'), ...env });

const nobody = 'postgres://nobody:secret@127.0.0.1:1/none';

test.each<{ args: string[]; says: string; env?: Record<string, string> }>([
  { args: ['simulate', '--games', 'x'], says: '(rw simulate --help says more)' },
  { args: ['user', 'add', 'a@example.org'], says: '(rw user add --help says more)' },
  { args: ['import', join(folder, 'nowhere')], says: `There is no folder ${join(folder, 'nowhere')}.` },
  { args: ['import', text], says: `${text} is a file. Name a folder with cards/ and rules/.` },
  { args: ['simulate', '--content', join(folder, 'nowhere')], says: 'There is no folder' },
  { args: ['import', workspace, '--content', workspace], says: 'rw import works on the database' },
  {
    args: ['--content', workspace, 'export', folder],
    says: 'rw export works on the database and does not accept --content.',
  },
  { args: ['replay', join(folder, 'nowhere.json')], says: 'nowhere.json cannot be read: there is no such file.' },
  { args: ['schemas', text], says: `${text}/metabaloids cannot be used: a part of the path is a file.` },
  {
    args: ['ruleset'],
    says: 'The database 127.0.0.1:1/none cannot be opened: nothing answers at this address.',
    env: { DATABASE_URL: nobody },
  },
  { args: ['user', 'list'], says: 'DATABASE_URL must start with postgres://', env: { DATABASE_URL: 'mysql://x' } },
])('rejects $args with one sentence', async ({ args, says, env }) => {
  const { code, out, err } = await rw(args, env);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(says);
  expect(err).not.toMatch(/^ +at |secret/m);
});

test('names a file that is not a database', async () => {
  const data = join(folder, 'noise');
  mkdirSync(data);
  copyFileSync(text, join(data, 'rulewright.sqlite'));
  const { code, err } = await rw(['ruleset'], { DATA_DIR: data });
  expect([code, err]).toEqual([
    2,
    `The database ${data}/rulewright.sqlite cannot be opened: file is not a database.\n`,
  ]);
});

test('--version prints the version of the package', async () => {
  expect(await rw(['--version'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    err: '',
  });
});
