/** Matches over HTTP and WebSocket: visitors by cookie, decisions, pushed updates, secrecy of everything received, files, a restart. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MatchChangedDocument, MatchDocument, MatchSummaryDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { MatchEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { createServer } from '../src/server.ts';
import { pino } from 'pino';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { jobsOf } from './support/jobs.ts';
import { TRUST, asSite } from './support/site.ts';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id seats { invite } } }';
const JOIN = 'mutation ($id: ID!, $token: String!) { joinMatch(id: $id, token: $token, name: "You") { id stage } }';
const DECIDE =
  'mutation ($id: ID!, $number: Int!, $option: Int!) { decide(id: $id, number: $number, option: $option) { version } }';
const MATCH = textOf(MatchDocument);
const SUMMARY = textOf(MatchSummaryDocument);

describe.each(MAIN_DATABASES)('matches on $name', (kind) => {
  let api: TestApi;
  let server: Parameters<typeof asSite>[0];
  let deck: string;
  beforeAll(async () => {
    api = await startApi(kind, 3, 'one');
    server = api.app.getHttpServer();
    deck = [...api.content.game.decks.keys()].find((slug) => slug !== api.content.removedDeck)!;
  });
  afterAll(() => api?.close());

  const browser = () => new Browser(() => server);
  const setup = (...kinds: string[]) => ({
    input: {
      ruleset: `${api.content.id}/${api.content.game.doc.modes[0]}`,
      seats: kinds.map((one) => ({ kind: one, bot: 'random', deckSlug: deck })),
    },
  });

  it('plays a match between two browsers, and neither receives hidden information of the other', async () => {
    const [me, you, stranger] = [browser(), browser(), browser()];
    const { createMatch } = await me.get(CREATE, setup('me', 'friend'));
    const { id } = createMatch;
    const token = createMatch.seats[1].invite;
    expect(await stranger.refused(JOIN, { id, token: 'guess' })).toMatchObject({ reason: 'wrong-link' });
    expect((await you.get(JOIN, { id, token })).joinMatch.stage).toBe('playing');
    expect(await stranger.refused(JOIN, { id, token })).toMatchObject({ reason: 'seat-taken' });
    const CONTINUE = '{ matchesInPlay { id stage log { sentence } } }';
    for (const one of [me, you])
      expect((await one.get(CONTINUE)).matchesInPlay).toEqual([{ id, stage: 'playing', log: [] }]);
    expect((await stranger.get(CONTINUE)).matchesInPlay).toEqual([]);
    const browsers = [me, you];
    const { chanceKey } = (await api.database.getRepository(MatchEntity).findOneBy({ id }))!;
    for (let n = 0; n < 30; n++) {
      const views = [];
      for (const one of [...browsers, stranger]) views.push((await one.get(MATCH, { match: id })).match.table);
      const [first] = views;
      if (first.over) break;
      const { seat, number } = first.decision;
      views.forEach(({ decision }, at) => expect(decision.options === null).toBe(at !== seat));
      const late = await browsers[1 - seat]!.refused(DECIDE, { id, number, option: 0 });
      expect(late).toMatchObject({ code: 'CONFLICT', reason: 'not-your-turn' });
      expect(await stranger.refused(DECIDE, { id, number, option: 0 })).toMatchObject({ code: 'FORBIDDEN' });
      const { options } = views[seat].decision;
      for (let twice = 0; twice < 2; twice++)
        await browsers[seat]!.get(DECIDE, { id, number, option: options.at(-1).option });
    }
    for (const [at, one] of [...browsers, stranger].entries()) {
      expect(one.received.join('')).not.toContain(chanceKey!);
      const { match } = await one.get(MATCH, { match: id });
      for (const { seat, zones } of match.table.seats) {
        const hand = zones.find((zone: { layout: string }) => zone.layout === 'hand');
        expect(hand.cards).toHaveLength(seat === at ? hand.count : 0);
      }
    }
    expect(await stranger.refused(MATCH, { match: id, seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
  });

  it('pushes each change to every watcher, and only what that watcher may see', async () => {
    const me = browser();
    const { createMatch } = await me.get(CREATE, setup('me', 'friend'));
    const { id } = createMatch;
    const you = browser();
    const { port } = api.app.getHttpServer().address() as { port: number };
    const cookies = { cookie: me.cookie };
    class Socket extends WebSocket {
      constructor(url: string, protocols?: string | string[]) {
        super(url, protocols, { headers: cookies });
      }
    }
    const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: Socket, retryAttempts: 0 });
    const changes = client.iterate<{
      matchChanged: { stage: string; version: number; logFrom: number; log: unknown[]; table: never };
    }>({
      query: textOf(MatchChangedDocument),
      variables: { match: id },
    });
    const next = async () => {
      const { data, errors } = (await changes.next()).value!;
      expect(errors).toBeUndefined();
      return data!.matchChanged;
    };
    expect((await next()).stage).toBe('waiting');
    await you.get(JOIN, { id, token: createMatch.seats[1].invite });
    let seen = await next();
    while (seen.stage === 'waiting') seen = await next();
    expect(seen.log.length).toBeGreaterThan(0);
    const { match } = await me.get(MATCH, { match: id });
    const asked = match.table.decision.seat;
    await [me, you][asked]!.get(DECIDE, { id, number: 0, option: 0 });
    const after = await next();
    expect(after.version).toBe(seen.version + 1);
    expect(after.logFrom).toBe(seen.logFrom + seen.log.length);
    await changes.return!();
    await client.dispose();
  });

  it('serves only subscriptions by socket, and only to its own site', async () => {
    const { port } = api.app.getHttpServer().address() as { port: number };
    const url = `ws://127.0.0.1:${port}/graphql`;
    const foreign = new WebSocket(url, 'graphql-transport-ws', { origin: 'https://elsewhere.example' });
    const opened = new Promise((resolve, reject) => foreign.on('open', resolve).on('error', reject));
    await expect(opened).rejects.toMatchObject({ code: 'ECONNRESET', message: 'socket hang up' });
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
    const ask = async (query: string) => client.iterate({ query }).next();
    await expect(ask('{ games { id } }')).rejects.toMatchObject([
      { message: expect.stringContaining('Only subscriptions') },
    ]);
    await expect(ask('subscription { nothing }')).rejects.toMatchObject([
      { message: 'Cannot query field "nothing" on type "Subscription".' },
    ]);
    const { value } = await ask('subscription { matchChanged(id: "nothing") { id } }');
    expect(value!.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', reason: 'unknown-match' } }]);
    await client.dispose();
  });

  it('continues a match after a restart, and exports and imports the finished match as a file', async () => {
    const me = browser();
    const { createMatch } = await me.get(CREATE, setup('me', 'bot'));
    const { id } = createMatch;
    const table = async () => (await me.get(MATCH, { match: id })).match.table;
    const playOn = async (decisions: number) => {
      for (;;) {
        const { over, decision } = await table();
        if (over || decision.number >= decisions) return over;
        if (decision.options)
          await me.ask(DECIDE, { id, number: decision.number, option: decision.options.at(-1).option });
        else await sleep(5);
      }
    };
    await playOn(20);
    const before = await me.get(MATCH, { match: id });
    const other = await createServer(api.database, pino({ level: 'silent' }), TRUST);
    await other.listen(0, '127.0.0.1');
    server = other.getHttpServer();
    const after = await me.get(MATCH, { match: id });
    expect(after.match.log.slice(0, before.match.log.length)).toEqual(before.match.log);
    const early = await asSite(server).get(`/matches/${id}/replay`);
    expect([early.status, early.body.errors[0].extensions.reason]).toEqual([409, 'match-not-over']);
    expect(await playOn(Infinity)).toBe(true);
    const jobs = jobsOf(other);
    const { text: file } = await asSite(server).get(`/matches/${id}/replay`).buffer(true);
    const taken = await asSite(server).post('/replays').type('text/plain').send(file);
    expect(jobs).toEqual(['writeReplay', 'readReplay']);
    expect(taken.body).toMatchObject({ divergence: null });
    // The first request summarises the match. Later requests of all visitors get the same summary.
    const summaries = [await me.get(SUMMARY, { match: id }), await browser().get(SUMMARY, { match: id })];
    expect(summaries[0].matchSummary.rules.length).toBeGreaterThan(5);
    expect(summaries[1]).toEqual(summaries[0]);
    expect(jobs).toEqual(['writeReplay', 'readReplay', 'matchSummary']);
    const replayed = await browser().get(MATCH, { match: taken.body.match });
    expect(replayed.match.table.result).toEqual((await table()).result);
    server = api.app.getHttpServer();
    await other.close();
  });

  it('rejects invalid files and set-ups with a message', async () => {
    const upload = async (text: string) =>
      (await asSite(server).post('/replays').type('text/plain').send(text)).body.errors[0];
    expect(await upload('{')).toMatchObject({ message: 'The file is not JSON.', extensions: { reason: 'bad-replay' } });
    expect((await upload('{"format":"rulewright-replay/1"}')).message).toMatch(/ruleset/u);
    const long = JSON.stringify({ decisions: Array.from({ length: 20_001 }, () => -1) });
    expect((await upload(long)).message).toBe('A match has at most 20000 decisions; this one has 20001.');
    const me = browser();
    const refused = (change: (input: ReturnType<typeof setup>['input']) => object) =>
      me.refused(CREATE, { input: change(setup('me', 'bot').input) });
    expect(await refused((input) => ({ ...input, seats: input.seats.slice(0, 1) }))).toMatchObject({
      reason: 'bad-setup',
    });
    expect(await refused((input) => ({ ...input, ruleset: 'nothing/nothing' }))).toMatchObject({ code: 'NOT_FOUND' });
    const list = { kind: 'me', deck: '1 No Such Card' };
    expect(await refused((input) => ({ ...input, seats: [list, list] }))).toMatchObject({ reason: 'bad-setup' });
  });
});
