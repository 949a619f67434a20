/**
 * A set under an embargo is hunted through every address of the API: every query with generous arguments, every file, feed and
 * picture, and matches. What is withheld has to answer as what does not exist. Then the moment comes, and it is everywhere.
 */
import { DATABASES } from '@rulewright/database/testing';
import { DATA_NAMES } from '../src/work/jobs/data.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import type { Values } from './support/every-query.ts';
import { createWithHidden, EMBARGO, hiddenContent } from './support/hidden.ts';
import { Hunt, SECRET } from './support/hunt.ts';
import { signedIn, type Asker } from './support/people.ts';
import { watchMatch } from './support/socket.ts';

const quoted = (text: string): string => JSON.stringify(text);

describe.each(DATABASES)('a set under an embargo on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let reprinted: string;
  let hunt: Hunt;
  beforeAll(async () => {
    ({ game, reprinted } = await hiddenContent());
    // The hunt asks for notes as nobody else does, so no plan of a statement is judged.
    api = await serve(await createWithHidden(kind), await testContent('small'), { plans: false });
    hunt = new Hunt(api, { leak, values, files });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api?.close());

  /** Words that the base content does not have either; case does not matter. */
  const leak = /zqsecret|about-the-warden|dawnkeeper|zqcode/iu;

  const values = (word: string): Values => ({
    game: [quoted(game)],
    slug: [`${word}-warden`, `${word}-deck`, `${word}-dawn`, reprinted].map(quoted),
    id: [`${word}-dawn`, `${word}-warden`, game].map(quoted),
    text: [word, `${word.toUpperCase()} Warden`, 'zq', `1 ${word} Warden`].map(quoted),
    query: [word, `"${word} warden"`, `name:${word}`, `o:${word}`, `set:${word}-dawn`, 'set:zq', 'ward', 'zq'].map(
      quoted,
    ),
    list: [`1 ${word} Warden\n1 ${word.toUpperCase()} THE ELDER\n1 ${word}-warden`].map(quoted),
    path: [`cards/${game}/cards/${word}-warden.yaml`].map(quoted),
    card: [`${word}-warden`].map(quoted),
    mode: [api.content.game.doc.modes[0]!].map(quoted),
    ruleset: [`${game}/${api.content.game.doc.modes[0]!}`].map(quoted),
    rulesets: [`${game}/${api.content.game.doc.modes[0]!}`].map(quoted),
    a: ['1'],
    b: ['2', '3'],
    number: ['1', '2', '3'],
    release: ['2', '3'],
    first: ['200'],
    kinds: ['[card, deck, rule]'],
    token: [quoted(word)],
    changeSet: ['1'],
    facets: [`[{ field: "rarity", values: ["${word}"] }]`],
  });

  const files = (word: string): string[] => [
    ...['/releases.atom', '/releases.json', '/sitemap.xml', '/data/index.json', '/export.json', '/content-version'],
    ...[1, 2, 3].map((number) => `/export.json?release=${number}`),
    ...DATA_NAMES.flatMap((name) => [2, 3].map((number) => `/data/releases/${number}/${name}.json`)),
    ...DATA_NAMES.flatMap((name) => [`/data/latest/${name}.json`, `/data/schemas/${name}.json`]),
    `/data/schemas/${game}/card.json`,
    ...['', '/releases/2', '/releases/3'].flatMap((release) =>
      [`cards/${word}-warden`, `sets/${word}-dawn`, `decks/${word}-deck`].map(
        (page) => `/previews${release}/${game}/${page}.png`,
      ),
    ),
    ...[`cards/${word}-warden`, `sets/${word}-dawn`, `decks/${word}-deck`].map(
      (page) => `/oembed?url=${encodeURIComponent(`https://example.org/${game}/${page}`)}`,
    ),
    ...[`/oembed?url=${encodeURIComponent('https://example.org/releases/2')}`],
    ...['atom', 'json'].map((kind) => `/legality.${kind}?game=${game}`),
    ...[2, 3].flatMap((release) =>
      [1, 2, 3].map((sheet) => `/previews/releases/${release}/sheets/${game}/${sheet}.png`),
    ),
    `/previews/releases/3/backs/${game}.png`,
    `/pictures/${'0'.repeat(64)}.png`,
  ];

  it('answers every query as if the set did not exist', async () => {
    expect(await hunt.leaksOfQueries()).toEqual([]);
  });

  it('is in no file, feed or picture', async () => {
    expect(await hunt.leaksOfFiles()).toEqual([]);
  });

  it('keeps no file for good that will show more later', async () => {
    for (const name of DATA_NAMES)
      expect((await hunt.get(`/data/releases/2/${name}.json`)).headers['cache-control']).toMatch(/must-revalidate/u);
    expect((await hunt.get('/data/releases/1/cards.json')).headers['cache-control']).toMatch(/immutable/u);
  });

  it('has every address that the API declares on the list of the hunt', () => {
    const games = ['games.csv', 'run.json', 'games/0/0/replay'].map((file) => `/lab/x/${file}`);
    const signIn = ['/sign-in/sso', '/sign-in/sso/callback'];
    expect(hunt.missed(['/healthz', '/graphql', '/matches/x/replay', ...signIn, ...games])).toEqual([]);
  });

  it('counts none of its cards', async () => {
    const count = `{ cards(game: ${quoted(game)}) { totalCount facets { values { value count } } } }`;
    const before = JSON.parse((await hunt.ask(count.replace(')', ', release: 1)'))).text) as unknown;
    expect(JSON.parse((await hunt.ask(count)).text)).toEqual(before);
  });

  it('shows a card that is printed again without the new printing', async () => {
    const { text } = await hunt.ask(
      `{ card(game: ${quoted(game)}, slug: ${quoted(reprinted)}) { name printings { number } } }`,
    );
    expect(text).toContain(api.content.game.cards.get(reprinted)!.name);
    expect(JSON.parse(text).data.card.printings).toHaveLength(api.content.game.cards.get(reprinted)!.printings.length);
  });

  describe('for an editor', () => {
    let editor: Asker;
    beforeAll(async () => {
      editor = await signedIn(api, 'editor');
    });

    it('is there, with the moment at which it becomes public', async () => {
      const { cardSet } = await editor.get(`{ cardSet(game: ${quoted(game)}, id: "${SECRET}-dawn") { name embargo } }`);
      expect(cardSet).toMatchObject({ name: `${SECRET} Dawn` });
      expect(Date.parse(String(cardSet.embargo))).toBe(EMBARGO);
    });

    it('is kept by no cache', async () => {
      const query = encodeURIComponent(`{ card(game: ${quoted(game)}, slug: "${SECRET}-warden") { name } }`);
      const answer = await hunt.get(`/graphql?query=${query}`, editor.cookie).set('apollo-require-preflight', 'true');
      expect(answer.text).toContain(SECRET.toUpperCase());
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      const other = await hunt.get(`/graphql?query=${query}`).set('apollo-require-preflight', 'true');
      expect(other.text).not.toContain(SECRET.toUpperCase());
    });

    it('can be played, in a match that nobody else finds', async () => {
      const { createMatch } = await editor.get(
        `mutation ($input: NewMatchInput!) { createMatch(input: $input) { id } }`,
        {
          input: {
            ruleset: `${game}/${api.content.game.doc.modes[0]!}`,
            seats: [
              { kind: 'bot', bot: 'random', deckSlug: `${SECRET}-deck` },
              { kind: 'bot', bot: 'random', deckSlug: `${SECRET}-deck` },
            ],
          },
        },
      );
      const { id } = createMatch as { id: string };
      expect((await editor.get(`{ match(id: "${id}") { id } }`)).match).toEqual({ id });
      const hidden = await hunt.ask(`{ match(id: "${id}") { id } }`);
      expect(hidden.text).toBe((await hunt.ask('{ match(id: "nothing") { id } }')).text);
      for (const path of [
        `/matches/${id}/replay`,
        `/previews/play/${id}.png`,
        `/oembed?url=https://example.org/play/${id}`,
      ]) {
        const { status, text } = await hunt.get(path);
        expect({ path, status, isLeak: leak.test(text ?? '') }).toEqual({ path, status: 404, isLeak: false });
      }
      const watching = watchMatch(await api.app.getUrl(), '', id);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await watching.stop();
      expect(watching.last).toBeNull();
      expect(watching.received.join('\n')).not.toMatch(leak);
    });
  });

  it('is everywhere as soon as the moment comes, without a restart', async () => {
    const card = `{ card(game: ${quoted(game)}, slug: "${SECRET}-warden") { name } }`;
    const query = `/graphql?query=${encodeURIComponent(card)}`;
    const before = await hunt.get(query).set('apollo-require-preflight', 'true');
    const version = (await hunt.get('/content-version')).text;
    jest.spyOn(Date, 'now').mockReturnValue(EMBARGO);
    const after = await hunt
      .get(query)
      .set('apollo-require-preflight', 'true')
      .set('if-none-match', String(before.headers['etag']));
    expect(after.status).toBe(200);
    expect(after.text).toContain(SECRET.toUpperCase());
    expect((await hunt.get('/content-version')).text).not.toBe(version);
    for (const text of [
      (await hunt.ask(`{ search(game: ${quoted(game)}, text: "${SECRET}") { title } }`)).text,
      (await hunt.ask(`{ cards(game: ${quoted(game)}, query: "${SECRET}") { nodes { name } } }`)).text,
      (await hunt.ask(`{ releases { notes } }`)).text,
      (await hunt.ask(`{ cardSet(game: ${quoted(game)}, id: "${SECRET}-dawn") { name } }`)).text,
      (await hunt.get('/releases.atom')).text,
      (await hunt.get('/sitemap.xml')).text,
      (await hunt.get('/data/releases/2/cards.json')).text,
      (await hunt.get('/export.json')).text,
    ])
      expect(text.toLowerCase()).toContain(SECRET);
    const { status, headers } = await hunt.get(`/previews/releases/2/${game}/cards/${SECRET}-warden.png`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
  });
});
