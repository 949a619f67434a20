/** Transactions: all or nothing, one writer at a time. */
import { inTransaction } from '../src/index.ts';
import { run, sql, type Runner } from '../src/sql.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';

const marks = async (runner: Runner): Promise<string[]> =>
  (await run<{ path: string }>(runner, sql`SELECT path FROM import_marks ORDER BY path`)).map((one) => one.path);
const mark = (runner: Runner, path: string) =>
  run(runner, sql`INSERT INTO import_marks (path, hash) VALUES (${path}, ${'0'})`);

describe.each(DATABASES)('transactions on $name', ({ create }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await create();
  });
  afterEach(async () => {
    await test.close();
  });

  it('undoes everything after an error, and lets the next one write', async () => {
    const failed = inTransaction(test.database, async (runner) => {
      await mark(runner, 'a');
      throw new Error('No more of this.');
    });
    await expect(failed).rejects.toThrow('No more of this.');
    expect(await marks(test.database)).toEqual([]);
    await inTransaction(test.database, (runner) => mark(runner, 'b'));
    expect(await marks(test.database)).toEqual(['b']);
  });

  it('shows readers nothing before the commit', async () => {
    await inTransaction(test.database, async (runner) => {
      await mark(runner, 'a');
      expect(await marks(runner)).toEqual(['a']);
      expect(await marks(test.database)).toEqual([]);
    });
    expect(await marks(test.database)).toEqual(['a']);
  });

  it('lets writers see what the one before them wrote', async () => {
    const next = () =>
      inTransaction(test.database, async (runner) => {
        const count = (await marks(runner)).length;
        await mark(runner, `mark ${count}`);
      });
    await Promise.all(Array.from({ length: 8 }, next));
    expect(await marks(test.database)).toEqual(Array.from({ length: 8 }, (_, i) => `mark ${i}`));
  });
});
