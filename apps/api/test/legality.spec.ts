/** Tests of legality by date over HTTP: the lists of a mode, card pages, the search, the deck check and the feed. */
import { newGame, utcDay } from '@rulewright/content';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { legalityOf } from '../src/cards/legality.ts';
import { ContentService } from '../src/content/content.service.ts';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';

const GAME = 'night-train';
const LISTS = `id: standard
rule: nt.basics.deck
changes:
  - { from: 2016-01-01, reason: It draws too much., source: https://example.org/bans, ban: [first-event] }
  - { from: 2016-06-01, reason: One creature is enough., restrict: { first-creature: 1 }, points: { first-creature: 2 }, pointLimit: 5 }
  - { from: 2999-01-01, announced: 2016-05-01, reason: It is fair again., restore: [first-event] }
`;

describe.each(MAIN_DATABASES)('legality by date on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 3);
    const files = newGame({ id: GAME, name: 'Night Train', prefix: 'nt' })
      .filter(({ path }) => !path.includes('/deck-laws/'))
      .map(({ path, text }) => ({ path, text: text.replace(/^deckLaw: .*$/mu, 'legality: standard') }));
    const lists = { path: `rules/${GAME}/legality/standard.yaml`, text: LISTS };
    const tree = [...api.content.releases[2]!, ...files, lists];
    await importTree(api.database, tree, knownGames, { author: 'tester', message: 'Lists' });
  });
  afterAll(() => api?.close());

  const cards = async (query: string): Promise<string[]> => {
    const text =
      'query ($game: ID!, $query: String) { cards(game: $game, query: $query) { nodes { slug } problems { code } } }';
    const { cards } = await answer(api, text, { game: GAME, query });
    expect(cards.problems).toEqual([]);
    return cards.nodes.map(({ slug }: { slug: string }) => slug);
  };

  it('is computed once for each card and day', async () => {
    const opened = await api.app.get(ContentService).openForVisitors();
    const game = opened.game(GAME);
    const on = (day: string) => legalityOf(opened, game, game.cards.get('first-event')!, day);
    expect(on('2016-06-02')).toBe(on('2016-06-02'));
    expect([on('2015-06-02')[0]!.legal, on('2016-06-02')[0]!.legal]).toEqual([true, false]);
  });

  it('shows the lists of a mode on a day, with announced changes and history', async () => {
    const ask = `query ($on: String) { legality(game: "${GAME}", mode: "standard", asOf: $on) {
      mode on from until pointLimit sets { id } banned { slug name since reason } restricted { slug copies } pointed { points }
      announced { from announced restored { name } } history { from source ruleId banned { slug } } } }`;
    const { legality } = await answer(api, ask, { on: '2016-06-02' });
    expect(legality).toEqual({
      mode: 'standard',
      on: '2016-06-02',
      from: '2016-06-01',
      until: '2999-01-01',
      pointLimit: 5,
      sets: [{ id: 'first-set' }],
      banned: [{ slug: 'first-event', name: 'First Event', since: '2016-01-01', reason: 'It draws too much.' }],
      restricted: [{ slug: 'first-creature', copies: 1 }],
      pointed: [{ points: 2 }],
      announced: [{ from: '2999-01-01', announced: '2016-05-01', restored: [{ name: 'First Event' }] }],
      history: [
        { from: '2016-06-01', source: null, ruleId: 'nt.basics.deck', banned: [] },
        {
          from: '2016-01-01',
          source: 'https://example.org/bans',
          ruleId: 'nt.basics.deck',
          banned: [{ slug: 'first-event' }],
        },
      ],
    });
    const today = await answer(api, ask, {});
    expect(today.legality.on).toBe(utcDay());
    expect((await answer(api, ask, { on: '2015-01-01' })).legality).toMatchObject({ from: null, banned: [] });
    expect(await refusal(api, ask, { on: '2016-02-30' })).toMatchObject({ reason: 'bad-day' });
  });

  it('has no lists for a mode without a legality document', async () => {
    const { doc } = api.content.game;
    const ask = 'query ($game: ID!, $mode: ID!) { legality(game: $game, mode: $mode) { mode } }';
    expect(await answer(api, ask, { game: doc.id, mode: doc.modes[0] })).toEqual({ legality: null });
  });

  it('gives the legality of a card on a day, with announced and past changes', async () => {
    const ask = `query ($on: String) { card(game: "${GAME}", slug: "first-event") { legality(asOf: $on) {
      mode legal status ruleId reason announced { from effect } history { from effect reason } } } }`;
    const on = async (day: string) => (await answer(api, ask, { on: day })).card.legality;
    expect(await on('2016-05-01')).toEqual([
      {
        mode: 'standard',
        legal: false,
        status: 'banned',
        ruleId: 'nt.basics.deck',
        reason: 'Banned since 2016-01-01: It draws too much.',
        announced: [{ from: '2999-01-01', effect: 'restored' }],
        history: [{ from: '2016-01-01', effect: 'banned', reason: 'It draws too much.' }],
      },
    ]);
    expect(await on('2999-01-01')).toMatchObject([{ legal: true, status: 'legal', reason: null, announced: [] }]);
  });

  it('finds the cards that are legal, banned or restricted on a day', async () => {
    expect(await cards('legal:standard@2015-12-31')).toEqual(['first-creature', 'first-event']);
    expect(await cards('legal:standard')).toEqual(['first-creature']);
    expect(await cards('banned:standard')).toEqual(['first-event']);
    expect(await cards('restricted:standard@2016-05-31')).toEqual([]);
    expect(await cards('restricted:standard')).toEqual(['first-creature']);
  });

  it('checks a deck with the legality lists of a day, even if the game has no deck law', async () => {
    const ask = `query ($on: String) { checkDeck(game: "${GAME}", text: "2 First Event\\n2 First Creature", asOf: $on) {
      verdicts { legal asOf { on from until } issues { code ruleId message lines } } } }`;
    const { checkDeck } = await answer(api, ask, { on: '2016-06-01' });
    expect(checkDeck.verdicts).toEqual([
      {
        legal: false,
        asOf: { on: '2016-06-01', from: '2016-06-01', until: '2999-01-01' },
        issues: [
          {
            code: 'banned-card',
            ruleId: 'nt.basics.deck',
            message: 'First Event has been banned since 2016-01-01. It draws too much.',
            lines: [1],
          },
          {
            code: 'too-many-copies',
            ruleId: 'nt.basics.deck',
            message:
              'The deck has 2 copies of First Creature. It has been restricted to 1 copy since 2016-06-01. One creature is enough.',
            lines: [2],
          },
        ],
      },
    ]);
    expect((await answer(api, ask, { on: '2015-01-01' })).checkDeck.verdicts).toMatchObject([
      { legal: true, issues: [] },
    ]);
  });

  it('has a feed of all changes, including announced ones', async () => {
    const { status, body } = await api.http().get('/legality.json').query({ game: GAME });
    expect(status).toBe(200);
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual([
      'Standard from 2016-06-01: restricted: First Creature (1); points: First Creature (2); point limit: 5',
      'Standard from 2999-01-01: restored: First Event',
      'Standard from 2016-01-01: banned: First Event',
    ]);
    expect((await api.http().get('/legality.atom').query({ game: 'nobody' })).status).toBe(404);
  });

  it('changes the content version and the tags of answers at midnight UTC', async () => {
    const { body } = await api.http().get('/content-version');
    expect(body.content).toMatch(new RegExp(`^\\d+-${utcDay()}-`, 'u'));
    const url = `/graphql?query=${encodeURIComponent(`{ cards(game: "${GAME}") { totalCount } }`)}`;
    const tag = (await api.http().get(url).set('apollo-require-preflight', '1')).headers['etag'] as string;
    const tagNow = () => api.http().get(url).set('apollo-require-preflight', '1').set('if-none-match', tag);
    expect((await tagNow()).status).toBe(304);
    const tomorrow = Date.now() + 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    try {
      expect((await tagNow()).status).toBe(200);
    } finally {
      clock.mockRestore();
    }
  });
});
