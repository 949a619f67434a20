/** The test helper finds statements that read all of a table that grows with people, and accepts those that an index answers. */
import { DATABASES, watchPlans, type PlanWatch, type TestDatabase } from './support/testing.ts';
import { run, sql, type Sql } from '../src/index.ts';

describe.each(DATABASES)('plans of $name', (kind) => {
  let fixture: TestDatabase;
  let plans: PlanWatch;
  beforeEach(async () => {
    fixture = await kind.create();
    plans = watchPlans(fixture.database);
  });
  afterEach(() => fixture?.close());

  const scansOf = async (statement: Sql): Promise<number> => {
    await run(fixture.database, statement);
    return (await plans.scans()).length;
  };

  it.each([
    ['a list without an index', sql`SELECT id FROM saved_decks WHERE name = ${'Ants'}`],
    ['a page in an order without an index', sql`SELECT id FROM matches ORDER BY seed LIMIT 5`],
    [
      'a page of what a filter leaves',
      sql`SELECT id FROM audit_entries AS entry WHERE entry.folded LIKE ${'%ant%'} ORDER BY id LIMIT 5`,
    ],
    [
      'a page in the order of two columns of a table with another name',
      sql`SELECT "m"."id" FROM "matches" "m" WHERE NOT("m"."seed" IS NULL) ORDER BY "m"."created_at" DESC, "m"."id" DESC LIMIT 1`,
    ],
    [
      'a table that is joined without an index',
      sql`SELECT r.id FROM lab_runs r JOIN matches m ON m.seed = r.games WHERE r.id = ${'x'}`,
    ],
    ['a count of everything', sql`SELECT COUNT(*) FROM match_notes`],
    ['a change without an index', sql`UPDATE sessions SET user_id = ${'x'} WHERE created_at < ${'2020'}`],
  ])('report %s', async (_, statement) => {
    expect(await scansOf(statement)).toBe(1);
  });

  it.each([
    ['the newest of an index', sql`SELECT id FROM lab_runs ORDER BY created_at DESC, id DESC LIMIT 5`],
    [
      'a page after another',
      sql`SELECT id FROM lab_runs WHERE (created_at, id) < (${'2020'}, ${'x'}) ORDER BY created_at DESC, id DESC LIMIT 5`,
    ],
    [
      'the decks of a person',
      sql`SELECT id FROM saved_decks WHERE user_id = ${'x'} ORDER BY updated_at DESC, id DESC LIMIT 5`,
    ],
    ['a table that grows with the content', sql`SELECT id FROM documents`],
    [
      'whether there is any row',
      sql`SELECT 1 AS found FROM (SELECT 1) one WHERE EXISTS (SELECT 1 FROM users u) LIMIT 1`,
    ],
  ])('accept %s', async (_, statement) => {
    expect(await scansOf(statement)).toBe(0);
  });
});
