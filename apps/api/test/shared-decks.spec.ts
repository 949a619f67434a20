/** Tests of shared and published decks. Only its owner can find a private deck, in any way. */
import { SavedDeckEntity, SavedDeckVersionEntity, UserEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, visitor, type Asker } from './support/people.ts';

const SAVE = `mutation ($id: ID, $game: ID!, $name: String!, $text: String!, $version: Int, $notes: String, $tags: [String!], $origin: DeckOriginInput) {
  saveDeck(id: $id, game: $game, name: $name, text: $text, version: $version, notes: $notes, tags: $tags, origin: $origin) {
    id version notes tags sharing shareKey description origin { slug name author key }
  }
}`;
const SHARE = `mutation ($id: ID!, $version: Int!, $sharing: DeckSharing!, $description: String) {
  shareDeck(id: $id, version: $version, sharing: $sharing, description: $description) { id version sharing shareKey description }
}`;
const SHARED =
  'query ($key: String!) { sharedDeck(key: $key) { key name text author description publishedAt tags origin { name author key slug } } }';
const PUBLISHED =
  'query ($game: ID!, $first: Int, $after: String) { publishedDecks(game: $game, first: $first, after: $after) { key name author } }';
const VERSIONS = 'query ($id: ID!) { savedDeck(id: $id) { versions { version name text } } }';

describe.each(MAIN_DATABASES)('shared decks on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let ann: Asker;
  let bob: Asker;
  let anyone: Asker;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    game = api.content.id;
    [ann, bob, anyone] = [await signedIn(api, 'reader', 'Ann'), await signedIn(api, 'reader', 'Bob'), visitor(api)];
  });
  afterAll(() => api?.close());

  const make = async (owner: Asker, name: string, more: Record<string, unknown> = {}) =>
    (await owner.get(SAVE, { game, name, text: `1 ${name}`, ...more })).saveDeck;
  const share = async (owner: Asker, deck: { id: string; version: number }, sharing: string, description?: string) =>
    (await owner.get(SHARE, { id: deck.id, version: deck.version, sharing, description })).shareDeck;
  const listed = async (who: Asker) =>
    (await who.get(PUBLISHED, { game })).publishedDecks.map(({ name }: { name: string }) => name) as string[];

  it('shows a private deck to its owner only, by id, key, list or version', async () => {
    const deck = await make(ann, 'Private');
    expect(deck).toMatchObject({ sharing: 'private', shareKey: null, origin: null });
    for (const other of [bob, anyone]) {
      for (const key of [deck.id, '', 'null', 'undefined', "' OR 1=1 --", '\u0000'])
        expect((await other.get(SHARED, { key })).sharedDeck).toBeNull();
      expect(await listed(other)).not.toContain('Private');
    }
    expect((await bob.get(VERSIONS, { id: deck.id })).savedDeck).toBeNull();
    expect(await bob.refused(SHARE, { id: deck.id, version: 1, sharing: 'published' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await anyone.refused(SHARE, { id: deck.id, version: 1, sharing: 'published' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('shows a deck shared by link to anyone with the key, without the name of its owner, and does not list it', async () => {
    const deck = await make(ann, 'By link', { notes: 'secret plan', tags: ['fast'] });
    const { shareKey } = await share(ann, deck, 'link', 'Try it');
    expect(shareKey).toMatch(/^[\w-]{43}$/u);
    const { data } = await anyone.ask(SHARED, { key: shareKey });
    expect(data.sharedDeck).toMatchObject({ name: 'By link', author: null, publishedAt: null, tags: ['fast'] });
    expect(JSON.stringify(data)).not.toMatch(/secret plan|Ann/u);
    expect(await listed(anyone)).not.toContain('By link');
    expect((await bob.get('query ($id: ID!) { savedDeck(id: $id) { id } }', { id: deck.id })).savedDeck).toBeNull();
  });

  it('lists a published deck with its author and description, but without the notes', async () => {
    const deck = await make(ann, 'For all', { notes: 'secret plan' });
    const published = await share(ann, deck, 'published', '<b>Play</b> it\nfast');
    const shared = (await anyone.get(SHARED, { key: published.shareKey })).sharedDeck;
    expect(shared).toMatchObject({ name: 'For all', author: 'Ann', description: '<b>Play</b> it\nfast' });
    expect(JSON.stringify((await anyone.ask(PUBLISHED, { game })).data)).not.toContain('secret plan');
    expect(await listed(anyone)).toContain('For all');
    expect((await anyone.get(PUBLISHED, { game: 'chess' })).publishedDecks).toEqual([]);
  });

  it('ends old links when fewer people may see a deck', async () => {
    const deck = await make(ann, 'Narrowed');
    const published = await share(ann, deck, 'published');
    const linked = await share(ann, published, 'link');
    expect((await anyone.get(SHARED, { key: published.shareKey })).sharedDeck).toBeNull();
    expect((await anyone.get(SHARED, { key: linked.shareKey })).sharedDeck).toMatchObject({ name: 'Narrowed' });
    const closed = await share(ann, linked, 'private');
    expect(closed.shareKey).toBeNull();
    expect((await anyone.get(SHARED, { key: linked.shareKey })).sharedDeck).toBeNull();
    expect(await listed(anyone)).not.toContain('Narrowed');
    const again = await share(ann, closed, 'link');
    expect(again.shareKey).not.toBe(linked.shareKey);
    await ann.get('mutation ($id: ID!) { deleteDeck(id: $id) }', { id: deck.id });
    expect((await anyone.get(SHARED, { key: again.shareKey })).sharedDeck).toBeNull();
  });

  it('refuses to share a version that its owner has not seen', async () => {
    const deck = await make(ann, 'Two windows');
    await share(ann, deck, 'link');
    expect(await ann.refused(SHARE, { id: deck.id, version: 1, sharing: 'published' })).toMatchObject({
      code: 'CONFLICT',
      reason: 'deck-changed',
    });
  });

  it('shows only the facts about the origin of a copy that others may know', async () => {
    const deck = await make(ann, 'Original');
    const linked = await share(ann, deck, 'link');
    const copy = await make(bob, 'Copy', { origin: { key: linked.shareKey } });
    const { shareKey: copied } = await share(bob, copy, 'published');
    const originOf = async () => (await anyone.get(SHARED, { key: copied })).sharedDeck.origin;
    // Only people with the link may know its key.
    expect(await originOf()).toEqual({ name: 'Original', author: null, key: null, slug: null });
    const published = await share(ann, linked, 'published');
    expect(await originOf()).toEqual({ name: 'Original', author: 'Ann', key: published.shareKey, slug: null });
    await share(ann, published, 'private');
    expect(await originOf()).toEqual({ name: null, author: null, key: null, slug: null });
    expect((await make(bob, 'Of nothing', { origin: { key: linked.shareKey } })).origin).toBeNull();
    expect(await bob.refused(SAVE, { game, name: 'x', text: '', origin: { slug: 'none' } })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'unknown-deck',
    });
  });

  it('hides the decks of a closed account', async () => {
    const eve = await signedIn(api, 'reader', 'Eve');
    const { shareKey } = await share(eve, await make(eve, 'Of Eve'), 'published');
    await api.database.getRepository(UserEntity).update({ name: 'Eve' }, { disabledAt: new Date().toISOString() });
    expect((await anyone.get(SHARED, { key: shareKey })).sharedDeck).toBeNull();
    expect(await listed(anyone)).not.toContain('Of Eve');
  });

  it('lists published decks page by page, newest first', async () => {
    const zoe = await signedIn(api, 'reader', 'Zoe');
    for (const name of ['One', 'Two', 'Three']) await share(zoe, await make(zoe, name), 'published');
    const all = await listed(anyone);
    const paged: string[] = [];
    for (let after: string | null = null; ;) {
      const { publishedDecks: page } = await anyone.get(PUBLISHED, { game, first: 2, after });
      if (page.length === 0) break;
      paged.push(...page.map(({ name }: { name: string }) => name));
      after = page.at(-1).key;
    }
    expect(paged).toEqual(all);
    expect(all.slice(0, 3)).toEqual(['Three', 'Two', 'One']);
    expect(await anyone.refused(PUBLISHED, { game, after: 'none' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stores the version before each save for the owner, within limits', async () => {
    const deck = await make(ann, 'Versions');
    let version = deck.version as number;
    for (let n = 0; n < 33; n++) {
      const change = { id: deck.id, game, name: 'Versions', text: `${n} Nothing`, version };
      version = (await ann.get(SAVE, change)).saveDeck.version;
    }
    const { versions } = (await ann.get(VERSIONS, { id: deck.id })).savedDeck;
    expect(versions).toHaveLength(30);
    expect(versions[0]).toMatchObject({ text: '31 Nothing', name: 'Versions' });
    // Saving the same list again does not create a version.
    await ann.get(SAVE, { id: deck.id, game, name: 'Versions', text: '32 Nothing', version, notes: 'Only notes' });
    expect((await ann.get(VERSIONS, { id: deck.id })).savedDeck.versions[0].text).toBe('31 Nothing');
    await ann.get('mutation ($id: ID!) { deleteDeck(id: $id) }', { id: deck.id });
    expect(await api.database.getRepository(SavedDeckVersionEntity).countBy({ deckId: deck.id })).toBe(0);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a name of two lines', { name: 'a\nb' }],
    ['a tag of two lines', { tags: ['a\nb'] }],
    ['a tag that is too long', { tags: ['x'.repeat(31)] }],
    ['too many tags', { tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }],
    ['notes that turn the direction of text', { notes: 'a\u202Eb' }],
    ['notes that are too long', { notes: 'x'.repeat(10_001) }],
    ['a list that is too long', { text: 'x'.repeat(20_001) }],
  ])('refuses %s', async (_, input) => {
    expect(await ann.refused(SAVE, { game, name: 'Bad', text: '1 x', ...input })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('refuses a description with characters that hide text, and removes them from a list', async () => {
    const deck = await make(ann, 'Signs', { text: '1 Mos\u202Equito\u0007\n' });
    for (const description of ['\u2066x', 'x\u0000y', 'x'.repeat(2001)])
      expect(await ann.refused(SHARE, { id: deck.id, version: 1, sharing: 'published', description })).toMatchObject({
        code: 'BAD_INPUT',
        reason: 'bad-deck',
      });
    const { shareKey } = await share(ann, deck, 'link');
    expect((await anyone.get(SHARED, { key: shareKey })).sharedDeck.text).toBe('1 Mosquito\n');
  });

  it('limits the number of published decks per person', async () => {
    const many = await signedIn(api, 'reader', 'Many');
    const { me } = await many.get('{ me { id } }');
    const deck = await make(many, 'One more');
    const rows = Array.from({ length: 50 }, (_, n) => ({
      ...{ id: `many-${n}`, userId: me.id as string, game, name: `M${n}`, text: '', version: 1, updatedAt: '2026' },
      ...{ notes: '', tags: '', sharing: 'published' as const, shareKey: `many-key-${n}`, description: '' },
      ...{ publishedAt: '2026', originDeck: null, originSlug: null },
    }));
    await api.database.getRepository(SavedDeckEntity).insert(rows);
    expect(await many.refused(SHARE, { id: deck.id, version: 1, sharing: 'published' })).toMatchObject({
      code: 'BAD_INPUT',
      reason: 'too-many-decks',
    });
    expect((await share(many, deck, 'link')).sharing).toBe('link');
  });
});
