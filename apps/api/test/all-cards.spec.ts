/** What all cards of a game tell, gathered by jobs: the columns of a search, and the words that lists may use. */
import { openReleased } from '@rulewright/content';
import { DatabaseColumns, loadRelease, run, sql } from '@rulewright/database';
import { wordsOfCards } from '@rulewright/decks';
import { DATABASES } from '@rulewright/database/testing';
import { vocabularies } from '@rulewright/games';
import { ThreadColumns } from '../src/search/thread-columns.ts';
import { Work } from '../src/work/work.ts';
import { createWithReleases, testContent } from './support/content.ts';

const { id, game, changedCard } = await testContent('small');
const fields = game.vocabulary.cardFields;

describe.each(DATABASES)('all cards on $name', (kind) => {
  let test: Awaited<ReturnType<typeof createWithReleases>>;
  let work: Work;
  beforeAll(async () => {
    test = await createWithReleases(kind, 3, 'small');
    work = new Work(test.database, null);
  });
  afterAll(async () => {
    await work.onModuleDestroy();
    await test.close();
  });

  it('columns from a thread are those of the database', async () => {
    const here = new DatabaseColumns(test.database, 2, id);
    const there = new ThreadColumns(work, { release: 2, game: id });
    expect(await there.listing()).toEqual(await here.listing());
    expect((await here.listing()).cards.length).toBe(game.cards.size);
    for (const { id: field } of fields) expect(await there.field(field)).toEqual(await here.field(field));
    const texts = await here.texts('all');
    expect(texts).toHaveLength(game.cards.size);
    expect(await there.texts('all')).toEqual(texts);
  });

  it('words of each release are those of its cards, though only changed cards are read for the next release', async () => {
    const subject = (release: number) => ({ release, proposed: [] });
    for (const release of [1, 2, 3]) {
      const { files } = await loadRelease(test.database, release);
      const cards = openReleased(files, vocabularies).game(id).cards.values();
      const words = await work.run('cardWords', { subject: subject(release), game: id });
      expect(words).toEqual(wordsOfCards(fields, cards));
    }
    const [kept] = await run<{ count: number | string }>(
      test.database,
      sql`SELECT COUNT(*) AS count FROM proofs WHERE value LIKE '%"rarities"%'`,
    );
    expect(Number(kept!.count)).toBe(3);
  });

  it('a proposed card adds its words', async () => {
    const { files } = await loadRelease(test.database, 3);
    const { path, text } = files.find((one) => one.path.endsWith(`/cards/${changedCard}.yaml`))!;
    const proposed = [{ path, text: text.replaceAll(/rarity: [\w-]+/gu, 'rarity: unheard') }];
    const words = await work.run('cardWords', { subject: { release: 3, proposed }, game: id });
    expect(words.rarities['unheard']).toBe(1);
  });
});
