/** Kills publishing processes at any moment. The database must then have either the old or the new release, and nothing in between. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { People, PROGRAM, searchAudit, type Person } from '@rulewright/accounts';
import { openContent, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { exportTree, importTree, listReleases, searchCards, type DatabaseOptions } from '@rulewright/database';
import { DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { largeGames } from '@rulewright/games/testing';
import { bundleForTests } from '../../../tools/lib/bundle.mjs';
import { ChangeSets, Drafts, overlaid, Reviews } from '../src/index.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** How many processes are killed. The full proof uses 50. */
const KILLS = Number(process.env['KILLS'] ?? 5);

const plugin = largeGames[0]!;
/** One game without its worked examples, which are slow to read. */
const tree = (await readTree(join(path('.'), '../../..'))).filter(
  (file) => file.path.split('/')[1] === plugin.id && !/\/(?:examples\/|learn\.yaml)/u.test(file.path),
);
const { cardFields } = openContent(tree, knownGames).game(plugin.id).vocabulary;
const CARD = tree.find((file) => file.path.startsWith(`cards/${plugin.id}/cards/`))!;

/** The bundled program that publishes. */
const PROCESS = await bundleForTests(path('support/publish-process.ts'));

/** Publishes in a process of its own. The release is null if the process was killed before it printed its number. */
function publishInProcess(options: DatabaseOptions, set: number, person: string, kill?: number) {
  const args = ['--enable-source-maps', PROCESS, JSON.stringify(options), String(set), person];
  const child = spawn(process.execPath, kill === undefined ? args : [...args, String(kill)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise<{ release: number | null; statements: number; errors: string }>((resolve) =>
    child.once('close', () => {
      const [, release, statements] = /^(\d+) (\d+)\n$/u.exec(said) ?? [];
      resolve({ release: release ? Number(release) : null, statements: Number(statements ?? 0), errors });
    }),
  );
}

describe.each(DATABASES)('publishing on $name', ({ name, createWith }) => {
  let test: TestDatabase;
  let admin: Person;
  beforeEach(async () => {
    test = await createWith('one game', (database) =>
      importTree(database, tree, knownGames, { author: 'files', message: '' }),
    );
    const person = { email: 'ada@example.org', name: 'Ada', role: 'admin', password: 'a long password' };
    admin = await new People(test.database).add(person, PROGRAM);
  });
  afterEach(() => test.close());

  /** An approved change set with one changed card, and all files as they are after publishing it. */
  async function approved(remark: string): Promise<{ id: number; files: SourceFile[] }> {
    const { database } = test;
    const sets = new ChangeSets(database);
    const { set } = await sets.create(admin, remark, '');
    const before = await exportTree(database);
    const text = `${before.find((file) => file.path === CARD.path)!.text}# ${remark}\n`;
    const actor = { id: null, label: 'Ed <ed@example.org>' };
    await new Drafts(database).save(actor, { changeSet: set.id, path: CARD.path, text, version: null });
    const other = { ...admin, id: 'somebody-else', email: 'rita@example.org' };
    const reviews = new Reviews(database);
    await reviews.take(admin, 'request-review', set.id, (await sets.find(set.id)).set.version, '');
    await reviews.take(other, 'approve', set.id, (await sets.find(set.id)).set.version, '');
    return { id: set.id, files: overlaid(before, [{ path: CARD.path, text }]) };
  }

  it('happens completely or not at all, whenever the process dies', async () => {
    const { database, options } = test;
    const sets = new ChangeSets(database);
    const trial = await approved('Trial');
    const { statements, errors } = await publishInProcess(options, trial.id, admin.id);
    expect(errors).toBe('');
    expect(statements).toBeGreaterThan(20);
    let { id, files: after } = await approved('The change');
    let before = await exportTree(database);
    let done = 0;
    for (let i = 0; i < KILLS; i++) {
      const kill = 2 + Math.floor(((statements - 1) * (i + 1)) / KILLS);
      const { release } = await publishInProcess(options, id, admin.id, Math.min(kill, statements));
      expect(release).toBeNull();
      const { set } = await sets.find(id);
      const released = (await listReleases(database))[0]!.number;
      const overrides = await searchAudit(database, { query: 'publish-override' });
      const audited = overrides.filter(({ sentence }) => sentence.includes('"The change"')).length;
      const happened = set.state === 'published';
      expect([set.state, await exportTree(database), set.publishedRelease, audited]).toEqual(
        happened ? ['published', after, released, done + 1] : ['approved', before, null, done],
      );
      if (!happened) continue;
      done++;
      ({ id, files: after } = await approved('The change'));
      before = await exportTree(database);
    }
    if (process.env['KILLS'])
      process.stdout.write(`${name}: ${KILLS} killed, ${done} of them after the release was there.\n`);
    const { release } = await publishInProcess(options, id, admin.id);
    expect(await exportTree(database, release!)).toEqual(after);
    const { totalCount } = await searchCards(database, { game: plugin.id, fields: cardFields });
    expect(totalCount).toBeGreaterThan(0);
  }, 3_600_000);

  it('happens once when two processes publish the same change set at the same time', async () => {
    const { id, files } = await approved('The change');
    const ends = await Promise.all([1, 2].map(() => publishInProcess(test.options, id, admin.id)));
    expect(ends.map((one) => one.release).filter((one) => one !== null)).toEqual([2]);
    expect(ends.map((one) => one.errors).join('')).toMatch(/set-changed|wrong-state/u);
    expect(await exportTree(test.database)).toEqual(files);
  }, 120_000);
});
