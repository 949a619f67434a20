/** The cache of proofs: stored results are found again, and results that are not requested are deleted. */
import { findProofs, keepProofs } from '../src/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';

const DAY = 86_400_000;
const TODAY = Date.parse('2026-11-22T12:00:00Z');

describe.each(DATABASES)('proofs on $name', ({ create }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await create();
  });
  afterEach(() => test.close());

  it('finds stored results of any kind, and nothing else', async () => {
    const results = new Map<string, unknown>([
      ['a', true],
      ['b', { mode: 'one', rules: { 'a.b': 3 } }],
      ['c', false],
    ]);
    await keepProofs(test.database, results);
    expect(await findProofs(test.database, ['a', 'b', 'c', 'd'])).toEqual(results);
    expect(await findProofs(test.database, [])).toEqual(new Map());
  });

  it('keeps the first result of a key', async () => {
    await keepProofs(test.database, new Map([['a', 1]]));
    await keepProofs(test.database, new Map([['a', 2]]));
    expect(await findProofs(test.database, ['a'])).toEqual(new Map([['a', 1]]));
  });

  it('looks up more keys than fit into one statement', async () => {
    const results = new Map(Array.from({ length: 1_300 }, (_, n) => [`key ${n}`, n] as const));
    await keepProofs(test.database, results);
    expect(await findProofs(test.database, [...results.keys()])).toEqual(results);
  });

  it('deletes results that were not requested for three months', async () => {
    await keepProofs(
      test.database,
      new Map([
        ['asked', 1],
        ['left', 2],
      ]),
      TODAY,
    );
    await findProofs(test.database, ['asked'], TODAY + 60 * DAY);
    await keepProofs(test.database, new Map([['new', 3]]), TODAY + 100 * DAY);
    expect([...(await findProofs(test.database, ['asked', 'left', 'new'])).keys()].sort()).toEqual(['asked', 'new']);
  });
});
