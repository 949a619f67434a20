/** Card search: the results of each part of a query, pages, order and facets; random queries compared with a search in memory. */
import {
  cardsChosen,
  cardsLike,
  inOrder,
  legalityOn,
  legalitySchema,
  matchesCard,
  openContent,
  parseCardQuery,
  type CardStatuses,
} from '@rulewright/content';
import {
  BadCursorError,
  importTree,
  searchCards,
  UnknownFieldError,
  UnknownReleaseError,
  type CardSearch,
} from '../src/index.ts';
import { foldValue } from '../src/read-models/card-values.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';
import { cardFile, cardPath, CARDS, tree, withFile, withoutFile, type CardInput } from './support/files.ts';
import { plainCounts } from './support/plain-search.ts';
import { randomQuery, sequence } from './support/random.ts';
import { harbour } from './support/vocabulary.ts';

const FIELDS = harbour.cardFields;
const BY = { author: 'files', message: '' };

describe.each(DATABASES)('card search on $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
    await importTree(test.database, tree(), [harbour], BY);
  });
  afterAll(async () => {
    await test.close();
  });

  const search = (text: string, rest: Partial<CardSearch> = {}) =>
    searchCards(test.database, { game: 'harbour', fields: FIELDS, query: parseCardQuery(text, FIELDS).query, ...rest });
  const slugs = async (text: string, rest: Partial<CardSearch> = {}) =>
    (await search(text, rest)).cards.map((one) => one.slug);

  it.each([
    ['', ['creme-de-mer', 'dinghy', 'galleon', 'lighthouse', 'pearl-diver', 'storm-petrel']],
    ['t:boat', ['dinghy', 'galleon']],
    ['t:bo', ['dinghy', 'galleon']],
    ['t=bo', []],
    ['t!=boat', ['creme-de-mer', 'lighthouse', 'pearl-diver', 'storm-petrel']],
    ['cost<=2', ['dinghy', 'pearl-diver', 'storm-petrel']],
    ['cost>2 cost<7', ['creme-de-mer', 'lighthouse']],
    ['strength!=1', ['creme-de-mer', 'galleon', 'lighthouse', 'storm-petrel']],
    ['o:reserve', ['storm-petrel']],
    ['o:storm', ['lighthouse']],
    ['storm', ['storm-petrel', 'lighthouse']],
    ['o:"each other boat"', ['galleon']],
    ['o:"each boat"', []],
    ['-r:common', ['galleon', 'lighthouse', 'pearl-diver']],
    ['r:rare or cost=1', ['dinghy', 'galleon', 'pearl-diver']],
    ['t:boat (r:rare or strength=3)', ['galleon']],
    ['CRÈME', ['creme-de-mer']],
    ['name="creme de mer"', ['creme-de-mer']],
    ['name="creme de"', []],
    ['pearl-div', ['pearl-diver']],
    ['is:promo', ['creme-de-mer']],
    ['set:first -is:promo t:crew', ['pearl-diver']],
    ['legal:low-water', ['creme-de-mer', 'dinghy', 'lighthouse', 'storm-petrel']],
    ['-legal:low-water', ['galleon', 'pearl-diver']],
    ['legal:open-sea cost>=4', ['galleon', 'lighthouse']],
    ['legal:unheard-of', []],
    ['name:/er$/', ['creme-de-mer', 'pearl-diver']],
    ['/^d/', ['dinghy']],
    ['t:/^b.*t$/', ['dinghy', 'galleon']],
    ['not t:boat', ['creme-de-mer', 'lighthouse', 'pearl-diver', 'storm-petrel']],
    ['cost<strength', ['galleon']],
    ['cost=strength', ['creme-de-mer', 'dinghy']],
    ['-has:strength', ['lighthouse', 'storm-petrel']],
    ['strength:""', ['lighthouse', 'storm-petrel']],
    ['has:o t:boat', ['dinghy', 'galleon']],
    ['nope:1', []],
    ['nope:1 t:boat', ['dinghy', 'galleon']],
  ])('%s', async (text, expected) => {
    const result = await search(text);
    expect(result.cards.map((one) => one.slug)).toEqual(expected);
    expect(result.totalCount).toBe(expected.length);
  });

  it.each([
    ['galeon', ['galleon']],
    ['perl divr', ['pearl-diver']],
    ['storm petrol', ['storm-petrel']],
    ['xyzzyx', []],
    ['galleon', []],
    ['cost>99', []],
    ['-galeon cost>99', []],
  ])('offers the names that %s may mean', async (text, near) => {
    expect((await search(text)).near).toEqual(near);
  });

  describe('with dated legality lists', () => {
    const lists = legalitySchema.parse({
      id: 'lists',
      rule: 'hb.card.law',
      changes: [
        { from: '2026-01-01', reason: 'Too strong.', ban: ['galleon'], restrict: { dinghy: 1 } },
        { from: '2027-01-15', reason: 'A new year.', restore: ['galleon'], rotate: ['first'] },
      ],
    });
    const legalityOf: CardSearch['legalityOf'] = (mode, on = '2026-06-01') =>
      mode === 'open-sea' ? legalityOn(lists, on) : null;

    it.each([
      ['banned:open-sea', ['galleon']],
      ['restricted:open-sea', ['dinghy']],
      ['banned:open-sea@2027-01-15', []],
      ['banned:low-water', []],
      ['t:boat legal:open-sea@2025-12-31', ['dinghy', 'galleon']],
      ['t:boat legal:open-sea', ['dinghy']],
      ['legal:open-sea@2027-01-15', []],
      ['legal:low-water', ['creme-de-mer', 'dinghy', 'lighthouse', 'storm-petrel']],
    ])('%s', async (text, expected) => {
      expect(await slugs(text, { legalityOf })).toEqual(expected);
    });
  });

  it.each([
    "'; DROP TABLE documents; --",
    '"*"',
    "o:'x' | 'y':* &",
    'NEAR(a b)',
    '\0',
    '😀 \u0301',
    "t:%' OR 1=1",
    'x'.repeat(5_000),
    '('.repeat(400),
  ])('reads hostile text %# as plain words', async (text) => {
    expect((await search(text)).totalCount).toBeLessThanOrEqual(CARDS.length);
    expect(await slugs('t:boat')).toEqual(['dinghy', 'galleon']);
  });

  it('orders cards by how well their names match the words, page by page', async () => {
    const own = await create();
    const names = ['Ash Moth', 'Moth', 'Moth Queen', 'Mothlight', 'Owl', 'The Moth', 'Moth'];
    const cards: CardInput[] = names.map((name, i) => ({
      id: `m-${i}`,
      number: 300 + i,
      name,
      cost: 1,
      strength: 1,
      kinds: ['Bird'],
      text: 'A moth.',
      rarity: 'common',
    }));
    await importTree(own.database, tree([...CARDS, ...cards]), [harbour], BY);
    const cardsFor = async (text: string, rest: Partial<CardSearch> = {}) =>
      searchCards(own.database, {
        game: 'harbour',
        fields: FIELDS,
        query: parseCardQuery(text, FIELDS).query,
        ...rest,
      });
    const order = ['m-1', 'm-6', 'm-2', 'm-3', 'm-0', 'm-5', 'm-4'];
    expect((await cardsFor('moth')).cards.map(({ slug }) => slug)).toEqual(order);
    expect((await cardsFor('name:moth t:bird')).cards.map(({ slug }) => slug)).toEqual(order.slice(0, -1));
    expect((await cardsFor('moth', { sort: { field: 'name' } })).cards.map(({ slug }) => slug)).toEqual([
      ...['m-0', 'm-1', 'm-6', 'm-2', 'm-3', 'm-4', 'm-5'],
    ]);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await cardsFor('moth', { first: 2, after });
      paged.push(...page.cards.map(({ slug }) => slug));
      after = page.hasNextPage ? page.cards.at(-1)!.cursor : undefined;
    } while (after !== undefined && paged.length < 20);
    expect(paged).toEqual(order);
    await own.close();
  });

  it('orders by a number, cards without one last', async () => {
    const sort = { field: 'strength' };
    expect(await slugs('', { sort })).toEqual([
      'dinghy',
      'pearl-diver',
      'creme-de-mer',
      'galleon',
      'lighthouse',
      'storm-petrel',
    ]);
    expect(await slugs('', { sort: { ...sort, descending: true } })).toEqual([
      'galleon',
      'creme-de-mer',
      'dinghy',
      'pearl-diver',
      'lighthouse',
      'storm-petrel',
    ]);
  });

  it.each(
    [undefined, 'name', 'cost', 'strength', 'kind', 'rarity'].flatMap((field) =>
      [false, true].map((descending) => ({ field, descending })),
    ),
  )('returns pages without gaps or repetitions in the order %j', async ({ field, descending }) => {
    const sort = field === undefined ? undefined : { field, descending };
    const whole = await slugs('', { sort });
    const paged: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 10; page++) {
      const { cards, hasNextPage, totalCount } = await search('', { sort, first: 2, after });
      expect(totalCount).toBe(CARDS.length);
      paged.push(...cards.map((one) => one.slug));
      after = cards.at(-1)!.cursor;
      expect(hasNextPage).toBe(paged.length < CARDS.length);
      if (!hasNextPage) break;
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(CARDS.length);
  });

  it.each(['', 'x', '%', 'bnVsbA', Buffer.from('[1,2]').toString('base64url'), 'A'.repeat(10_000)])(
    'refuses bad cursor %#',
    async (after) => {
      await expect(search('', { after })).rejects.toThrow(BadCursorError);
    },
  );

  it('refuses a cursor of another order, an unknown field and an unknown release', async () => {
    const { cards } = await search('', { first: 1 });
    await expect(search('', { after: cards[0]!.cursor, sort: { field: 'cost' } })).rejects.toThrow(BadCursorError);
    await expect(search('', { sort: { field: 'beauty' } })).rejects.toThrow(UnknownFieldError);
    await expect(search('', { facets: [{ field: 'beauty', values: ['x'] }] })).rejects.toThrow(UnknownFieldError);
    for (const release of [2, 0, -1, 1.5, 2 ** 40, NaN])
      await expect(search('', { release })).rejects.toThrow(UnknownReleaseError);
  });

  it('counts facets over all cards found; a choice does not narrow its own field', async () => {
    const { facets, totalCount } = await search('cost<=4', {
      facets: [{ field: 'rarity', values: ['Common'] }],
      first: 1,
    });
    expect(totalCount).toBe(3);
    expect(facets.map((one) => one.field)).toEqual(['cost', 'kind', 'rarity', 'set']);
    const values = (field: string) =>
      facets.find((one) => one.field === field)!.values.map((one) => [one.value, one.count, one.selected]);
    expect(values('cost')).toEqual([
      ['1', 1, false],
      ['2', 1, false],
      ['3', 1, false],
    ]);
    expect(values('rarity')).toEqual([
      ['common', 3, true],
      ['rare', 1, false],
      ['uncommon', 1, false],
    ]);
    expect(values('set')).toEqual([['first', 3, false]]);
  });

  it('runs no statement for another search of the same release', async () => {
    const ask = (text: string) => search(text, { release: 1, sort: { field: 'cost' } });
    await ask('storm legal:low-water');
    const query = jest.spyOn(test.database, 'query');
    for (const text of ['pearl', '"each other"', 'sto -legal:low-water', 'r:rare cost<3']) await ask(text);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  it('returns the 100 most frequent values of a field, and the selected values', async () => {
    const own = await create();
    const cards = Array.from({ length: 130 }, (_, i) => ({
      id: `c${i}`,
      name: `C ${i}`,
      number: i + 10,
      cost: i >> 1,
    }));
    const alone = Array.from({ length: 60 }, (_, i) => ({
      id: `d${i}`,
      name: `D ${i}`,
      number: i + 200,
      cost: i + 65,
    }));
    await importTree(own.database, tree([...CARDS, ...cards, ...alone]), [harbour], BY);
    const { facets } = await searchCards(own.database, {
      game: 'harbour',
      fields: FIELDS,
      facets: [{ field: 'cost', values: ['120'] }],
    });
    const { values } = facets.find(({ field }) => field === 'cost')!;
    expect(values.map(({ value }) => Number(value))).toEqual([...Array.from({ length: 100 }, (_, i) => i), 120]);
    expect(values.filter(({ selected }) => selected)).toEqual([{ value: '120', count: 1, selected: true }]);
    await own.close();
  });

  it('keeps the sign of numbers', async () => {
    const own = await create();
    const files = tree(
      [-3, 3, 0].map((strength) => ({ id: `s${strength + 3}`, name: 'S', number: strength + 10, strength })),
    );
    const deck = files.find((one) => one.path.includes('/decks/'))!.path;
    await importTree(own.database, withoutFile(files, deck), [harbour], BY);
    const fields = FIELDS.map((one) => ({ ...one, facet: one.id === 'strength' }));
    const find = (rest: Partial<CardSearch>) => searchCards(own.database, { game: 'harbour', fields, ...rest });
    const { facets } = await find({});
    expect(facets[0]!.values.map((one) => one.value)).toEqual(['-3', '0', '3']);
    const chosen = await find({ facets: [{ field: 'strength', values: ['-3'] }] });
    expect(chosen.cards.map((one) => one.slug)).toEqual(['s0']);
    expect(chosen.facets[0]!.values.map((one) => one.selected)).toEqual([true, false, false]);
    expect((await find({ query: parseCardQuery('strength<0', FIELDS).query })).totalCount).toBe(1);
    await own.close();
  });

  it('joins choices in a field by or, fields by and', async () => {
    const facets = [
      { field: 'rarity', values: ['rare', 'uncommon'] },
      { field: 'cost', values: ['7', '4'] },
    ];
    expect(await slugs('', { facets })).toEqual(['galleon', 'lighthouse']);
    expect(await slugs('t:boat', { facets })).toEqual(['galleon']);
  });

  it('finds the cards of a release, not later ones', async () => {
    const own = await create();
    const find = async (text: string, release?: number) =>
      (
        await searchCards(own.database, {
          game: 'harbour',
          fields: FIELDS,
          query: parseCardQuery(text, FIELDS).query,
          release,
        })
      ).cards.map((one) => one.slug);
    const dinghy = { ...CARDS[0]!, cost: 5, text: 'Grown up.' };
    await importTree(own.database, tree(), [harbour], BY);
    await importTree(own.database, withoutFile(withFile(tree(), cardFile(dinghy)), cardPath('galleon')), [harbour], BY);
    expect(await find('t:boat', 1)).toEqual(['dinghy', 'galleon']);
    expect(await find('t:boat')).toEqual(['dinghy']);
    expect(await find('cost=5', 1)).toEqual([]);
    expect(await find('cost=5')).toEqual(['dinghy']);
    expect(await find('small start')).toEqual([]);
    expect(await find('-legal:low-water')).toEqual(['pearl-diver']);
    await own.close();
  });

  it('finds the legal cards when a mode returns to its old rules after cards have changed', async () => {
    const own = await create();
    const removed = async (): Promise<string[]> =>
      (
        await searchCards(own.database, {
          game: 'harbour',
          fields: FIELDS,
          query: parseCardQuery('-legal:low-water', FIELDS).query,
        })
      ).cards.map((one) => one.slug);
    const path = 'rules/harbour/modes/low-water.yaml';
    const mode = tree().find((file) => file.path === path)!;
    const open = { path, text: mode.text.replace(/deck\.removed\w+: .*\n/gu, '') };
    expect(open.text).not.toBe(mode.text);
    const galleon = CARDS.find(({ id }) => id === 'galleon')!;
    const changed = cardFile({ ...galleon, number: 77, text: 'Carries nothing else.' });
    await importTree(own.database, tree(), [harbour], BY);
    expect(await removed()).toEqual(['galleon', 'pearl-diver']);
    await importTree(own.database, withFile(tree(), open), [harbour], BY);
    expect(await removed()).toEqual([]);
    await importTree(own.database, withFile(withFile(tree(), open), changed), [harbour], BY);
    expect(await removed()).toEqual([]);
    await importTree(own.database, withFile(tree(), changed), [harbour], BY);
    expect(await removed()).toEqual(['galleon', 'pearl-diver']);
    await own.close();
  });

  it('finds nothing in a game that does not exist', async () => {
    expect(await search('', { game: 'elsewhere\0' })).toMatchObject({ cards: [], totalCount: 0, hasNextPage: false });
  });

  it('agrees with a search in memory on random cards', async () => {
    const own = await create();
    const random = sequence(20_261_121);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    const words = ['tide', 'storm', 'pearl', 'boat', 'captain', 'Ärger', 'no-one', 'x2'];
    const cards: CardInput[] = Array.from({ length: 120 }, (_, i) => ({
      id: `card-${i}`,
      number: 100 + i,
      name: `${pick(words)} ${pick(words)} ${i}`,
      cost: random(6),
      strength: random(3) === 0 ? undefined : random(6) - 2,
      kinds: [...new Set([pick(['Boat', 'Bird', 'Crew']), pick(['Royal', 'Boat', 'Old Salt'])])],
      text: Array.from({ length: random(5) }, () => pick(words)).join(' '),
      rarity: pick(['common', 'uncommon', 'rare']),
    }));
    const files = tree([...CARDS, ...cards]);
    await importTree(own.database, files, [harbour], BY);
    const game = openContent(files, [harbour]).game('harbour');
    const removed = [...game.cards.values()].filter(
      ({ id, data }) => id === 'galleon' || String(data.text).includes('tide'),
    );
    // The tree has no legality documents.
    const statuses: CardStatuses = {
      isLegal: (slug, mode) =>
        mode === 'open-sea' || (mode === 'low-water' && !removed.some((card) => card.id === slug)),
      isListed: () => false,
    };
    for (let round = 0; round < 300; round++) {
      const text = randomQuery(random, words);
      const { query, problems } = parseCardQuery(text, FIELDS);
      expect([text, problems]).toEqual([text, []]);
      const matching = [...game.cards.values()].filter(
        (card) => query === null || matchesCard(card, query, game, statuses),
      );
      const sort = { field: pick(['name', 'cost', 'strength', 'kind', 'rarity', 'set']), descending: random(2) === 0 };
      const facets = [
        { field: 'rarity', values: ['rare', 'uncommon'].slice(random(3)) },
        { field: 'cost', values: ['1', '3', '4'].slice(random(4)) },
      ].filter(({ values }) => values.length > 0);
      const chosen = inOrder(cardsChosen(matching, facets, game), sort, game).map(({ id }) => id);
      const first = 1 + random(200);
      const result = await searchCards(own.database, {
        game: 'harbour',
        fields: FIELDS,
        query,
        facets,
        sort,
        first,
      });
      const counts = result.facets.flatMap(({ field, values }) =>
        values.flatMap(({ value, count }) => (count > 0 ? [`${field} ${foldValue(value)} ${count}`] : [])),
      );
      expect([text, sort, result.cards.map((one) => one.slug)]).toEqual([text, sort, chosen.slice(0, first)]);
      expect(result).toMatchObject({ totalCount: chosen.length, hasNextPage: chosen.length > first });
      expect([text, facets, counts.sort()]).toEqual([text, facets, plainCounts(matching, facets, game)]);
      // A device knows the modes of its game, and finds the cards in the same order.
      const known = parseCardQuery(text, FIELDS, game.doc.modes);
      const best = await searchCards(own.database, {
        ...{ game: 'harbour', fields: FIELDS, facets, first: 200 },
        query: known.query,
      });
      const here = cardsLike(game, { text, choices: facets }, statuses);
      expect([text, here.cards.map(({ id }) => id)]).toEqual([text, best.cards.map(({ slug }) => slug)]);
    }
    await own.close();
  });
});
