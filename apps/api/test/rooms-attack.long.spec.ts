/** Attacks on rooms: keys of other players, stale and repeated requests, floods and hostile text. Nothing leaks, and no change is partial. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MatchChangedDocument, MatchDocument, WriteNoteDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { MatchEntity, MatchEntryEntity, MatchMessageEntity, MatchSeatEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { RoomRegistry, newKey, type Room } from '@rulewright/matches';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { createServer } from '../src/server.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { AS_SITE, TRUST, asSite } from './support/site.ts';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id stage seats { name invite } } }';
const JOIN =
  'mutation ($id: ID!, $token: String!, $name: String, $deck: String) { joinMatch(id: $id, token: $token, name: $name, deck: $deck) { stage } }';
const DECIDE =
  'mutation ($id: ID!, $number: Int!, $option: Int!, $seat: Int) { decide(id: $id, number: $number, option: $option, seat: $seat) { version } }';
const UNDO = 'mutation ($id: ID!) { undoDecision(id: $id) { version } }';
const REDO = 'mutation ($id: ID!) { redoDecision(id: $id) { version } }';
const LEAVE = 'mutation ($id: ID!, $seat: Int!) { leaveMatch(id: $id, seat: $seat) { version } }';
const FORK = 'mutation ($id: ID!, $at: Int!) { forkMatch(id: $id, at: $at) { id } }';
const READY = 'mutation ($id: ID!, $seat: Int!) { readyForNextGame(id: $id, seat: $seat) { id } }';
const SAY =
  'mutation ($id: ID!, $seat: Int!, $text: String!) { sendMessage(id: $id, from: $seat, text: $text) { messages { number seat text } } }';
const MATCH = textOf(MatchDocument);
const NOTE = textOf(WriteNoteDocument);

/** Hostile texts: NUL, a lone surrogate, a text direction override, script, SQL, `__proto__`, wildcards, paths, a long and an empty text. */
const HOSTILE = [
  '\u0000',
  '\uD800',
  '\u202Etxt.exe\u202C',
  '<script>alert(1)</script>',
  "'; DROP TABLE matches; --",
  '__proto__',
  '%',
  '../../etc/passwd',
  'x'.repeat(20_000),
  '',
];

/** The part of a match that the tests read. */
interface Shown {
  readonly table: { readonly seats: readonly { readonly zones: readonly { layout: string; cards: object[] }[] }[] };
}

describe.each(MAIN_DATABASES)('attacks on rooms on $name', (kind) => {
  let api: TestApi;
  let other: TestApi['app'];
  let deck: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    other = await createServer(api.database, pino({ level: 'silent' }), TRUST);
    await other.listen(0, '127.0.0.1');
    deck = [...api.content.game.decks.keys()][0]!;
  });
  afterAll(async () => {
    await other?.close();
    await api?.close();
  });

  const browser = (cookie = '', app = api.app) => Object.assign(new Browser(() => app.getHttpServer()), { cookie });
  const seat = (what: string, more: object = {}) => ({ kind: what, bot: 'random', deckSlug: deck, ...more });
  const setup = (...seats: object[]) => ({
    input: { ruleset: `${api.content.id}/${api.content.game.doc.modes[0]}`, seats },
  });
  const entries = (matchId: string): Promise<MatchEntryEntity[]> =>
    api.database.getRepository(MatchEntryEntity).find({ where: { matchId }, order: { number: 'ASC' } });
  const open = (id: string, app = api.app): Promise<Room> => app.get(RoomRegistry).open(id);
  const keyOf = ({ cookie }: Browser): string => cookie.split('=')[1]!;

  /** Creates a match with two players. Returns their browsers and the id of the match. */
  async function pair(more: object = {}): Promise<readonly [Browser, Browser, string]> {
    const [me, you] = [browser(), browser()];
    const { input } = setup(seat('me'), seat('friend'));
    const { createMatch } = await me.get(CREATE, { input: { ...input, ...more } });
    await you.get(JOIN, { id: createMatch.id, token: createMatch.seats[1].invite });
    return [me, you, createMatch.id];
  }

  /** The player who must decide now, the other player, and the decision. */
  async function asked(me: Browser, you: Browser, id: string) {
    const { tracked } = await open(id);
    const mine = (await open(id)).holds(keyOf(me), tracked!.asked);
    return { who: mine ? me : you, waits: mine ? you : me, number: tracked!.decisions.length };
  }

  it('rejects every change by a visitor without a seat or without a cookie, and for unknown matches', async () => {
    const [me, you, id] = await pair();
    const before = await entries(id);
    const { number } = await asked(me, you, id);
    const changes: [string, Record<string, unknown>][] = [
      [DECIDE, { number, option: 0 }],
      [DECIDE, { number, option: 0, seat: 0 }],
      [UNDO, {}],
      [REDO, {}],
      [LEAVE, { seat: 0 }],
      [LEAVE, { seat: -1 }],
      [LEAVE, { seat: 99 }],
      [READY, { seat: 0 }],
      [SAY, { seat: 0, text: 'Hello' }],
      [FORK, { at: 0 }],
      [JOIN, { token: 'x'.repeat(24) }],
    ];
    const strangers = [browser(), browser(`visitor=${newKey()}`), browser('visitor=__proto__'), browser('visitor=%00')];
    for (const [query, variables] of changes) {
      for (const who of strangers)
        expect([query, (await who.refused(query, { id, ...variables }))?.code]).toEqual([
          query,
          expect.stringMatching(/^(FORBIDDEN|NOT_FOUND|CONFLICT)$/u),
        ]);
      for (const wrong of HOSTILE)
        expect(await me.refused(query, { ...variables, id: wrong })).toMatchObject({ reason: 'unknown-match' });
    }
    for (const wrong of HOSTILE) {
      expect((await strangers[0]!.refused(JOIN, { id, token: wrong }))?.reason).toBe('wrong-link');
      expect((await strangers[0]!.refused(MATCH, { match: wrong }))?.reason).toBe('unknown-match');
      const { status } = await asSite(api.app.getHttpServer()).get(
        `/matches/${encodeURIComponent(wrong.replace('\uD800', '\uFFFD'))}/replay`,
      );
      expect(status).toBeLessThan(500);
    }
    expect(await strangers[0]!.refused(MATCH, { match: id, seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
    expect(await entries(id)).toEqual(before);
  });

  it('accepts one of two decisions sent to two processes at the same time, and a repeated decision only once', async () => {
    const [me, you, id] = await pair();
    for (let round = 0; round < 12; round++) {
      const { who, waits, number } = await asked(me, you, id);
      const { optionCount } = (await open(id)).tracked!.match;
      const options = [0, optionCount - 1];
      const answers = await Promise.all(
        [api.app, other].map((app, at) => browser(who.cookie, app).ask(DECIDE, { id, number, option: options[at]! })),
      );
      const refused = answers.flatMap(({ errors }) => errors ?? []);
      for (const { extensions } of refused) expect(extensions.reason).toBe('stale-decision');
      const stands = (await open(id)).tracked!.decisions[number]!;
      expect(options).toContain(stands);
      expect(refused).toHaveLength(optionCount === 1 ? 0 : 1);
      for (const app of [api.app, other]) {
        expect((await browser(who.cookie, app).ask(DECIDE, { id, number, option: stands })).errors).toBeUndefined();
        const late = await browser(waits.cookie, app).refused(DECIDE, { id, number, option: stands });
        expect(late).toMatchObject({ code: 'CONFLICT', reason: 'stale-decision' });
      }
    }
    const log = await entries(id);
    expect(log.map((entry) => entry.number)).toEqual(log.map((_, at) => at));
    expect((await open(id, other)).tracked!.match.digest()).toBe((await open(id)).tracked!.match.digest());
  });

  it('stays consistent while two processes make, undo and redo decisions at the same time', async () => {
    const me = browser();
    const { createMatch } = await me.get(CREATE, setup(seat('me'), seat('me')));
    const { id } = createMatch;
    const codes = new Set<string>();
    for (let round = 0; round < 10; round++) {
      const { tracked } = await open(id, round % 2 === 0 ? api.app : other);
      const number = tracked!.decisions.length;
      const work = [api.app, other].flatMap((app) => {
        const hand = browser(me.cookie, app);
        return [hand.ask(DECIDE, { id, number, option: 0 }), hand.ask(UNDO, { id }), hand.ask(REDO, { id })];
      });
      for (const { errors } of await Promise.all(work)) errors?.forEach((one) => codes.add(one.extensions.reason!));
    }
    const log = await entries(id);
    expect(log.map((entry) => entry.number)).toEqual(log.map((_, at) => at));
    const [one, two] = [await open(id), await open(id, other)];
    expect([two.version, two.tracked!.match.digest()]).toEqual([one.version, one.tracked!.match.digest()]);
    for (const code of codes) expect(['stale-decision', 'nothing-to-undo', 'no-such-decision']).toContain(code);
  });

  it('rejects actions after the end and after leaving, and views of another player’s seat', async () => {
    const [me, you, id] = await pair();
    await me.get(LEAVE, { id, seat: 0 });
    expect(await me.refused(LEAVE, { id, seat: 0 })).toMatchObject({ reason: 'already-left' });
    expect(await me.refused(LEAVE, { id, seat: 1 })).toMatchObject({ reason: 'not-your-seat' });
    expect((await me.get(MATCH, { match: id })).match.seats[0].mine).toBe(false);
    expect(await you.refused(MATCH, { match: id, seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
    for (const early of [me, you]) {
      const { status, body } = await asSite(api.app.getHttpServer())
        .get(`/matches/${id}/replay`)
        .set('cookie', early.cookie);
      expect([status, body.errors[0].extensions.reason]).toEqual([409, 'match-not-over']);
      expect(JSON.stringify(body)).not.toContain('seed');
      expect(await early.refused(FORK, { id, at: 0 })).toMatchObject({ reason: 'match-not-over' });
    }
    await you.get(LEAVE, { id, seat: 1 });
    while ((await open(id)).stage !== 'over') await sleep(5);
    const log = await entries(id);
    for (const [query, more] of [
      [DECIDE, { number: log.length, option: 0 }],
      [LEAVE, { seat: 0 }],
      [UNDO, {}],
      [READY, { seat: 0 }],
    ] as const)
      expect((await me.refused(query, { id, ...more }))?.code).toMatch(/^(CONFLICT|FORBIDDEN)$/u);
    expect(await entries(id)).toEqual(log);
  });

  it('never lets a player choose the seed in a match with friends, because the seed reveals every card', async () => {
    const { input } = setup(seat('me'), seat('friend'));
    expect(await browser().refused(CREATE, { input: { ...input, seed: 5 } })).toMatchObject({ reason: 'bad-setup' });
    const [me, you, id] = await pair();
    const { chanceKey } = (await api.database.getRepository(MatchEntity).findOneBy({ id }))!;
    for (const who of [me, you]) {
      await who.get(MATCH, { match: id });
      expect(who.received.join('')).not.toContain(chanceKey!);
    }
  });

  it('rejects set-ups that are too large or invalid, and stores nothing', async () => {
    const me = browser();
    const count = () => api.database.getRepository(MatchEntity).count();
    const before = await count();
    const list = (text: string) => ({ kind: 'me', deck: text });
    const { name } = [...api.content.game.cards.values()][0]!;
    const many = [`999999999 ${name}`, `1 ${name}\n`.repeat(9_000), `-5 ${name}`, ...HOSTILE];
    for (const text of many)
      expect([text.slice(0, 30), (await me.refused(CREATE, setup(list(text), list(text))))?.code]).toEqual([
        text.slice(0, 30),
        'BAD_INPUT',
      ]);
    for (const seats of [[], [seat('me')], Array(13).fill(seat('bot')), Array(500).fill(seat('bot'))])
      expect([seats.length, (await me.refused(CREATE, setup(...(seats as object[]))))?.code]).toEqual([
        seats.length,
        'BAD_INPUT',
      ]);
    const odd: object[] = [
      { clock: { seconds: 2_147_483_647, increment: 0 } },
      { clock: { seconds: -1, increment: -1 } },
      { bestOf: 2 },
      { bestOf: -1 },
      { chat: true },
      { release: 99 },
      { release: -1 },
      ...HOSTILE.map((ruleset) => ({ ruleset })),
    ];
    for (const more of odd) {
      const { input } = setup(seat('me'), seat('bot'));
      expect([more, (await me.refused(CREATE, { input: { ...input, ...more } }))?.code]).toEqual([
        more,
        expect.stringMatching(/^(BAD_INPUT|NOT_FOUND)$/u),
      ]);
    }
    for (const bot of HOSTILE.filter((text) => text !== ''))
      expect((await me.refused(CREATE, setup(seat('me'), seat('bot', { bot }))))?.reason).toBe('bad-setup');
    expect(await count()).toBe(before);
    expect(await api.database.getRepository(MatchSeatEntity).countBy({ matchId: '' })).toBe(0);
    const six = await me.get(CREATE, setup(...Array.from({ length: 6 }, () => seat('me'))));
    expect(six.createMatch.stage).toBe('playing');
  });

  it('removes control and invisible characters from names and notes', async () => {
    const me = browser();
    for (const name of HOSTILE) {
      const { createMatch } = await me.get(CREATE, setup(seat('me', { name: `${name}\u3164` }), seat('bot')));
      const shown = createMatch.seats[0].name as string;
      expect(shown).toMatch(/^[^\p{C}\p{Default_Ignorable_Code_Point}]{1,40}$/u);
      const { data } = await me.ask(NOTE, { match: createMatch.id, note: { rating: 3, text: name.slice(0, 100) } });
      expect(data.writeNote.text).not.toMatch(/[^\P{C}\n]/u);
    }
    const LIST =
      'query ($text: String!, $id: ID!) { a: matchNotes(match: $id) { totalCount } b: matchNotes(game: $id, card: $id, rule: $id, mode: $id) { totalCount } c: matchNotes(after: $text) { totalCount } }';
    for (const text of HOSTILE) {
      const { data, errors } = await me.ask(LIST, { text, id: text });
      for (const error of errors ?? []) expect(error.extensions.code).toBe('BAD_INPUT');
      if (data) expect([data.a.totalCount, data.b.totalCount]).toEqual([0, 0]);
    }
  });

  describe('chat', () => {
    const messages = async (who: Browser, match: string) => (await who.get(MATCH, { match })).match.messages;
    const texts = async (who: Browser, match: string): Promise<string[]> =>
      (await messages(who, match)).map((one: { text: string }) => one.text);
    const stored = (matchId: string) => api.database.getRepository(MatchMessageEntity).countBy({ matchId });

    it('is off by default, and in a match forked from another', async () => {
      const [me, you, quiet] = await pair();
      expect((await me.get(MATCH, { match: quiet })).match.chat).toBe(false);
      for (const [at, who] of [me, you].entries())
        expect(await who.refused(SAY, { id: quiet, seat: at, text: 'Hello' })).toMatchObject({
          code: 'FORBIDDEN',
          reason: 'chat-off',
        });
      expect(await stored(quiet)).toBe(0);
      const [ann, bob, id] = await pair({ chat: true });
      await ann.get(SAY, { id, seat: 0, text: 'Hello' });
      await ann.get(LEAVE, { id, seat: 0 });
      await bob.get(LEAVE, { id, seat: 1 });
      while ((await open(id)).stage !== 'over') await sleep(5);
      const { forkMatch } = await bob.get(FORK, { id, at: 0 });
      expect((await bob.get(MATCH, { match: forkMatch.id })).match).toMatchObject({ chat: false, messages: [] });
      expect(await texts(bob, id)).toEqual(['Hello']);
    });

    it('can be read only by the players of the match', async () => {
      const [me, you, id] = await pair({ chat: true });
      const secret = 'Only between the two of us';
      await me.get(SAY, { id, seat: 0, text: secret });
      await you.get(SAY, { id, seat: 1, text: 'I see' });
      expect(await texts(you, id)).toEqual([secret, 'I see']);
      expect(await you.refused(SAY, { id, seat: 0, text: 'As if I were you' })).toMatchObject({
        reason: 'not-your-seat',
      });
      expect(await stored(id)).toBe(2);
      for (const stranger of [browser(), browser(`visitor=${newKey()}`)]) {
        expect((await stranger.get(MATCH, { match: id })).match).toMatchObject({ chat: true, messages: [] });
        expect((await stranger.get(MATCH, { match: id, events: 0, branch: 0 })).match.messages).toEqual([]);
        await stranger.ask(MATCH, { match: id, seat: 0 });
        expect(stranger.received.join('')).not.toContain(secret);
      }
      const { text } = await asSite(api.app.getHttpServer()).get(`/matches/${id}/replay`).set('cookie', me.cookie);
      expect(text).not.toContain(secret);
    });

    it('answers with the view of the chosen seat, not of the sender, because two players at one screen hide their hands', async () => {
      const [me, you] = [browser(), browser()];
      const { input } = setup(seat('me'), seat('me'), seat('friend'));
      const { createMatch } = await me.get(CREATE, { input: { ...input, chat: true } });
      const { id } = createMatch;
      await you.get(JOIN, { id, token: createMatch.seats[2].invite });
      const VIEW =
        'mutation ($id: ID!, $seat: Int) { sendMessage(id: $id, from: 1, text: "Hi", seat: $seat) { table { viewer } } }';
      for (const looks of [null, 0, 1])
        expect((await me.get(VIEW, { id, seat: looks })).sendMessage.table.viewer).toBe(looks);
      expect(await me.refused(VIEW, { id, seat: 2 })).toMatchObject({ reason: 'not-your-seat' });
    });

    it('stores every message once and in one order, if two processes receive messages at the same time', async () => {
      const [me, you, id] = await pair({ chat: true });
      const said = Array.from({ length: 16 }, (_, n) => `Message ${n}`);
      await Promise.all(
        said.map((text, n) =>
          browser([me, you][n % 2]!.cookie, [api.app, other][n % 3 === 0 ? 1 : 0]).get(SAY, { id, seat: n % 2, text }),
        ),
      );
      const here = await messages(me, id);
      expect(here.map((one: { number: number }) => one.number)).toEqual(said.map((_, n) => n));
      expect([...(await texts(me, id))].sort()).toEqual([...said].sort());
      expect(await messages(browser(you.cookie, other), id)).toEqual(here);
    });

    it('stores one line of visible text, and rejects empty and long messages', async () => {
      const [me, , id] = await pair({ chat: true });
      for (const text of HOSTILE) {
        const { data, errors } = await me.ask(SAY, { id, seat: 0, text: `${text}\u3164\n` });
        if (errors) expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_INPUT', reason: 'bad-message' });
        else
          expect(data.sendMessage.messages.at(-1).text).toMatch(/^[^\p{C}\p{Default_Ignorable_Code_Point}]{1,300}$/u);
      }
      expect(await texts(me, id)).toEqual([
        'txt.exe',
        '<script>alert(1)</script>',
        "'; DROP TABLE matches; --",
        '__proto__',
        '%',
        '../../etc/passwd',
      ]);
    });
  });

  describe('by socket', () => {
    const sockets: WebSocket[] = [];
    afterEach(() => sockets.splice(0).forEach((one) => one.terminate()));

    /** Opens a socket. Returns the received messages and a promise of the close code. */
    async function socket(headers: Record<string, string> = {}) {
      const { port } = api.app.getHttpServer().address() as { port: number };
      const line = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
        headers: { ...AS_SITE, ...headers },
      });
      sockets.push(line);
      const told: { type: string; id?: string; payload?: unknown }[] = [];
      const opened = new Promise<boolean>((resolve) => {
        line.once('open', () => resolve(true));
        line.once('error', () => resolve(false));
      });
      const ended = new Promise<number>((resolve) => line.once('close', resolve));
      line.on('message', (data) => told.push(JSON.parse(String(data)) as never));
      return { line, told, ended, opened: await opened };
    }
    const send = ({ line }: { line: WebSocket }, message: object): void => line.send(JSON.stringify(message));
    const subscribe = (to: { line: WebSocket }, id: string, match: string, more: object = {}): void =>
      send(to, {
        id,
        type: 'subscribe',
        payload: { query: textOf(MatchChangedDocument), variables: { match, ...more } },
      });
    const told = async (from: { told: readonly unknown[] }, count: number): Promise<void> => {
      while (from.told.length < count) await sleep(2);
    };

    const begin = async (line: Awaited<ReturnType<typeof socket>>): Promise<void> => {
      send(line, { type: 'connection_init' });
      await told(line, 1);
    };

    it('closes connections that break the protocol, and keeps serving others', async () => {
      const noise: (string | Buffer)[] = [
        'no JSON',
        '{}',
        '[]',
        'null',
        '{"type":"subscribe"}',
        Buffer.alloc(70_000, 32),
      ];
      for (const one of noise) {
        const line = await socket();
        line.line.send(one);
        expect(await line.ended).toBeGreaterThan(1000);
      }
      const early = await socket();
      subscribe(early, '1', 'x');
      expect(await early.ended).toBe(4401);
      const twice = await socket();
      send(twice, { type: 'connection_init' });
      send(twice, { type: 'connection_init' });
      expect(await twice.ended).toBe(4429);
      expect((await asSite(api.app.getHttpServer()).get('/healthz')).status).toBe(200);
    });

    it('sends a visitor without a key only public information, never the view of a seat', async () => {
      const [, , id] = await pair();
      const line = await socket();
      await begin(line);
      subscribe(line, 'all', id);
      await told(line, 2);
      const { data } = line.told[1]!.payload as { data: { matchChanged: Shown } };
      for (const { zones } of data.matchChanged.table.seats)
        expect(zones.filter(({ layout }) => layout === 'hand').flatMap(({ cards }) => cards)).toEqual([]);
      subscribe(line, 'seat', id, { seat: 0 });
      await told(line, 4);
      expect(JSON.stringify(line.told.slice(2))).toContain('not-your-seat');
    });

    it('pushes messages to the players from any process, and never to others', async () => {
      const [me, you, id] = await pair({ chat: true });
      await me.get(SAY, { id, seat: 0, text: 'said before' });
      const hers = await socket({ cookie: you.cookie });
      const strangers = await socket();
      for (const line of [hers, strangers]) {
        await begin(line);
        subscribe(line, 'match', id);
        await told(line, 2);
      }
      const pushed = (): string[][] =>
        hers.told
          .slice(1)
          .map((one) => (one.payload as { data: { matchChanged: { messages: { text: string }[] } } }).data.matchChanged)
          .map((match) => match.messages.map(({ text }) => text));
      await browser(me.cookie, other).get(SAY, { id, seat: 0, text: 'said elsewhere' });
      await browser(me.cookie).get(SAY, { id, seat: 0, text: 'said here' });
      while (pushed().flat().length < 3) await sleep(2);
      expect(pushed()[0]).toEqual(['said before']);
      expect(pushed().flat()).toEqual(['said before', 'said elsewhere', 'said here']);
      expect(JSON.stringify(strangers.told)).not.toMatch(/said/u);
    });

    it('limits the open subscriptions of a connection, and allows a new one after another ends', async () => {
      const [, , id] = await pair();
      const line = await socket();
      await begin(line);
      for (let n = 0; n < 20; n++) subscribe(line, String(n), id);
      const ids = (wanted: string) => new Set(line.told.filter(({ type }) => type === wanted).map((one) => one.id));
      while (ids('next').size + ids('error').size < 20) await sleep(2);
      expect([ids('next').size, ids('error').size]).toEqual([4, 16]);
      for (let n = 0; n < 20; n++) send(line, { id: String(n), type: 'complete' });
      await sleep(20);
      subscribe(line, 'again', id);
      while (!ids('next').has('again')) await sleep(2);
    });

    it('limits the connections of an address and the cost of its subscriptions', async () => {
      const [, , id] = await pair();
      const from = { 'x-forwarded-for': '203.0.113.50' };
      const lines = [];
      for (let n = 0; n < 101; n++) lines.push(await socket(from));
      expect(lines.map(({ opened }) => opened)).toEqual([...Array<boolean>(100).fill(true), false]);
      expect((await socket({ 'x-forwarded-for': '203.0.113.51' })).opened).toBe(true);
      const [first, second] = lines;
      await begin(first!);
      const refused = () => first!.told.find(({ type }) => type === 'error');
      const ended = (id: string) => first!.told.some((one) => one.type === 'complete' && one.id === id);
      for (let n = 0; n < 5_000 && !refused(); n++) {
        subscribe(first!, String(n), id, { seat: 0 });
        while (!ended(String(n)) && !refused()) await new Promise((resolve) => setImmediate(resolve));
        first!.told.splice(0, refused() ? 0 : first!.told.length);
      }
      expect(refused()).toMatchObject({ payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
      second!.line.terminate();
      await second!.ended;
      for (let n = 0; n < 50 && !(await socket(from)).opened; n++) await sleep(10);
      expect(sockets.at(-1)!.readyState).toBe(WebSocket.OPEN);
    });
  });

  if (kind.name === 'PostgreSQL')
    it('counts matches, notes and messages of an address across all processes', async () => {
      let cookie = '';
      const ask = async (at: number, address: string, query: string, variables: object) => {
        const server = [api.app, other][at % 2]!.getHttpServer();
        const sent = asSite(server).post('/graphql').set({ cookie, 'x-forwarded-for': address });
        const { body, headers } = await sent.send({ query, variables });
        cookie ||= headers['set-cookie']?.[0]?.split(';')[0] ?? '';
        return { data: body.data, code: body.errors?.[0].extensions.code as string | undefined };
      };
      const wanted = setup(seat('me'), seat('me'));
      const { createMatch } = (await ask(0, '203.0.113.1', CREATE, wanted)).data;
      // Rejected set-ups count too.
      for (let n = 1; n < 120; n++) await ask(n, '203.0.113.1', CREATE, setup());
      for (const at of [0, 1]) expect((await ask(at, '203.0.113.1', CREATE, wanted)).code).toBe('TOO_MANY_REQUESTS');
      expect((await ask(0, '203.0.113.1', FORK, { id: createMatch.id, at: 0 })).code).toBe('TOO_MANY_REQUESTS');
      const upload = asSite(other.getHttpServer()).post('/replays').type('text/plain');
      const refused = await upload.set('x-forwarded-for', '203.0.113.1').send('{}');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(1, '203.0.113.2', CREATE, wanted)).code).toBeUndefined();
      const note = { match: createMatch.id, note: { rating: 3 } };
      const codes = [];
      for (let n = 0; n < 22; n++) codes.push((await ask(n, '203.0.113.3', NOTE, note)).code);
      expect(codes.slice(0, 20).filter(Boolean)).toEqual([]);
      expect(codes.slice(20)).toEqual(['TOO_MANY_REQUESTS', expect.stringMatching(/^TOO_MANY_REQUESTS|CONFLICT$/u)]);
      const said = { id: createMatch.id, seat: 0, text: 'Hello' };
      const answers = new Set<string | undefined>();
      for (let n = 0; n < 60; n++) answers.add((await ask(n, '203.0.113.4', SAY, said)).code);
      expect([...answers]).toEqual(['FORBIDDEN']);
      for (const at of [0, 1]) expect((await ask(at, '203.0.113.4', SAY, said)).code).toBe('TOO_MANY_REQUESTS');
    });
});
