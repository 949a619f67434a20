/** An import reports its progress and can be cancelled. A cancelled import leaves the database unchanged. */
import { importTree, type WorkStep } from '../src/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';
import { dumpOf } from './support/dump.ts';
import { manyCards, tree } from './support/files.ts';
import { harbour } from './support/vocabulary.ts';

const OPTIONS = { author: 'files', message: '' };
const MANY = tree(manyCards(450));

describe.each(DATABASES)('a long import on $name', ({ create }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await create();
    await importTree(test.database, tree(), [harbour], OPTIONS);
  });
  afterEach(() => test.close());

  it('reports how many documents were read and written', async () => {
    const steps: WorkStep[] = [];
    await importTree(test.database, MANY, [harbour], { ...OPTIONS, onStep: (step) => void steps.push(step) });
    const of = (name: WorkStep['step']) => steps.filter(({ step }) => step === name);
    expect(of('reading').map(({ done }) => done)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400, 450]);
    expect(of('reading')[0]!.total).toBe(MANY.length);
    expect(of('writing').map(({ done, total }) => [done, total])).toEqual([
      [0, 450],
      [200, 450],
      [400, 450],
    ]);
  });

  it.each(['reading', 'writing'] as const)(
    'leaves the database as it was when it is cancelled while %s',
    async (when) => {
      const before = await dumpOf(test.database);
      const stop = new AbortController();
      const onStep = ({ step, done }: WorkStep): void => {
        if (step === when && done === 200) stop.abort();
      };
      const cancelled = importTree(test.database, MANY, [harbour], { ...OPTIONS, onStep, signal: stop.signal });
      await expect(cancelled).rejects.toThrow(/abort/u);
      // PostgreSQL also counts ids that a cancelled transaction took.
      const { counters: _, ...after } = await dumpOf(test.database);
      const { counters: __, ...expected } = before;
      expect(after).toEqual(expected);
      await importTree(test.database, MANY, [harbour], OPTIONS);
    },
  );
});
