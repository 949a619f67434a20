/** `rw backup`, `rw restore` and `rw doctor` as users run them, on temporary SQLite databases. */
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { People, PROGRAM } from '@rulewright/accounts';
import { openDatabase } from '@rulewright/database';
import { rwHere as rw } from '../test/support/rw-here.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a tree with one game, without its worked examples, because those take longest to read. */
function smallTree(): string {
  const [game] = readdirSync(join(workspace, 'rules'));
  const tree = join(folder, 'tree');
  for (const place of [`cards/${game}`, `rules/${game}`])
    cpSync(join(workspace, place), join(tree, place), {
      recursive: true,
      filter: (path) => !/\/(?:examples|learn\.yaml)$/u.test(path),
    });
  return tree;
}

interface Diagnosis {
  readonly healthy: boolean;
  readonly findings: readonly { readonly about: string; readonly state: string; readonly text: string }[];
}

/** The findings of `rw doctor` that are not `ok`, as `state about: text`. */
async function complaints(env: NodeJS.ProcessEnv): Promise<{ code: number; lines: string[] }> {
  const { code, out } = await rw(['doctor', '--json'], env);
  const { healthy, findings } = JSON.parse(out) as Diagnosis;
  expect(healthy).toBe(code === 0);
  const lines = findings
    .filter(({ state }) => state !== 'ok')
    .map(({ about, state, text }) => `${state} ${about}: ${text}`);
  return { code, lines };
}

const data = join(folder, 'data');
const old = { DATA_DIR: data };

test('rw doctor names the first step before anything is imported', async () => {
  const { code, lines } = await complaints(old);
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^wrong database: There is no .* rw import DIR/u) as string,
    expect.stringMatching(/^warning data folder: /u) as string,
  ]);
  expect(existsSync(data)).toBe(false);
});

describe('with a release and an admin', () => {
  const backup = join(folder, 'copy');
  beforeAll(async () => {
    expect(await rw(['import', smallTree()], old)).toMatchObject({ code: 0 });
    const database = await openDatabase({ file: join(data, 'rulewright.sqlite') });
    const ada = { email: 'ada@example.org', name: 'Ada', role: 'admin', password: 'a long enough password' };
    await new People(database).add(ada, PROGRAM);
    await database.destroy();
  });

  test('rw doctor finds no problems', async () => {
    expect(await complaints(old)).toEqual({ code: 0, lines: [] });
    const { out } = await rw(['doctor'], old);
    expect(out).toMatch(/^No problems found\.$/mu);
  });

  test('a restored backup has the same people and the same cards', async () => {
    const made = await rw(['backup', backup], old);
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`is copied to ${backup} (`) as string });
    const restored = { DATA_DIR: join(folder, 'restored') };
    expect(await rw(['restore', backup], restored)).toMatchObject({
      code: 0,
      out: expect.stringContaining('with release 1') as string,
    });
    expect(await complaints(restored)).toEqual({ code: 0, lines: [] });
    expect((await rw(['user', 'list'], restored)).out).toContain('ada@example.org');
    for (const [env, name] of [
      [old, 'a'],
      [restored, 'b'],
    ] as const)
      expect(await rw(['export', join(folder, name)], env)).toMatchObject({ code: 0 });
    const files = readdirSync(join(folder, 'a'), { recursive: true });
    expect(readdirSync(join(folder, 'b'), { recursive: true })).toEqual(files);

    expect(await rw(['restore', backup], restored)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^.*rulewright\.sqlite exists already\. Stop the program and move the old database away first\.\n$/u,
      ) as string,
    });
    expect(await rw(['backup', backup], old)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already') as string,
    });
    expect(await rw(['restore', join(folder, 'none')], { DATA_DIR: join(folder, 'x') })).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no such file') as string,
    });
  });

  test.each<{ what: string; harm: (folder: string) => void; env?: NodeJS.ProcessEnv; says: RegExp }>([
    {
      what: 'a damaged database',
      harm: (at) => truncateSync(join(at, 'rulewright.sqlite'), 400_000),
      says: /^wrong (?:file|database): .*(?:damaged|malformed)/u,
    },
    {
      what: 'a file that is not a database',
      harm: (at) =>
        writeFileSync(
          join(at, 'rulewright.sqlite'),
          'something else, and long enough to be read as the head of a file'.repeat(10),
        ),
      says: /^wrong database: .*cannot be opened: file is not a database\.$/u,
    },
    {
      what: 'a file that others can read',
      harm: (at) => {
        writeFileSync(join(at, 'notes.txt'), '');
        chmodSync(join(at, 'notes.txt'), 0o644);
      },
      says: /^warning rights: .*notes\.txt/u,
    },
    {
      what: 'an invalid variable',
      harm: () => undefined,
      env: { TRUSTED_PROXIES: 'everyone' },
      says: /^wrong settings: TRUSTED_PROXIES/u,
    },
    {
      what: 'an invalid port',
      harm: () => undefined,
      env: { METRICS_PORT: '99999' },
      says: /^wrong settings: METRICS_PORT/u,
    },
  ])('rw doctor finds $what', async ({ harm, env, says }) => {
    const place = mkdtempSync(join(folder, 'harmed-'));
    const file = join(folder, 'for-harm');
    if (!existsSync(file)) expect(await rw(['backup', file], old)).toMatchObject({ code: 0 });
    expect(await rw(['restore', file], { DATA_DIR: place })).toMatchObject({ code: 0 });
    harm(place);
    const { code, lines } = await complaints({ DATA_DIR: place, ...env });
    expect(lines).toEqual([expect.stringMatching(says) as string]);
    expect(code).toBe(lines[0]!.startsWith('wrong') ? 1 : 0);
  });

  test('rw doctor finds a database that a newer version has changed, and an unreachable one', async () => {
    const place = mkdtempSync(join(folder, 'newer-'));
    expect(await rw(['restore', backup], { DATA_DIR: place })).toMatchObject({ code: 0 });
    const database = await openDatabase({ file: join(place, 'rulewright.sqlite') });
    await database.query("INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')");
    await database.destroy();
    expect((await complaints({ DATA_DIR: place })).lines).toEqual([
      expect.stringMatching(/^wrong version: A newer/u) as string,
    ]);
    expect((await complaints({ ...old, DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })).lines).toEqual([
      'wrong database: 127.0.0.1:1/none cannot be opened: nothing answers at this address.',
    ]);
  });
});
