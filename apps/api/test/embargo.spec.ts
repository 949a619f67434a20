/**
 * A set under an embargo is hunted through every address of the API: every query with generous arguments, every file, feed and
 * picture, and matches. What is withheld has to answer as what does not exist. Then the moment comes, and it is everywhere.
 */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DATABASES } from '@rulewright/database/testing';
import { DATA_NAMES } from '../src/work/jobs/data.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { everyQuery, type Values } from './support/every-query.ts';
import { createWithHidden, EMBARGO, hiddenContent, NONSENSE, SECRET } from './support/hidden.ts';
import { signedIn, type Asker } from './support/people.ts';
import { watchMatch } from './support/socket.ts';

/** Words that the base content does not have either; case does not matter. */
const LEAK = /zqsecret|about-the-warden|dawnkeeper|zqcode/iu;

const quoted = (text: string): string => JSON.stringify(text);

describe.each(DATABASES)('a set under an embargo on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let reprinted: string;
  beforeAll(async () => {
    ({ game, reprinted } = await hiddenContent());
    // The hunt asks for notes as nobody else does, so no plan of a statement is judged.
    api = await serve(await createWithHidden(kind), await testContent('small'), { plans: false });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api?.close());

  let address = 0;
  /** Each request comes from another address, so that limits do not end the hunt. */
  const from = (): string => `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const get = (path: string, cookie = '') => {
    const request = api.http().get(path).set('x-forwarded-for', from());
    return cookie === '' ? request : request.set('cookie', cookie);
  };
  const ask = async (query: string): Promise<{ readonly text: string; readonly codes: readonly string[] }> => {
    const answer = await api.http().post('/graphql').set('x-forwarded-for', from()).send({ query });
    const { errors = [] } = answer.body as { errors?: { extensions: { code: string } }[] };
    return { text: answer.text, codes: errors.map(({ extensions }) => extensions.code) };
  };

  /** Values for the arguments of queries; `word` stands where the secret would. */
  const valuesFor = (word: string): Values => ({
    game: [quoted(game)],
    slug: [`${word}-warden`, `${word}-deck`, `${word}-dawn`, reprinted].map(quoted),
    id: [`${word}-dawn`, `${word}-warden`, game].map(quoted),
    text: [`${word}`, `${word.toUpperCase()} Warden`, 'zq', `1 ${word} Warden`].map(quoted),
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

  /** Every address of files, with the word where the secret would stand. */
  const filesFor = (word: string): string[] => [
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
  ];

  it('answers every query as if the set did not exist', async () => {
    const { schema } = api.app.get(GraphQLSchemaHost);
    const secret = everyQuery(schema, valuesFor(SECRET));
    const nothing = everyQuery(schema, valuesFor(NONSENSE));
    const leaks: string[] = [];
    for (const [at, one] of secret.entries()) {
      const first = await ask(one.whole);
      const isTooMuch = first.codes.includes('TOO_COMPLEX');
      for (const [part, query] of (isTooMuch ? one.parts : [one.whole]).entries()) {
        const { text, codes } = isTooMuch ? await ask(query) : first;
        if (codes.includes('INTERNAL')) leaks.push(`${query}: ${text}`);
        if (!query.toLowerCase().includes(SECRET)) {
          if (LEAK.test(text)) leaks.push(`${query}: ${text.slice(0, 400)}`);
          continue;
        }
        // What was asked comes back in a refusal, as it does for what nobody has.
        const control = await ask(isTooMuch ? nothing[at]!.parts[part]! : nothing[at]!.whole);
        const said = text.replaceAll(SECRET, NONSENSE).replaceAll(SECRET.toUpperCase(), NONSENSE.toUpperCase());
        if (said !== control.text) leaks.push(`${query}: ${text.slice(0, 400)}`);
      }
    }
    expect(secret.length).toBeGreaterThan(100);
    expect(leaks).toEqual([]);
  });

  it('is in no file, feed or picture, and none is kept for good', async () => {
    const leaks: string[] = [];
    const files = filesFor(SECRET);
    for (const [at, path] of files.entries()) {
      const { text = '', status, headers, body } = await get(path);
      const bytes = Buffer.isBuffer(body) ? body.toString('latin1') : text;
      if (path.includes(SECRET)) {
        const control = await get(filesFor(NONSENSE)[at]!);
        if (status !== 404 || control.status !== 404) leaks.push(`${path}: ${status}`);
        if (bytes.replaceAll(SECRET, NONSENSE) !== control.text) leaks.push(`${path}: ${bytes.slice(0, 300)}`);
      } else if (LEAK.test(bytes) || LEAK.test(JSON.stringify(headers))) leaks.push(`${path}: ${bytes.slice(0, 300)}`);
      if (/releases\/[23]\//u.test(path) && String(headers['cache-control']).includes('immutable'))
        leaks.push(`${path} is kept for good`);
    }
    expect(leaks).toEqual([]);
  });

  it('has every address that the API declares on the list of the hunt', () => {
    const { router } = api.app.getHttpAdapter().getInstance() as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    const declared = router.stack.flatMap(({ route }) => (route?.methods['get'] ? [route.path] : []));
    const patterns = declared.map(
      (path) => new RegExp(`^${path.replace(/\/?\*\w+/gu, '/.+').replace(/:\w+/gu, '[^/]+')}$`, 'u'),
    );
    const hunted = [
      ...filesFor(SECRET),
      '/healthz',
      '/graphql',
      '/matches/x/replay',
      '/lab/x/games.csv',
      '/lab/x/run.json',
      '/lab/x/games/0/0/replay',
    ];
    const missed = declared.filter((_, at) => !hunted.some((path) => patterns[at]!.test(path.split('?')[0]!)));
    expect(missed).toEqual([]);
  });

  it('counts none of its cards', async () => {
    const count = `{ cards(game: ${quoted(game)}) { totalCount facets { values { value count } } } }`;
    const before = JSON.parse((await ask(count.replace(')', ', release: 1)'))).text) as unknown;
    expect(JSON.parse((await ask(count)).text)).toEqual(before);
  });

  it('shows a card that is printed again without the new printing', async () => {
    const { text } = await ask(
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
      const answer = await get(`/graphql?query=${query}`, editor.cookie).set('apollo-require-preflight', 'true');
      expect(answer.text).toContain(SECRET.toUpperCase());
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      const other = await get(`/graphql?query=${query}`).set('apollo-require-preflight', 'true');
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
      const hidden = await ask(`{ match(id: "${id}") { id } }`);
      expect(hidden.text).toBe((await ask('{ match(id: "nothing") { id } }')).text);
      for (const path of [
        `/matches/${id}/replay`,
        `/previews/play/${id}.png`,
        `/oembed?url=https://example.org/play/${id}`,
      ]) {
        const { status, text } = await get(path);
        expect({ path, status, leak: LEAK.test(text ?? '') }).toEqual({ path, status: 404, leak: false });
      }
      const watching = watchMatch(await api.app.getUrl(), '', id);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await watching.stop();
      expect(watching.last).toBeNull();
      expect(watching.received.join('\n')).not.toMatch(LEAK);
    });
  });

  it('is everywhere as soon as the moment comes, without a restart', async () => {
    const card = `{ card(game: ${quoted(game)}, slug: "${SECRET}-warden") { name } }`;
    const query = `/graphql?query=${encodeURIComponent(card)}`;
    const before = await get(query).set('apollo-require-preflight', 'true');
    const version = (await get('/content-version')).text;
    jest.spyOn(Date, 'now').mockReturnValue(EMBARGO);
    const after = await get(query)
      .set('apollo-require-preflight', 'true')
      .set('if-none-match', String(before.headers['etag']));
    expect(after.status).toBe(200);
    expect(after.text).toContain(SECRET.toUpperCase());
    expect((await get('/content-version')).text).not.toBe(version);
    for (const text of [
      (await ask(`{ search(game: ${quoted(game)}, text: "${SECRET}") { title } }`)).text,
      (await ask(`{ cards(game: ${quoted(game)}, query: "${SECRET}") { nodes { name } } }`)).text,
      (await ask(`{ releases { notes } }`)).text,
      (await ask(`{ cardSet(game: ${quoted(game)}, id: "${SECRET}-dawn") { name } }`)).text,
      (await get('/releases.atom')).text,
      (await get('/sitemap.xml')).text,
      (await get('/data/releases/2/cards.json')).text,
      (await get('/export.json')).text,
    ])
      expect(text.toLowerCase()).toContain(SECRET);
    const { status, headers } = await get(`/previews/releases/2/${game}/cards/${SECRET}-warden.png`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
  });
});
