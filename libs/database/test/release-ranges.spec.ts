/** Releases as differences: the rows that a release writes, the differences between releases, and the migration of the former layout. */
import type { DataSource } from 'typeorm';
import { changedCards, differencesBetween, exportTree, importTree, run, sql } from '../src/index.ts';
import { ReleaseRanges1763700000105 } from '../src/migrations/1763700000105-release-ranges.ts';
import { searchCards } from '../src/search/cards.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';
import { cardFile, cardPath, manyCards, tree, withFile, withoutFile } from './support/files.ts';
import { harbour } from './support/vocabulary.ts';

const raft = (cost: number) => cardFile({ id: 'raft', name: 'Raft', cost });
const WHOLE = tree(manyCards(40));
const STATES = [
  WHOLE,
  withFile(WHOLE, raft(1)),
  withFile(WHOLE, raft(2)),
  withoutFile(WHOLE, cardPath('storm-petrel')),
  withFile(WHOLE, raft(1)),
];
const TABLES = ['revisions', 'release_documents', 'listed_cards', 'card_values', 'search_texts'];

async function rowsOf(database: DataSource): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await database.query<{ count: number | string }[]>(`SELECT COUNT(*) AS count FROM ${table}`);
    counts[table] = Number(row!.count);
  }
  return counts;
}

const listedIn = async (database: DataSource, release: number): Promise<string[]> => {
  const result = await searchCards(database, { release, game: 'harbour', fields: harbour.cardFields, first: 200 });
  return result.cards.map(({ slug }) => slug);
};

describe.each(DATABASES)('releases as differences on $name', ({ create }) => {
  let test: TestDatabase;
  const growth: Record<string, number>[] = [];
  beforeAll(async () => {
    test = await create();
    let before = await rowsOf(test.database);
    for (const files of STATES) {
      await importTree(test.database, files, [harbour], { author: 'files', message: '' });
      const after = await rowsOf(test.database);
      growth.push(Object.fromEntries(TABLES.map((table) => [table, after[table]! - before[table]!])));
      before = after;
    }
  });
  afterAll(() => test.close());

  it('writes one row of each kind for one card, however many cards there are', () => {
    const [first, second, third, fourth, fifth] = growth;
    expect(first!['release_documents']).toBe(WHOLE.length);
    for (const one of [second, third])
      expect(one).toMatchObject({ revisions: 1, release_documents: 1, listed_cards: 1 });
    expect(second).toEqual(third);
    expect(Object.values(fourth!)).toEqual(TABLES.map(() => 0));
    expect(fifth).toMatchObject({ revisions: 2, release_documents: 2, listed_cards: 2 });
  });

  it('exports every release byte for byte, and lists its cards', async () => {
    for (const [at, files] of STATES.entries()) {
      expect(await exportTree(test.database, at + 1)).toEqual(files);
      const slugs = await listedIn(test.database, at + 1);
      expect(slugs.includes('raft')).toBe(files.some(({ path }) => path === cardPath('raft')));
      expect(slugs.includes('storm-petrel')).toBe(files.some(({ path }) => path === cardPath('storm-petrel')));
    }
  });

  it('lists the documents that differ between two releases, in either direction, in pages or for one path', async () => {
    const differ = (a: number, b: number, most = 10, more: object = {}) =>
      differencesBetween(test.database, a, b, { most, ...more });
    const petrel = WHOLE.find(({ path }) => path === cardPath('storm-petrel'))!.text;
    const [one, two] = [raft(1).text, raft(2).text];
    expect(await differ(2, 3)).toEqual([{ path: cardPath('raft'), before: one, after: two }]);
    expect(await differ(4, 2)).toEqual([
      { path: cardPath('raft'), before: null, after: one },
      { path: cardPath('storm-petrel'), before: null, after: petrel },
    ]);
    expect(await differ(4, 2, 1)).toHaveLength(1);
    const pathsOf = async (more: object) => (await differ(4, 2, 10, more)).map(({ path }) => path);
    expect(await pathsOf({ after: cardPath('raft') })).toEqual([cardPath('storm-petrel')]);
    expect(await pathsOf({ after: cardPath('storm-petrel') })).toEqual([]);
    expect(await pathsOf({ path: cardPath('storm-petrel') })).toEqual([cardPath('storm-petrel')]);
    expect(await pathsOf({ path: cardPath('nothing') })).toEqual([]);
    // The card was removed and restored unchanged.
    expect(await differ(2, 5)).toEqual([]);
    expect(await differ(3, 3)).toEqual([]);
  });

  it('lists the cards that a release changed, with the texts before and after', async () => {
    expect(await changedCards(test.database, 3, 'harbour')).toEqual({ now: [raft(2)], gone: [raft(1)] });
    const { now, gone } = await changedCards(test.database, 4, 'harbour');
    expect([now.length, gone.map(({ path }) => path).sort()]).toEqual([
      0,
      [cardPath('raft'), cardPath('storm-petrel')],
    ]);
  });

  it('keeps every document of every release when the former layout is migrated', async () => {
    const migration = new ReleaseRanges1763700000105();
    const runner = test.database.createQueryRunner();
    const before = await rowsOf(test.database);
    try {
      await migration.down(runner);
      for (const [at, files] of STATES.entries()) {
        const rows = await run<{ path: string; text: string }>(
          runner,
          sql`SELECT d.path, r.text FROM release_documents rd JOIN documents d ON d.id = rd.document_id
              JOIN revisions r ON r.id = rd.revision_id WHERE rd.release_number = ${at + 1}`,
        );
        expect(rows.map(({ path, text }) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(
          files,
        );
        const [cards] = await run<{ count: number | string }>(
          runner,
          sql`SELECT COUNT(*) AS count FROM release_cards WHERE release_number = ${at + 1}`,
        );
        expect(Number(cards!.count)).toBe(cardsIn(files).length);
      }
      // A text that returns as the same revision, after a release without it.
      await run(
        runner,
        sql`UPDATE release_documents SET revision_id = (SELECT MIN(r.id) FROM revisions r JOIN documents d ON d.id = r.document_id
              WHERE d.path = ${cardPath('raft')})
            WHERE release_number = 5 AND document_id = (SELECT id FROM documents WHERE path = ${cardPath('raft')})`,
      );
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    for (const [at, files] of STATES.entries()) expect(await exportTree(test.database, at + 1)).toEqual(files);
    expect((await rowsOf(test.database))['release_documents']).toBe(before['release_documents']);
    const next = withFile(WHOLE, raft(3));
    const made = await importTree(test.database, next, [harbour], { author: 'files', message: '' });
    expect(made).toMatchObject({ release: 6, changed: [cardPath('raft')], added: [], removed: [] });
    expect(await exportTree(test.database)).toEqual(next);
  });
});

const cardsIn = (files: typeof WHOLE) => files.filter(({ path }) => path.startsWith('cards/harbour/cards/'));
