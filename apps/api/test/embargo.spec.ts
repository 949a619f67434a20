/**
 * Searches the whole API for a set under an embargo: every query with many arguments, every file, feed and picture, and matches. Hidden
 * content must give the same answers as missing content. After the embargo ends, the set must be visible everywhere.
 */
import { WHOLE } from '@rulewright/content/testing';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { DATA_NAMES } from '../src/work/jobs/data.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import type { Values } from './support/every-query.ts';
import { createWithHidden, EMBARGO, hiddenContent } from './support/hidden.ts';
import { Hunt, SECRET } from './support/hunt.ts';
import { signedIn, type Asker } from './support/people.ts';
import { watchMatch } from './support/socket.ts';

const quoted = (text: string): string => JSON.stringify(text);

describe.each(MAIN_DATABASES)('a set under an embargo on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let reprinted: string;
  let hunt: Hunt;
  beforeAll(async () => {
    ({ game, reprinted } = await hiddenContent());
    // The hunt sends unusual queries for notes, so query plans are not checked.
    api = await serve(await createWithHidden(kind), await testContent('one'), { plans: false });
    hunt = new Hunt(api, { leak, values, files });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api?.close());

  /** Words of the hidden content that the public content does not have, in any case. */
  const leak = /zqsecret|about-the-warden|dawnkeeper|zqcode|zqmarked|zq\u00ADsecret/iu;

  const modes = (): readonly string[] => api.content.game.doc.modes.slice(0, 2);

  const values = (word: string): Values => ({
    game: [quoted(game)],
    'itemHistory.kind': ['card', 'rule', 'value'],
    'suggestibleItem.kind': ['card', 'rule', 'ruling', 'term', 'value'],
    'suggestionPreview.kind': ['card'],
    'suggestionPreview.field': ['"name"'],
    slug: [`${word}-warden`, `${word}-deck`, `${word}-dawn`, reprinted].map(quoted),
    id: [`${word}-dawn`, `${word}-warden`, game].map(quoted),
    text: [word, `${word.toUpperCase()} Warden`, 'zq', `1 ${word} Warden`].map(quoted),
    query: [word, `"${word} warden"`, `name:${word}`, `o:${word}`, `set:${word}-dawn`, 'set:zq', 'ward', 'zq'].map(
      quoted,
    ),
    list: [`1 ${word} Warden\n1 ${word.toUpperCase()} THE ELDER\n1 ${word}-warden`].map(quoted),
    path: [`cards/${game}/cards/${word}-warden.yaml`].map(quoted),
    card: [`${word}-warden`].map(quoted),
    // A parameter of the second mode lists hidden names.
    mode: modes().map(quoted),
    ruleset: modes().map((mode) => quoted(`${game}/${mode}`)),
    rulesets: [`["${game}/${modes()[0]!}", "${game}/${modes()[1]!}"]`],
    match: [quoted(word)],
    since: ['1', '2'],
    input: ['card', 'card-played'].map(
      (question) =>
        `{ question: "${question}", ruleset: "${game}/${api.content.game.doc.modes[0]!}", bots: ["random"], decks: ["${word}-deck"], card: "${word}-warden" }`,
    ),
    a: ['1'],
    b: ['2', '3'],
    release: ['2', '3'],
    first: ['200'],
    kinds: ['[card, deck, rule]'],
    'similar.kind': ['card', 'set', 'deck'],
    token: [quoted(word)],
    key: [quoted(word)],
    cards: [`["${word}-warden", "${reprinted}"]`],
    decks: [`["published/${word}-deck"]`],
    arm: ['0'],
    at: ['0'],
    seat: ['0'],
    option: ['0'],
    number: ['1', '2', '3'],
    changeSet: ['1'],
    facets: [`[{ field: "rarity", values: ["${word}"] }]`],
  });

  const files = (word: string): string[] => [
    ...[
      '/releases.atom',
      '/releases.json',
      '/sitemap.xml',
      '/sitemaps/1.xml',
      '/data/index.json',
      '/export.json',
      '/content-version',
    ],
    ...['/errata.atom', '/errata.json'].map((path) => `${path}?game=${game}`),
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
    ...[2, 3].map((release) => `/previews/releases/${release}/faces/${game}/${word}-warden.png`),
    `/embed/${game}/cards/${word}-warden`,
    ...modes().map((mode) => `/embed/${game}/rules/${mode}/${word}.hidden.rule`),
    ...[`/oembed?url=${encodeURIComponent('https://example.org/releases/2')}`],
    ...['atom', 'json'].map((kind) => `/legality.${kind}?game=${game}`),
    ...[2, 3].flatMap((release) =>
      [1, 2, 3].map((sheet) => `/previews/releases/${release}/sheets/${game}/${sheet}.png`),
    ),
    `/previews/releases/3/backs/${game}.png`,
    `/previews/logos/${game}/${'0'.repeat(64)}.png`,
    `/pictures/${'0'.repeat(64)}.png`,
    ...[`deck=${word}-deck`, `set=${word}-dawn`, `list=${encodeURIComponent(`1 ${word} Warden`)}`].map(
      (cards) => `/print/${game}.pdf?${cards}`,
    ),
  ];

  // Takes long, so it runs in `npm run test:long` alone.
  if (WHOLE)
    it('answers every query as if the set did not exist', async () => {
      expect(await hunt.leaksOfQueries()).toEqual([]);
    });

  // Takes long, so it runs in `npm run test:long` alone.
  if (WHOLE)
    it('is in no file, feed or picture', async () => {
      expect(await hunt.leaksOfFiles()).toEqual([]);
    });

  // Takes long, so it runs in `npm run test:long` alone.
  if (WHOLE)
    it('makes the server do the same work as for a word that does not exist', async () => {
      expect(await hunt.leaksOfEffort()).toEqual([]);
    });

  it('does not let clients cache a file forever if it will show more later', async () => {
    for (const name of DATA_NAMES)
      expect((await hunt.get(`/data/releases/2/${name}.json`)).headers['cache-control']).toMatch(/must-revalidate/u);
    expect((await hunt.get('/data/releases/1/cards.json')).headers['cache-control']).toMatch(/immutable/u);
  });

  it('has arguments for every query', () => {
    // These queries are only for the desk and for admins.
    const desk = [
      'adoption',
      'cardsOfSet',
      'documentTemplate',
      'findInSheet',
      'findingDetail',
      'newGame',
      'overlookedExample',
      'overlookedPosition',
      'pictureTargets',
      'playStop',
      'proposedOutcome',
    ];
    const sheets = ['readSheetFile', 'sheetFile', 'sheetRows', 'textPlaces'];
    // An open match answers only to its code, and only content that everyone sees is listed.
    const all = [...desk, 'openMatch', ...sheets, 'webhookDeliveries'];
    expect(hunt.unasked().sort()).toEqual(all.sort());
  });

  it('has every address of the API on the list of the hunt', () => {
    const games = ['games.csv', 'run.json', 'matchups.csv', 'games/0/0/replay'].map((file) => `/lab/x/${file}`);
    const own = ['/sign-in/sso', '/sign-in/sso/callback', '/account/export.json'];
    expect(hunt.missed(['/healthz', '/graphql', '/matches/x/replay', ...own, ...games])).toEqual([]);
  });

  it('is not included in counts of cards', async () => {
    const count = `{ cards(game: ${quoted(game)}) { totalCount facets { values { value count } } } }`;
    const before = JSON.parse((await hunt.ask(count.replace(')', ', release: 1)'))).text) as unknown;
    expect(JSON.parse((await hunt.ask(count)).text)).toEqual(before);
  });

  it('shows a reprinted card without the hidden printing', async () => {
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

    it('is visible, with the time at which it becomes public', async () => {
      const { cardSet } = await editor.get(`{ cardSet(game: ${quoted(game)}, id: "${SECRET}-dawn") { name embargo } }`);
      expect(cardSet).toMatchObject({ name: `${SECRET} Dawn` });
      expect(Date.parse(String(cardSet.embargo))).toBe(EMBARGO);
    });

    it('is not stored by any cache', async () => {
      const query = encodeURIComponent(`{ card(game: ${quoted(game)}, slug: "${SECRET}-warden") { name } }`);
      const answer = await hunt.get(`/graphql?query=${query}`, editor.cookie).set('apollo-require-preflight', 'true');
      expect(answer.text).toContain(SECRET.toUpperCase());
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      const other = await hunt.get(`/graphql?query=${query}`).set('apollo-require-preflight', 'true');
      expect(other.text).not.toContain(SECRET.toUpperCase());
    });

    it('can be in a shared deck that others see only after the embargo', async () => {
      const SAVE = `mutation ($game: ID!, $text: String!) { saveDeck(game: $game, name: "Mine", text: $text) { id version } }`;
      const SHARE = `mutation ($id: ID!, $version: Int!) { shareDeck(id: $id, version: $version, sharing: published) { shareKey } }`;
      const publish = async (who: Asker, text: string): Promise<string> => {
        const { saveDeck } = await who.get(SAVE, { game, text });
        return (await who.get(SHARE, saveDeck)).shareDeck.shareKey as string;
      };
      const list = (who: Asker) => who.get(`{ publishedDecks(game: ${quoted(game)}) { key text } }`);
      const hidden = await publish(editor, `1 ${api.content.game.cards.get(reprinted)!.name}\n2 ${SECRET} WARDEN`);
      const open = await publish(editor, `1 ${api.content.game.cards.get(reprinted)!.name}`);
      const reader = await signedIn(api, 'reader');
      // The reader already knows these words. Hiding the deck would confirm that the card exists.
      const guessed = await publish(reader, `1 ${SECRET} Warden`);
      const keys = async (who: Asker) =>
        ((await list(who)).publishedDecks as { key: string }[]).map(({ key }) => key).sort();
      expect(await keys(reader)).toEqual([open, guessed].sort());
      expect(await keys(editor)).toEqual([hidden, open, guessed].sort());
      // Neither filters nor counts show the hidden card or the deck with it.
      const FILTER = `query ($cards: [String!]) { publishedDecksConnection(game: ${quoted(game)}, filter: { cards: $cards }) { nodes { key } } }`;
      const decksWith = async (who: Asker, card: string) =>
        ((await who.get(FILTER, { cards: [card] })).publishedDecksConnection.nodes as { key: string }[]).map(
          ({ key }) => key,
        );
      expect(await decksWith(reader, reprinted)).toEqual([open]);
      expect(await decksWith(editor, reprinted)).toEqual(expect.arrayContaining([hidden, open]));
      expect(await reader.refused(FILTER, { cards: [`${SECRET}-warden`] })).toMatchObject({ reason: 'unknown-card' });
      for (const mode of api.content.game.doc.modes) {
        const { text } = await hunt.ask(
          `{ playedCards(game: ${quoted(game)}, mode: "${mode}") { decks cards { decks card { name } } } }`,
        );
        expect(JSON.parse(text).data.playedCards.decks).toBeLessThanOrEqual(1);
      }
      await hunt.ask(`{ sharedDeck(key: "${open}") { similar { deck { name text } } } }`);
      const deckOf = async (who: Asker) => (await who.get(`{ sharedDeck(key: "${hidden}") { name } }`)).sharedDeck;
      expect([await deckOf(reader), await deckOf(editor)]).toEqual([null, { name: 'Mine' }]);
      const COPY = `mutation { saveDeck(game: ${quoted(game)}, name: "Copy", text: "1", origin: { key: "${hidden}" }) { origin { name key } } }`;
      expect((await reader.get(COPY)).saveDeck.origin).toBeNull();
      jest.spyOn(Date, 'now').mockReturnValue(EMBARGO);
      const { text } = await hunt.ask(`{ sharedDeck(key: "${hidden}") { name } }`);
      expect(text).toContain('Mine');
    });

    it('can be in a shared collection of which others see the rest', async () => {
      const text = `1\t0\t${SECRET}-warden\n2\t0\t${reprinted}\t${SECRET}-dawn\t1`;
      const SAVE = `mutation ($game: ID!, $text: String!) { saveCollection(game: $game, version: 0, text: $text, unread: "") { names } }`;
      expect((await editor.get(SAVE, { game, text })).saveCollection.names).toContain(SECRET.toUpperCase());
      const { shareCollection } = await editor.get(
        `mutation { shareCollection(game: ${quoted(game)}, shared: true) { shareKey } }`,
      );
      const answer = await hunt.ask(`{ sharedCollection(key: "${shareCollection.shareKey}") { text names } }`);
      expect(JSON.parse(answer.text).data.sharedCollection.text).toBe(`2\t0\t${reprinted}`);
    });

    it('can be played in a match that no one else can find', async () => {
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

  it('is visible everywhere after the embargo ends, without a restart', async () => {
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
