/** Imports in several processes: killed at any moment, or running at once. The database contains a complete release, or the one before. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportTree, importTree, listReleases, migrate, openDatabase, searchCards } from '../src/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';
import { cardPath, manyCards, tree, withoutFile } from './support/files.ts';
import { importInProcess, writeFiles } from './support/processes.ts';
import { sequence } from './support/random.ts';
import { harbour } from './support/vocabulary.ts';

const OLD = tree();
const NEW = withoutFile(tree(manyCards(300)), cardPath('storm-petrel'));
const KILLS = 3;

describe.each(DATABASES)('imports in processes on $name', ({ create }) => {
  let test: TestDatabase;
  let folder: string;
  let oldFile: string;
  let newFile: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rulewright-processes-'));
    oldFile = await writeFiles(join(folder, 'old.json'), OLD);
    newFile = await writeFiles(join(folder, 'new.json'), NEW);
  });
  afterEach(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Expects a complete release: its files, its listing and its search agree. */
  async function expectWhole(files: typeof OLD, cards: number): Promise<void> {
    expect(await exportTree(test.database)).toEqual(files);
    const result = await searchCards(test.database, { game: 'harbour', fields: harbour.cardFields });
    expect(result.totalCount).toBe(cards);
  }

  it('keeps the old release complete after a kill at any moment', async () => {
    test = await create();
    await importTree(test.database, OLD, [harbour], { author: 'files', message: '' });
    // A complete import into another database shows at which moments a kill is possible.
    const other = await create();
    await importTree(other.database, OLD, [harbour], { author: 'files', message: '' });
    const { took, statements, errors } = await importInProcess(other.options, newFile);
    expect(errors).toBe('');
    expect(statements).toBeGreaterThan(20);
    await other.close();

    const random = sequence(7);
    const spread = Array.from({ length: KILLS }, (_, i) => (i + random(1_000) / 1_000) / KILLS);
    for (const before of [...spread.map((part) => 2 + Math.floor((statements - 2) * part)), statements]) {
      const { outcome } = await importInProcess(test.options, newFile, { before });
      expect([before, outcome]).toEqual([before, null]);
      await expectWhole(OLD, 6);
    }
    for (const part of spread) {
      const { outcome } = await importInProcess(test.options, newFile, { after: took * part });
      // A machine that was faster this time has finished. Then the new release is complete too.
      if (outcome !== null || (await listReleases(test.database)).length === 2) break;
      await expectWhole(OLD, 6);
    }
    const end = await importTree(test.database, NEW, [harbour], { author: 'files', message: '' });
    expect(['next-release', 'unchanged']).toContain(end.outcome);
    await expectWhole(NEW, 305);
    expect(await listReleases(test.database)).toHaveLength(2);
  }, 180_000);

  it('makes one release when processes import the same files at once, into a database without a schema', async () => {
    test = await create(false);
    const ends = await Promise.all([1, 2, 3].map(() => importInProcess(test.options, newFile)));
    expect(ends.map((one) => one.errors)).toEqual(['', '', '']);
    expect(ends.map((one) => one.outcome).sort()).toEqual(['first-release', 'unchanged', 'unchanged']);
    expect(await listReleases(test.database)).toHaveLength(1);
    await expectWhole(NEW, 305);
  }, 120_000);

  it('makes two consecutive releases when processes import different files at once', async () => {
    test = await create();
    const ends = await Promise.all([importInProcess(test.options, oldFile), importInProcess(test.options, newFile)]);
    expect(ends.map((one) => one.errors)).toEqual(['', '']);
    expect(ends.map((one) => one.outcome).sort()).toEqual(['first-release', 'next-release']);
    const releases = await Promise.all([1, 2].map((number) => exportTree(test.database, number)));
    expect(releases.map((one) => one.length).sort((a, b) => a - b)).toEqual([OLD.length, NEW.length]);
  }, 120_000);

  it('serves the old release to readers of the same process while an import is under way', async () => {
    test = await create();
    await importTree(test.database, OLD, [harbour], { author: 'files', message: '' });
    let done = false;
    const importing = importTree(test.database, NEW, [harbour], {
      author: 'files',
      message: '',
    }).finally(() => (done = true));
    let reads = 0;
    while (!done) {
      const files = await exportTree(test.database);
      expect([OLD.length, NEW.length]).toContain(files.length);
      reads++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await importing;
    expect(reads).toBeGreaterThan(1);
    await expectWhole(NEW, 305);
  }, 60_000);

  it('migrates once, and logs nothing in the process that comes second', async () => {
    test = await create(false);
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const other = await openDatabase(test.options);
    const names = (await Promise.all([migrate(test.database), migrate(other)])).flat();
    expect(names.length).toBe(new Set(names).size);
    expect(names.length).toBeGreaterThan(0);
    expect(await migrate(other)).toEqual([]);
    // TypeORM logs this if another process was faster, which depends on chance.
    other.logger.logMigration('Migration "Content" failed, error: table "documents" already exists');
    expect(log.mock.calls).toEqual([]);
    log.mockRestore();
    await other.destroy();
  });
});
