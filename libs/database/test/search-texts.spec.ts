/** Searching rules, cards and decks by words. */
import { importTree, searchTexts, UnknownReleaseError, type TextSearch } from '../src/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';
import { cardFile, tree, withFile } from './support/files.ts';
import { harbour } from './support/vocabulary.ts';

const FILES = withFile(
  tree(),
  cardFile({ id: 'storm', name: 'Storm', text: `${'Wind and rain. '.repeat(40)}Sinks every dinghy.` }),
);

describe.each(DATABASES)('text search on $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
    await importTree(test.database, FILES, [harbour], { author: 'files', message: '' });
  });
  afterAll(async () => {
    await test.close();
  });

  const search = (text: string, rest: Partial<TextSearch> = {}) =>
    searchTexts(test.database, { game: 'harbour', text, ...rest });
  const refs = async (text: string, rest: Partial<TextSearch> = {}) =>
    (await search(text, rest)).map((one) => `${one.kind} ${one.ref}`);

  it('finds rules, cards and decks, names before texts', async () => {
    expect(await refs('dinghy')).toEqual(['card dinghy', expect.anything(), expect.anything()]);
    expect((await refs('dinghy')).sort()).toEqual(['card dinghy', 'card storm', 'deck regatta']);
    expect(await refs('storm')).toEqual(['card storm', 'card storm-petrel', 'card lighthouse']);
    expect(await refs('harbour')).toEqual(['rule hb.hand.anchor']);
  });

  it('finds words from their beginnings, all of them, in any order and spelling of accents', async () => {
    expect(await refs('anch', { kinds: ['rule'] })).toContain('rule hb.hand.anchor');
    expect(await refs('captain CREME')).toEqual(['card creme-de-mer']);
    expect(await refs('captain dinghy')).toEqual([]);
  });

  it('finds the words of a rule under any condition, and its chapter', async () => {
    expect(await search('full hand')).toEqual([
      {
        kind: 'rule',
        ref: 'hb.hand.size',
        title: 'Hands',
        excerpt: 'Draw until you hold …. A full hand sinks no boat. An anchor, though, sinks it.',
      },
    ]);
  });

  it('shows the part of a long text that contains the search word', async () => {
    const [hit] = await search('sinks dinghy', { kinds: ['card'] });
    expect(hit!.excerpt).toMatch(/^… .*Sinks every dinghy\.$/);
    expect(hit!.excerpt.length).toBeLessThan(180);
  });

  it('searches only the given kinds and game, up to the given number', async () => {
    expect(await refs('dinghy', { kinds: ['deck'] })).toEqual(['deck regatta']);
    expect(await refs('storm', { first: 2 })).toEqual(['card storm', 'card storm-petrel']);
    expect(await refs('storm', { first: -1 })).toEqual([]);
    expect(await refs('storm', { kinds: [] })).toEqual([]);
    expect(await refs('storm', { game: 'elsewhere' })).toEqual([]);
  });

  it('searches only the given release', async () => {
    const own = await create();
    await importTree(own.database, FILES, [harbour], { author: 'files', message: '' });
    await importTree(own.database, tree(), [harbour], { author: 'files', message: '' });
    const find = async (release?: number) =>
      (await searchTexts(own.database, { game: 'harbour', text: 'wind', release })).length;
    expect(await find(1)).toBe(1);
    expect(await find()).toBe(0);
    await expect(find(3)).rejects.toThrow(UnknownReleaseError);
    await own.close();
  });

  it.each(['', '   ', '"*" - %', '\0', "'; DROP TABLE search_texts; --", '%', '_', 'a & b | !c', 'x'.repeat(100_000)])(
    'takes hostile text %# as words at most',
    async (text) => {
      expect(Array.isArray(await search(text))).toBe(true);
      expect(await refs('anch', { kinds: ['rule'] })).toContain('rule hb.hand.anchor');
    },
  );
});
