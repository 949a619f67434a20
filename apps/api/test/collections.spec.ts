/** Collections: only their owner sees one, unless they share its link. A search compares the collection that it is given. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { UserEntity } from '@rulewright/database';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, visitor, type Asker } from './support/people.ts';

const SAVE = `mutation ($game: ID!, $version: Int!, $text: String!, $unread: String!) {
  saveCollection(game: $game, version: $version, text: $text, unread: $unread) { text names unread shareKey version }
}`;
const OWN = 'query ($game: ID!) { collection(game: $game) { text unread shareKey version } }';
const SHARE =
  'mutation ($game: ID!, $shared: Boolean!) { shareCollection(game: $game, shared: $shared) { shareKey version } }';
const SHARED = 'query ($key: String!) { sharedCollection(key: $key) { game text names } }';
const READ = `query ($game: ID!, $text: String!, $as: CollectedAs) {
  readCollection(game: $game, text: $text, as: $as) { text names unread unreadCount problems { line message fixed } notes { line message } }
}`;
const CARDS = `query ($game: ID!, $query: String, $collection: String, $first: Int, $after: String) {
  cards(game: $game, query: $query, collection: $collection, first: $first, after: $after) {
    totalCount nodes { slug } problems { code } understood pageInfo { endCursor }
  }
}`;

describe.each(MAIN_DATABASES)('collections on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let [ann, bob, anyone] = [] as unknown as [Asker, Asker, Asker];
  let [first, second] = ['', ''];
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    game = api.content.id;
    [ann, bob, anyone] = [await signedIn(api, 'reader', 'Ann'), await signedIn(api, 'reader', 'Bob'), visitor(api)];
    [first, second] = [...api.content.game.cards.keys()] as [string, string];
  });
  afterAll(() => api?.close());

  it('are saved version by version, and shown to their owner only', async () => {
    expect((await ann.get(OWN, { game })).collection).toBeNull();
    const text = `2\t0\t${first}\n0\t1\t${second}`;
    const saved = (await ann.get(SAVE, { game, version: 0, text, unread: '3 Lost' })).saveCollection;
    const { name } = api.content.game.cards.get(first)!;
    expect(saved).toMatchObject({ text, unread: '3 Lost', shareKey: null, version: 1 });
    expect(saved.names.split('\n')[0]).toBe(`${name}\t`);
    expect(await ann.refused(SAVE, { game, version: 0, text: '', unread: '' })).toMatchObject({
      code: 'CONFLICT',
      reason: 'collection-changed',
    });
    expect((await bob.get(OWN, { game })).collection).toBeNull();
    expect(await anyone.refused(OWN, { game })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await anyone.refused(SAVE, { game, version: 0, text: '', unread: '' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const both = `2\t0\t${first}\n1\t0\t${first}\n0\t0\t${second}`;
    expect((await ann.get(SAVE, { game, version: 1, text: both, unread: '' })).saveCollection).toMatchObject({
      text: `3\t0\t${first}`,
      version: 2,
    });
  });

  it.each([
    ['no counts', { text: 'x' }, { field: 'text', line: 1 }],
    ['too many lines', { text: '1\t0\ta\n'.repeat(5_001) }, { field: 'text' }],
    ['too long unread lines', { unread: 'x'.repeat(40_001) }, { field: 'unread' }],
    ['a half character', { unread: '\ud800' }, { field: 'unread' }],
  ])('are refused with %s', async (_, changes, details) => {
    expect(await bob.refused(SAVE, { game, version: 0, text: '', unread: '', ...changes })).toMatchObject({
      reason: 'bad-collection',
      details,
    });
  });

  it('open by their link while they are shared, without the cards that the game does not have', async () => {
    const text = `1\t0\t${first}\n5\t0\tno-such-card`;
    await bob.get(SAVE, { game, version: 0, text, unread: 'private line' });
    const { shareKey } = (await bob.get(SHARE, { game, shared: true })).shareCollection;
    expect(shareKey).toMatch(/^[\w-]{43}$/u);
    const answer = await anyone.ask(SHARED, { key: shareKey });
    expect(answer.data.sharedCollection).toMatchObject({ game, text: `1\t0\t${first}` });
    expect(JSON.stringify(answer.data)).not.toMatch(/no-such-card|private line|Bob/u);
    for (const key of ['', 'null', "' OR 1=1 --", '\u0000'])
      expect((await anyone.get(SHARED, { key })).sharedCollection).toBeNull();
    await bob.get(SHARE, { game, shared: false });
    expect((await anyone.get(SHARED, { key: shareKey })).sharedCollection).toBeNull();
    const again = (await bob.get(SHARE, { game, shared: true })).shareCollection.shareKey;
    expect(again).not.toBe(shareKey);
    await api.database.getRepository(UserEntity).update({ name: 'Bob' }, { disabledAt: new Date().toISOString() });
    expect((await anyone.get(SHARED, { key: again })).sharedCollection).toBeNull();
  });

  it('are read from short and long lists, with the lines that name no card', async () => {
    const { name } = api.content.game.cards.get(first)!;
    const short = (await anyone.get(READ, { game, text: `2 ${name}\n1 Zzzzq` })).readCollection;
    expect(short).toMatchObject({ text: `2\t0\t${first}`, unread: '1 Zzzzq', unreadCount: 1, problems: [{ line: 1 }] });
    const lines = `1 ${name}\n`.repeat(3_000);
    const long = (await anyone.get(READ, { game, text: lines, as: 'want' })).readCollection;
    expect(long).toMatchObject({ text: `0\t3000\t${first}`, unreadCount: 0 });
    expect(await anyone.refused(READ, { game, text: 'x'.repeat(200_001) })).toMatchObject({ reason: 'list-too-long' });
    expect(await anyone.refused(READ, { game: 'no-game', text: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('filter the cards of a search that is given one', async () => {
    const collection = `2\t4\t${first}\n1\t0\t${second}`;
    const cardsLike = async (query: string, more = {}) =>
      (await anyone.get(CARDS, { game, query, collection, ...more })).cards;
    const all = api.content.game.cards.size;
    expect((await cardsLike('own>=1')).nodes.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
      [first, second].sort(),
    );
    expect((await cardsLike('missing>0')).nodes).toEqual([{ slug: first }]);
    expect((await cardsLike('own=0')).totalCount).toBe(all - 2);
    const page = await cardsLike('has:own', { first: 1 });
    expect((await cardsLike('has:own', { first: 1, after: page.pageInfo.endCursor })).nodes).toHaveLength(1);
    const without = (await anyone.get(CARDS, { game, query: 'own>=1' })).cards;
    expect(without).toMatchObject({ totalCount: 0, understood: false, problems: [{ code: 'no-collection' }] });
    expect(await anyone.refused(CARDS, { game, query: 'own>=1', collection: 'x' })).toMatchObject({
      reason: 'bad-collection',
    });
  });
});
