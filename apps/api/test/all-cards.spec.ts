/** Data that jobs collect from all cards of a game: the columns of a search, and the names that deck lists may use. */
import { loadContent, newGame, openReleased, parseCardQuery, searchableFields } from '@rulewright/content';
import { DatabaseColumns, importTree, loadRelease, run, sql } from '@rulewright/database';
import { wordsOfCards } from '@rulewright/decks';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { ThreadColumns } from '../src/cards/searches.ts';
import { printingsIn, sizesOfSets } from '../src/work/jobs/set-printings.ts';
import { Work } from '../src/work/work.ts';
import { createWithReleases, testContent } from './support/content.ts';

const { id, game, changedCard } = await testContent('small');
const fields = game.vocabulary.cardFields;

describe.each(MAIN_DATABASES)('all cards on $name', (kind) => {
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

  it('columns read in a thread equal those of the database', async () => {
    const facets = searchableFields(fields).flatMap((field) => (field.facet ? [field.id] : []));
    const of = { release: 2, game: id, facets, unshown: null };
    const here = new DatabaseColumns(test.database, of);
    const there = new ThreadColumns(work, of);
    expect(await there.listing()).toEqual(await here.listing());
    expect((await here.listing()).cards.length).toBe(game.cards.size);
    for (const { id: field } of fields) expect(await there.field(field)).toEqual(await here.field(field));
    const numbered = new DatabaseColumns(test.database, { ...of, byName: (await here.listing()).byName });
    for (const { id: field } of fields) expect(await numbered.field(field)).toEqual(await here.field(field));
    expect(await numbered.words('all')).toEqual(await here.words('all'));
    const words = await here.words('all');
    expect(words.textStarts).toHaveLength(game.cards.size + 1);
    expect(await there.words('all')).toEqual(words);
  });

  it('words of each release match its cards, although the next release reads only changed cards', async () => {
    const subject = (release: number) => ({ release, proposed: [] });
    for (const release of [1, 2, 3]) {
      const { files } = await loadRelease(test.database, release);
      const cards = openReleased(files, knownGames).game(id).cards.values();
      const words = await work.run('cardWords', { subject: subject(release), game: id });
      expect(words).toEqual(wordsOfCards(fields, cards));
    }
    const [stored] = await run<{ count: number | string }>(
      test.database,
      sql`SELECT COUNT(*) AS count FROM proofs WHERE value LIKE '%"rarities"%'`,
    );
    expect(Number(stored!.count)).toBe(3);
  });

  it('a proposed card adds its words', async () => {
    const { files } = await loadRelease(test.database, 3);
    const { path, text } = files.find((one) => one.path.endsWith(`/cards/${changedCard}.yaml`))!;
    const proposed = [{ path, text: text.replaceAll(/rarity: [\w-]+/gu, 'rarity: unheard') }];
    const words = await work.run('cardWords', { subject: { release: 3, proposed }, game: id });
    expect(words.rarities['unheard']).toBe(1);
  });

  it('a search in a change set finds the changes, with plain data in and out', async () => {
    const { files } = await loadRelease(test.database, 3);
    const { path, text } = files.find((one) => one.path.endsWith(`/cards/${changedCard}.yaml`))!;
    const subject = { release: 3, proposed: [{ path, text: text.replace(/^name: .*$/mu, 'name: Zyzzyva') }] };
    const query = parseCardQuery('zyzzyva', searchableFields(fields)).query;
    const input = structuredClone({ subject, asked: { game: id, query, asOf: '2026-01-01' } });
    const matches = structuredClone(await work.run('searchProposedCards', input));
    expect(matches.cards.map(({ slug }) => slug)).toEqual([changedCard]);
  });

  it('a game without a plugin has words of the fields that its documents declare', async () => {
    const made = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
    const { content } = loadContent(made, knownGames);
    const { vocabulary, cards } = content.game('night-train');
    const words = await work.run('cardWords', { subject: { release: 3, proposed: made }, game: 'night-train' });
    expect(words).toEqual(wordsOfCards(vocabulary.cardFields, cards.values()));
    expect(Object.keys(words.headings)).not.toEqual([]);
  });

  it('one job counts the printings of all sets of a release, and a change set changes the counts', async () => {
    const { files } = await loadRelease(test.database, 3);
    const { cards } = openReleased(files, knownGames).game(id);
    const ask = (proposed: readonly { path: string; text: string | null }[]) =>
      work.run('setSizes', { subject: { release: 3, proposed }, game: id });
    const sizes = await ask([]);
    expect(sizes).toEqual(sizesOfSets(cards.values()));
    const [set] = Object.keys(sizes);
    expect(sizes[set!]).toBe(printingsIn(cards.values(), set!).length);
    const gone = printingsIn(cards.values(), set!)[0]!.card;
    const left = [...cards.values()].filter((card) => card.id !== gone);
    const { path } = files.find((one) => one.path.endsWith(`/cards/${gone}.yaml`))!;
    expect(await ask([{ path, text: null }])).toEqual(sizesOfSets(left));
  });

  it('a set has the printings of its cards, with the changes of a change set', async () => {
    const { files } = await loadRelease(test.database, 3);
    const { sets, cards } = openReleased(files, knownGames).game(id);
    const [set] = sets.keys();
    const ask = (proposed: readonly { path: string; text: string | null }[]) =>
      work.run('setPrintings', { subject: { release: 3, proposed }, game: id, set: set! });
    const printings = await ask([]);
    expect(printings).toEqual(printingsIn(cards.values(), set!));
    expect(printings.length).toBeGreaterThan(0);
    const gone = printings[0]!.card;
    const { path } = files.find((one) => one.path.endsWith(`/cards/${gone}.yaml`))!;
    expect(await ask([{ path, text: null }])).toEqual(printings.filter(({ card }) => card !== gone));
  });
});

describe.each(MAIN_DATABASES)('all cards of a game without a plugin on $name', (kind) => {
  const GAME = 'night-train';
  const files = newGame({ id: GAME, name: 'Night Train', prefix: 'nt' });
  const path = files.find((one) => one.path.startsWith(`cards/${GAME}/cards/`))!.path;
  let test: Awaited<ReturnType<typeof createWithReleases>>;
  let work: Work;
  beforeAll(async () => {
    test = await kind.createWith('a game without a plugin', async (database) => {
      const renamed = files.map((one) =>
        one.path === path ? { path, text: one.text.replace(/^name: .*$/mu, 'name: Other') } : one,
      );
      for (const tree of [files, renamed])
        await importTree(database, tree, knownGames, { author: 'tester', message: '' });
    });
    work = new Work(test.database, null);
  });
  afterAll(async () => {
    await work.onModuleDestroy();
    await test.close();
  });

  it('the words of a release are stored, unless a change set changes the fields', async () => {
    const stored = async (): Promise<number> =>
      (await run(test.database, sql`SELECT value FROM proofs WHERE value LIKE '%"rarities"%'`)).length;
    const ask = (release: number, proposed: readonly { path: string; text: string | null }[] = []) =>
      work.run('cardWords', { subject: { release, proposed }, game: GAME });
    const wordsIn = async (release: number) => {
      const { vocabulary, cards } = openReleased((await loadRelease(test.database, release)).files, knownGames).game(
        GAME,
      );
      return wordsOfCards(vocabulary.cardFields, cards.values());
    };
    for (const release of [1, 2, 1, 2]) expect(await ask(release)).toEqual(await wordsIn(release));
    expect(await stored()).toBe(2);
    const fields = files.find((one) => one.path === `rules/${GAME}/fields.yaml`)!;
    expect(await ask(2, [{ path: fields.path, text: `${fields.text}\n# Changed\n` }])).toEqual(await wordsIn(2));
    expect((await ask(2, [{ path, text: null }])).rarities).not.toEqual((await wordsIn(2)).rarities);
    expect(await stored()).toBe(2);
  });
});
