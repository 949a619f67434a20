/** Finding published decks: the search, the sitemap and link previews. */
import { DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { BAD_CURSOR, pagesOf } from './support/pages.ts';
import { signedIn, visitor, type Asker } from './support/people.ts';

const SAVE = `mutation ($id: ID, $version: Int, $game: ID!, $name: String!, $text: String!, $tags: [String!], $earlier: [EarlierDeckInput!]) {
  saveDeck(id: $id, version: $version, game: $game, name: $name, text: $text, tags: $tags, earlier: $earlier) { id version versions { version name text savedAt } }
}`;
const SHARE = `mutation ($id: ID!, $version: Int!, $sharing: DeckSharing!, $description: String) {
  shareDeck(id: $id, version: $version, sharing: $sharing, description: $description) { id version shareKey }
}`;
const RENAME = 'mutation ($name: String!) { changeName(name: $name) { id } }';
const FIND =
  'query ($game: ID!, $text: String, $first: Int, $after: String) { publishedDecks(game: $game, text: $text, first: $first, after: $after) { key name } }';

describe.each(DATABASES)('published decks on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let ann: Asker;
  let bob: Asker;
  let cards: string[];
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
    game = api.content.id;
    [ann, bob] = [await signedIn(api, 'reader', 'Ann'), await signedIn(api, 'reader', 'Bob')];
    await ann.get(RENAME, { name: 'Ännchen' });
    await bob.get(RENAME, { name: 'Bob Stone' });
    cards = [...api.content.game.cards.values()].map(({ name }) => name);
    await publish(ann, 'River Rush', { text: `2 ${cards[0]!}`, tags: ['fast', 'two players'] });
    await publish(bob, 'Slow River', { text: `2 ${cards[1]!}` }, 'For long evenings');
  });
  afterAll(() => api?.close());

  const save = async (owner: Asker, name: string, more: Record<string, unknown>) =>
    (await owner.get(SAVE, { game, name, ...more })).saveDeck;
  const share = async (
    owner: Asker,
    { id, version }: { id: string; version: number },
    sharing: string,
    description = '',
  ) => (await owner.get(SHARE, { id, version, sharing, description })).shareDeck;
  const publish = async (owner: Asker, name: string, more: Record<string, unknown>, description?: string) =>
    share(owner, await save(owner, name, more), 'published', description);
  const namesFor = async (text: string): Promise<string[]> =>
    (await visitor(api).get(FIND, { game, text })).publishedDecks.map(({ name }: { name: string }) => name);

  it('finds decks by the beginnings of words in the name, author, tags or cards', async () => {
    expect(await namesFor('river')).toEqual(['Slow River', 'River Rush']);
    expect(await namesFor('RIV rus')).toEqual(['River Rush']);
    expect(await namesFor('annchen')).toEqual(['River Rush']);
    expect(await namesFor('bob sto')).toEqual(['Slow River']);
    expect(await namesFor('two fast')).toEqual(['River Rush']);
    expect(await namesFor(cards[1]!)).toEqual(['Slow River']);
    expect(await namesFor('')).toEqual(['Slow River', 'River Rush']);
    const list = `publishedDecksConnection(game: "${game}", `;
    expect(await pagesOf(visitor(api).get, list, 'name', { size: 1 })).toEqual([
      { name: 'Slow River' },
      { name: 'River Rush' },
    ]);
    // The place of a deck stays after the deck has gone.
    const fast = await publish(bob, 'Gone River', { text: `1 ${cards[1]!}` });
    const page = `query ($after: String) { ${list}first: 1, after: $after) { nodes { name key } pageInfo { endCursor } } }`;
    const { nodes, pageInfo } = (await visitor(api).get(page)).publishedDecksConnection;
    expect(nodes).toMatchObject([{ name: 'Gone River' }]);
    const byKey = async () => (await visitor(api).get(page, { after: nodes[0].key })).publishedDecksConnection.nodes;
    expect(await byKey()).toMatchObject([{ name: 'Slow River' }]);
    await share(bob, fast, 'private');
    const { publishedDecksConnection: rest } = await visitor(api).get(page, { after: pageInfo.endCursor });
    expect(rest.nodes).toMatchObject([{ name: 'Slow River' }]);
    expect(await visitor(api).refused(page, { after: nodes[0].key })).toMatchObject(BAD_CURSOR);
  });

  it('finds a word by its beginning before a letter beyond the basic plane', async () => {
    const deck = await publish(bob, '東京𠮷', { text: `1 ${cards[1]!}` });
    expect(await namesFor('東京')).toEqual(['東京𠮷']);
    await share(bob, deck, 'private');
  });

  it.each(['no such word', '%', '_', "' OR 1=1 --", 'river nothing', '\u0000', 'x'])(
    'finds nothing for %j',
    async (text) => {
      expect(await namesFor(text)).toEqual([]);
    },
  );

  it('returns the found decks in pages', async () => {
    const page = (after?: string) => visitor(api).get(FIND, { game, text: 'river', first: 1, after });
    const [first] = (await page()).publishedDecks;
    expect(first.name).toBe('Slow River');
    expect((await page(first.key)).publishedDecks).toMatchObject([{ name: 'River Rush' }]);
  });

  it('updates the search when a deck or the name of its author changes', async () => {
    const carl = await signedIn(api, 'reader', 'Carl');
    const deck = await publish(carl, 'Before', { text: `1 ${cards[2]!}` });
    const changed = await save(carl, 'Afterwards', { id: deck.id, version: deck.version, text: `1 ${cards[2]!}` });
    expect([await namesFor('before'), await namesFor('afterwards')]).toEqual([[], ['Afterwards']]);
    await carl.get(RENAME, { name: 'Carla Quick' });
    expect([await namesFor('quick'), await namesFor('carl')]).toEqual([['Afterwards'], ['Afterwards']]);
    const linked = await share(carl, { id: deck.id, version: changed.version }, 'link');
    expect(await namesFor('afterwards')).toEqual([]);
    const again = await share(carl, linked, 'published');
    expect(await namesFor('afterwards')).toEqual(['Afterwards']);
    await carl.get('mutation ($id: ID!) { deleteDeck(id: $id) }', { id: again.id });
    expect(await namesFor('afterwards')).toEqual([]);
  });

  it('lists only published decks in the sitemap', async () => {
    const [{ key }] = (await visitor(api).get(FIND, { game, text: 'rush' })).publishedDecks;
    const linked = await share(ann, await save(ann, 'Secret', { text: `1 ${cards[0]!}` }), 'link');
    const { text } = await api.http().get('/sitemap.xml').set('host', 'cards.example').expect(200);
    expect(text).toContain(`<loc>http://cards.example/${game}/decks/shared/${key}</loc>`);
    expect(text).not.toContain(linked.shareKey);
  });

  it('draws a preview of a shared deck, and names its author in oEmbed', async () => {
    const [{ key }] = (await visitor(api).get(FIND, { game, text: 'slow' })).publishedDecks;
    const path = `/${game}/decks/shared/${key}`;
    const { headers } = await api.http().get(`/previews${path}.png`).expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const { body } = await api
      .http()
      .get('/oembed')
      .query({ url: `https://cards.example${path}` })
      .expect(200);
    expect(body).toMatchObject({ version: '1.0', type: 'link', title: 'Slow River', author_name: 'Bob Stone' });
    expect((body as { thumbnail_url: string }).thumbnail_url).toContain(`/previews${path}.png`);
    const hidden = await save(ann, 'Hidden', { text: `1 ${cards[0]!}` });
    for (const other of [hidden.id, 'none'])
      await api.http().get(`/previews/${game}/decks/shared/${other}.png`).expect(404);
    await api.http().get(`/previews/chess/decks/shared/${key}.png`).expect(404);
  });

  it('saves the last 30 earlier versions that are sent with a new deck', async () => {
    const earlier = [
      { name: 'Second', text: '2 b', savedAt: '2026-02-02T10:00:00.000Z' },
      { name: 'First', text: '1 a', savedAt: '2026-01-01T10:00:00.000Z' },
    ];
    const deck = await save(ann, 'Third', { text: '3 c', earlier });
    expect(deck.version).toBe(3);
    expect(deck.versions).toEqual([
      { version: 2, ...earlier[0] },
      { version: 1, ...earlier[1] },
    ]);
    const many = Array.from({ length: 40 }, (_, at) => ({ ...earlier[0]!, name: `Version ${40 - at}` }));
    const { versions } = await save(ann, 'Many', { text: '1 d', earlier: many });
    expect(versions).toHaveLength(30);
    expect(versions[0].name).toBe('Version 40');
  });
});

const SEARCH = `query ($game: ID!, $filter: PublishedDeckFilter, $first: Int, $after: String) {
  publishedDecksConnection(game: $game, filter: $filter, first: $first, after: $after) { nodes { name key } pageInfo { endCursor hasNextPage } }
}`;
const PLAYED =
  'query ($game: ID!, $mode: ID!) { playedCards(game: $game, mode: $mode) { decks cards { decks copies card { slug } } } }';
const SIMILAR = 'query ($key: String!) { sharedDeck(key: $key) { similar { shared total deck { name } } } }';

describe.each(DATABASES)('the cards of published decks on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let ann: Asker;
  let bob: Asker;
  let [one, two, three] = ['', '', ''];
  let legal = '';
  const keys = new Map<string, string>();
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
    game = api.content.id;
    [ann, bob] = [await signedIn(api, 'reader', 'Ann'), await signedIn(api, 'reader', 'Bob')];
    [one, two, three] = [...api.content.game.cards.keys()] as [string, string, string];
    const nameOf = (slug: string): string => api.content.game.cards.get(slug)!.name;
    const deck = (await ann.get(`{ decks(game: "${game}") { text verdicts { legal } } }`)).decks.find(
      ({ verdicts }: { verdicts: { legal: boolean }[] }) => verdicts[0]!.legal,
    );
    legal = deck.text;
    await publish(ann, 'Both', `2 ${nameOf(one)}\n1 ${nameOf(two)}`);
    await publish(bob, 'First only', `3 ${nameOf(one)}\n1 ${nameOf(three)}`);
    await publish(bob, 'Unknown', `3 ${nameOf(one)}\n1 No Such Card`);
    await publish(ann, 'Legal', legal);
    await publish(bob, 'Legal copy', legal);
  });
  afterAll(() => api?.close());

  async function publish(owner: Asker, name: string, text: string): Promise<void> {
    const { id, version } = (await owner.get(SAVE, { game, name, text })).saveDeck;
    keys.set(name, (await owner.get(SHARE, { id, version, sharing: 'published' })).shareDeck.shareKey as string);
  }
  const namesLike = async (filter: Record<string, unknown>): Promise<string[]> =>
    (await visitor(api).get(SEARCH, { game, filter })).publishedDecksConnection.nodes
      .map(({ name }: { name: string }) => name)
      .sort();

  it('find decks with cards and without cards, by id or name', async () => {
    const legalHas = (slug: string): string[] =>
      legal.includes(api.content.game.cards.get(slug)!.name) ? ['Legal', 'Legal copy'] : [];
    expect(await namesLike({ cards: [one] })).toEqual(['Both', 'First only', 'Unknown', ...legalHas(one)].sort());
    expect(await namesLike({ cards: [one, api.content.game.cards.get(two)!.name.toUpperCase()] })).toContain('Both');
    expect(await namesLike({ cards: [one], without: [two] })).not.toContain('Both');
    expect(await namesLike({ without: [one] })).not.toContain('First only');
  });

  it('find decks by mode, author and day, page by page', async () => {
    const [mode] = api.content.game.doc.modes;
    const inMode = await namesLike({ mode });
    expect(inMode).toEqual(expect.arrayContaining(['Legal', 'Legal copy']));
    expect(inMode).not.toContain('Unknown');
    expect(await namesLike({ author: 'Ann', mode })).toEqual(inMode.filter((name) => ['Both', 'Legal'].includes(name)));
    // Also letters that the database does not fold by itself.
    await ann.get(RENAME, { name: 'Änn Łó' });
    for (const author of ['Änn Łó', 'ÄNN ŁÓ', 'ann ło'])
      expect(await namesLike({ author, mode })).toEqual(inMode.filter((name) => ['Both', 'Legal'].includes(name)));
    await ann.get(RENAME, { name: 'Ann' });
    const today = new Date().toISOString().slice(0, 10);
    expect(await namesLike({ from: today, to: today })).toHaveLength(5);
    expect(await namesLike({ to: '2020-01-01' })).toEqual([]);
    const asked = { game, filter: { cards: [one], author: 'Bob' }, first: 1 };
    const page = (await visitor(api).get(SEARCH, asked)).publishedDecksConnection;
    const next = (await visitor(api).get(SEARCH, { ...asked, after: page.pageInfo.endCursor }))
      .publishedDecksConnection;
    expect([page.pageInfo.hasNextPage, next.nodes.length, next.nodes[0].name]).not.toContain(page.nodes[0].name);
  });

  it.each([
    ['an unknown card', { cards: ['No Such Card'] }, 'unknown-card'],
    ['too many cards', { without: Array<string>(11).fill('x') }, 'too-many-cards'],
    ['an unknown mode', { mode: 'no-mode' }, 'unknown-mode'],
    ['a day that does not exist', { from: '2027-02-30' }, 'bad-day'],
  ])('refuse %s', async (_, filter, reason) => {
    expect(await visitor(api).refused(SEARCH, { game, filter })).toMatchObject({ reason });
  });

  it('are counted by mode, with the number of decks, and compared for similar decks', async () => {
    const [mode] = api.content.game.doc.modes;
    const { playedCards } = await visitor(api).get(PLAYED, { game, mode });
    const counted = (await namesLike({ mode })).length;
    expect(playedCards.decks).toBe(counted);
    const { decks } = playedCards.cards.find(({ card }: { card: { slug: string } }) => card.slug === one);
    expect(decks).toBe((await namesLike({ mode, cards: [one] })).length);
    expect(playedCards.cards[0].decks).toBeLessThanOrEqual(counted);
    const similar = (await visitor(api).get(SIMILAR, { key: keys.get('Legal') })).sharedDeck.similar;
    // The copy has all cards of the deck, and no others.
    expect(similar[0]).toMatchObject({ deck: { name: 'Legal copy' } });
    expect(similar[0].shared).toBe(similar[0].total);
    const alike = similar.map(({ shared, total }: { shared: number; total: number }) => shared / total);
    expect(alike).toEqual([...alike].sort((a, b) => b - a));
    const names = similar.map(({ deck }: { deck: { name: string } }) => deck.name);
    expect(names).not.toContain('Unknown');
    expect(names).not.toContain('Legal');
  });

  it('are forgotten when the deck is no longer published, and read again when it changes', async () => {
    const { nodes } = (await ann.get(`{ savedDecksConnection(game: "${game}") { nodes { id version name } } }`))
      .savedDecksConnection;
    const both = nodes.find(({ name }: { name: string }) => name === 'Both');
    const text = `1 ${api.content.game.cards.get(three)!.name}`;
    const { version } = (await ann.get(SAVE, { ...both, game, text })).saveDeck;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    expect(await namesLike({ cards: [three], author: 'Ann' })).toContain('Both');
    await ann.get(SHARE, { id: both.id, version, sharing: 'link' });
    expect(await namesLike({ cards: [three], author: 'Ann' })).not.toContain('Both');
    jest.restoreAllMocks();
    expect(await api.database.query(`SELECT * FROM published_deck_reads WHERE deck_id = '${both.id}'`)).toEqual([]);
  });
});
