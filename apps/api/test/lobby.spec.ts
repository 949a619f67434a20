/** Tests of open matches, rated play and blocks over HTTP. Lists contain nothing private, and each result counts once. */
import {
  OpenMatchEntity,
  RatedMatchEntity,
  RatedSeatEntity,
  RatedStore,
  RatingEntity,
  inTransaction,
} from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { COUNTING, newKey } from '@rulewright/matches';
import { RatedService } from '../src/rated/rated.service.ts';
import { startApi, type TestApi } from './support/api.ts';
import { pagesOf } from './support/pages.ts';
import { asker, signedIn, visitor, type Asker } from './support/people.ts';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id seats { invite } } }';
const LIST = 'mutation ($match: ID!) { listMatch(match: $match) { id mine } }';
const FIND = `query ($game: ID, $first: Int, $after: String) { openMatches(game: $game, first: $first, after: $after) {
  nodes { id game rulesetId rulesetName bestOf seconds name createdAt mine } endCursor } }`;
const JOIN = `mutation ($id: ID!, $name: String, $deck: String) {
  joinOpenMatch(id: $id, name: $name, deck: $deck) { id stage seats { name mine } } }`;
const OPEN = 'query ($code: ID!) { openMatch(code: $code) { id name mine } }';
const WAIT = `mutation ($ruleset: ID!, $deckSlug: String) {
  playRated(ruleset: $ruleset, deckSlug: $deckSlug) { mode waiting match } }`;
const KEEP = 'mutation { keepWaiting { mode waiting match } }';
const LEAVE = 'mutation ($id: ID!, $seat: Int!) { leaveMatch(id: $id, seat: $seat) { id } }';
const RATED = `query ($match: ID!) { ratedMatch(match: $match) { rated seats {
  seat place played left before { value uncertainty provisional } after { value } } } }`;
const MINE = '{ myRatings { mode season name rating { value uncertainty provisional } played won drawn left mine } }';
const RANKING = `query ($game: ID!, $mode: ID!, $season: String) {
  ranking(game: $game, mode: $mode, season: $season) { name season left rating { value } }
  ratedSeasons(game: $game, mode: $mode) { season first last running } }`;
const BLOCK = 'mutation ($match: ID!, $seat: Int!) { blockPlayer(match: $match, seat: $seat) { id name } }';
const UNBLOCK = 'mutation ($id: ID!) { unblockPlayer(id: $id) { id } }';
const MET = '{ playersMet { match seat name blocked } blockedPlayers { id name } }';
const REPORT = `mutation ($match: ID!, $seat: Int!, $reason: PlayerReportReason!, $text: String) {
  reportPlayer(match: $match, seat: $seat, reason: $reason, text: $text) }`;
const REPORTS = '{ playerReports { id matchId seat name reason text } }';
const CLOSE = 'mutation ($id: ID!) { closePlayerReport(id: $id) }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawMatch(id: $id) }';

describe.each(DATABASES)('the lobby on $name', (kind) => {
  let api: TestApi;
  let people = 0;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small', false, { lobby: true, rated: true });
  });
  afterAll(() => api?.close());
  beforeEach(() => api.database.getRepository(OpenMatchEntity).clear());

  /** A person with an account and a browser. */
  async function person(name: string): Promise<Asker> {
    const { cookie } = await signedIn(api, 'reader', `${name} ${people++}`);
    return asker(api, name, `${cookie}; visitor=${newKey()}`);
  }
  async function waiting(who: Asker, more: object = {}): Promise<string> {
    const { id: game, game: content } = api.content;
    const deckSlug = [...content.decks.keys()].find((slug) => slug !== api.content.removedDeck)!;
    const seats = ['me', 'friend'].map((seat) => ({ kind: seat, name: `${who.name} at ${seat}`, deckSlug }));
    const input = { ruleset: `${game}/${content.doc.modes[0]}`, seats, ...more };
    return (await who.get(CREATE, { input })).createMatch.id;
  }
  const listFor = async (who: Asker) => (await who.get(FIND)).openMatches.nodes;

  it('lists a match without its address, its cards or its account, and lets one other person join it', async () => {
    const [ann, ben, cid] = [await person('Ann'), await person('Ben'), await person('Cid')];
    const match = await waiting(ann, { bestOf: 3, clock: { seconds: 600, increment: 5 } });
    const { listMatch } = await ann.get(LIST, { match });
    expect(listMatch).toEqual({ id: expect.any(String), mine: true });
    // A repeated request changes nothing.
    expect((await ann.get(LIST, { match })).listMatch).toEqual(listMatch);
    const [entry, ...others] = await listFor(ben);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ id: listMatch.id, name: 'Ann at me', bestOf: 3, seconds: 600, mine: false });
    const told = JSON.stringify(await ben.ask(FIND));
    for (const secret of [match, 'example.org', 'invite']) expect(told).not.toContain(secret);

    expect(await ben.refused(JOIN, { id: entry.id, deck: '1 No Such Card' })).toMatchObject({ code: 'BAD_INPUT' });
    const { joinOpenMatch } = await ben.get(JOIN, { id: entry.id, name: 'Ben' });
    expect(joinOpenMatch).toMatchObject({ id: match, stage: 'playing', seats: [{}, { name: 'Ben', mine: true }] });
    expect(await listFor(cid)).toEqual([]);
    expect(await cid.refused(JOIN, { id: entry.id })).toMatchObject({ reason: 'unknown-open-match' });
  });

  it('lets only the host list a waiting match, and only the person who listed it withdraw it', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const match = await waiting(ann);
    expect(await ben.refused(LIST, { match })).toMatchObject({ reason: 'not-your-seat' });
    const { id } = (await ann.get(LIST, { match })).listMatch;
    expect(await ben.refused(WITHDRAW, { id })).toMatchObject({ reason: 'unknown-open-match' });
    await ann.get(WITHDRAW, { id });
    expect(await listFor(ben)).toEqual([]);
    expect(await ben.refused(JOIN, { id })).toMatchObject({ reason: 'unknown-open-match' });
  });

  it('hides expired entries, and matches whose seats were filled through links', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const old = (await ann.get(LIST, { match: await waiting(ann) })).listMatch;
    const createdAt = new Date(Date.now() - 61 * 60_000).toISOString();
    await api.database.getRepository(OpenMatchEntity).update({ id: old.id }, { createdAt });
    expect(await listFor(ben)).toEqual([]);
    expect(await ben.refused(JOIN, { id: old.id })).toMatchObject({ reason: 'unknown-open-match' });

    const match = await waiting(ann);
    const { id } = (await ann.get(LIST, { match })).listMatch;
    const { seats } = (await ann.get('query ($id: ID!) { match(id: $id) { seats { invite } } }', { id: match })).match;
    const token = seats[1].invite;
    await ben.get('mutation ($id: ID!, $token: String!) { joinMatch(id: $id, token: $token) { id } }', {
      id: match,
      token,
    });
    expect(await listFor(ben)).toEqual([]);
    expect(await ben.refused(JOIN, { id })).toMatchObject({ reason: 'unknown-open-match' });
  });

  it('limits the matches that one account lists at a time', async () => {
    const ann = await person('Ann');
    const listed: string[] = [];
    for (let n = 0; n < 3; n++) listed.push((await ann.get(LIST, { match: await waiting(ann) })).listMatch.id);
    const match = await waiting(ann);
    expect(await ann.refused(LIST, { match })).toMatchObject({ reason: 'too-many-open' });
    await ann.get(WITHDRAW, { id: listed[0] });
    await ann.get(LIST, { match });
  });

  it('pages through the open matches', async () => {
    const reader = await person('Rea');
    const listed: string[] = [];
    for (const name of ['Ann', 'Ben', 'Cid']) {
      const host = await person(name);
      for (let n = 0; n < 2; n++) listed.push((await host.get(LIST, { match: await waiting(host) })).listMatch.id);
    }
    for (const game of [null, api.content.id]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: { nodes: { id: string }[]; endCursor: string | null } = (
          await reader.get(FIND, { game, first: 4, after })
        ).openMatches;
        seen.push(...page.nodes.map(({ id }) => id));
        after = page.endCursor;
      } while (after !== null);
      expect([...seen].sort()).toEqual([...listed].sort());
    }
    const paged = await pagesOf<{ id: string }>(reader.get, 'openMatches(', 'id', { size: 4 });
    expect(paged.map(({ id }) => id).sort()).toEqual([...listed].sort());
    expect(await reader.refused(FIND, { after: 'nowhere' })).toMatchObject({ reason: 'bad-cursor' });
    expect(await reader.refused(FIND, { first: 0 })).toMatchObject({ reason: 'bad-page-size' });
    expect((await reader.get(FIND, { first: 51 })).openMatches.nodes).toHaveLength(listed.length);
    expect((await reader.get(FIND, { game: 'no-such-game' })).openMatches.nodes).toEqual([]);
  });

  it('shows visitors only the match whose code they have', async () => {
    const ann = await person('Ann');
    const { id } = (await ann.get(LIST, { match: await waiting(ann) })).listMatch;
    expect(id).toMatch(/^[A-Z2-9]{8}$/u);
    expect(await visitor(api).refused(FIND)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await visitor(api).refused(JOIN, { id: 'any' })).toMatchObject({ reason: 'unknown-open-match' });
    expect((await visitor(api).get('{ hasLobby }')).hasLobby).toBe(true);
    const guest = asker(api, 'Guest', `visitor=${newKey()}`);
    const typed = `${id.slice(0, 4).toLowerCase()} ${id.slice(4)}`;
    expect((await guest.get(OPEN, { code: typed })).openMatch).toEqual({ id, name: 'Ann at me', mine: false });
    const { joinOpenMatch } = await guest.get(JOIN, { id: typed, name: 'Guest' });
    expect(joinOpenMatch).toMatchObject({ stage: 'playing', seats: [{}, { name: 'Guest', mine: true }] });
  });

  it('rates a match of two strangers once, from the queue to the ratings', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const { id: game, game: content } = api.content;
    const deckSlug = [...content.decks.keys()].find((slug) => slug !== api.content.removedDeck)!;
    const asked = { ruleset: `${game}/${content.doc.modes[0]}`, deckSlug };
    expect(await visitor(api).refused(WAIT, asked)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await ann.get(WAIT, asked)).playRated).toMatchObject({ waiting: 1, match: null });
    // A second tab of the same person meets no one.
    expect((await ann.get(WAIT, asked)).playRated).toMatchObject({ waiting: 1, match: null });
    const match = (await ben.get(WAIT, asked)).playRated.match as string;
    expect(match).toEqual(expect.any(String));
    expect((await ann.get(KEEP)).keepWaiting.match).toBe(match);
    expect((await ann.get(RATED, { match })).ratedMatch).toMatchObject({ rated: false });

    const seats = (await ben.get('query ($id: ID!) { match(id: $id) { stage seats { seat mine } } }', { id: match }))
      .match;
    expect(seats.stage).toBe('playing');
    const seat = seats.seats.findIndex(({ mine }: { mine: boolean }) => mine);
    await ben.get(LEAVE, { id: match, seat });
    const rated = api.app.get(RatedService);
    await rated.sweep();
    const counted = (await ann.get(RATED, { match })).ratedMatch;
    expect(counted).toMatchObject({ rated: true, seats: [{}, {}] });
    expect(counted.seats[seat]).toMatchObject({ place: 2, before: { value: 1500, provisional: true } });
    expect(counted.seats[seat].after.value).toBeLessThan(1500);
    expect(counted.seats[seat]).toMatchObject({ played: 1, left: 1 });
    expect(counted.seats[1 - seat]).toMatchObject({ played: 1, left: 0 });
    expect((await ann.get(MINE)).myRatings).toMatchObject([{ played: 1, won: 1, drawn: 0, left: 0, mine: true }]);
    await rated.sweep();
    expect((await ben.get(MINE)).myRatings).toMatchObject([{ played: 1, won: 0, left: 1 }]);
    // Another process that decides on the same match, or takes the same people, changes nothing.
    const store = api.app.get(RatedStore);
    const again = { places: seat === 0 ? [2, 1] : [1, 2], names: ['Ann', 'Ben'], left: new Set([0, 1]) };
    await store.count(match, again, COUNTING);
    expect((await ben.get(MINE)).myRatings).toMatchObject([{ played: 1, won: 0, left: 1 }]);
    const seated = await api.database.getRepository(RatedSeatEntity).findBy({ matchId: match });
    const scope = { game, mode: content.doc.modes[0]!, season: '' };
    const people = seated.map(({ userId }) => userId!);
    const claimed = inTransaction(api.database, (runner) => store.claim(runner, match, scope, people));
    expect(await claimed).toBe(false);

    // A match that ended while no process counted it is counted later.
    await api.database.getRepository(RatedMatchEntity).update({ matchId: match }, { ratedAt: null });
    await api.database.getRepository(RatingEntity).clear();
    await rated.sweep();
    expect((await ann.get(RATED, { match })).ratedMatch).toEqual(counted);
  });

  it('starts a season closer to the start and less certain, and keeps the standings and departures of the last one', async () => {
    const ann = await person('Ann');
    const { id: userId } = (await ann.get('{ me { id } }')).me;
    const { id: game, game: content } = api.content;
    const mode = content.doc.modes[0]!;
    const store = api.app.get(RatedStore);
    const own = (season: string, mu: number) => ({
      ...{ userId, game, mode, season, name: 'Ann', mu, sigma: 2, played: 15, won: 9, drawn: 0, left: 1, floor: 1740 },
      updatedAt: '',
    });
    await api.database.getRepository(RatingEntity).clear();
    await api.database.getRepository(RatingEntity).insert([own('', 25), own('2020-07-01', 35)]);

    const { season } = api.app.get(RatedService);
    const strengths = await store.strengthsOf([userId, 'new'], { game, mode, season }, COUNTING);
    expect(strengths.get(userId)).toEqual({ mu: 30, sigma: 6 });
    expect(strengths.get('new')).toEqual(COUNTING.start(null));
    expect(await store.ratingOf(userId, { game, mode, season }, COUNTING)).toMatchObject({
      mu: 30,
      played: 0,
      left: 0,
    });
    expect(await store.recordsOf([userId, 'new'])).toEqual(new Map([[userId, { played: 30, left: 2 }]]));

    const asked = { game, mode, season: '2020-07-01' };
    expect(await ann.get(RANKING, asked)).toEqual({
      ranking: [{ name: 'Ann', season: '2020-07-01', left: 1, rating: { value: 1800 } }],
      ratedSeasons: [
        { season, first: season, last: expect.stringMatching(/^20\d\d-(?:03-31|06-30|09-30|12-31)$/u), running: true },
        { season: '2020-07-01', first: '2020-07-01', last: '2020-09-30', running: false },
        { season: '', first: null, last: null, running: false },
      ],
    });
    expect((await ann.get(RANKING, { ...asked, season: null })).ranking).toEqual([]);
  });

  it('tells admins of players whom people report, once for each match', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const admin = await signedIn(api, 'admin', 'Ada');
    const match = await waiting(ann, { chat: true });
    const { id } = (await ann.get(LIST, { match })).listMatch;
    await ben.get(JOIN, { id, name: 'Ben' });
    const about = { match, seat: 1, reason: 'insults', text: 'See the chat.\u0007' };
    expect(await ann.refused(REPORT, { ...about, seat: 0 })).toMatchObject({ reason: 'unknown-player' });
    expect(await ann.refused(REPORT, { ...about, reason: 'other', text: ' ' })).toMatchObject({ reason: 'bad-report' });
    expect(await (await person('Cat')).refused(REPORT, about)).toMatchObject({ reason: 'unknown-player' });
    expect(await ann.refused(REPORTS)).toMatchObject({ code: 'FORBIDDEN' });

    await ann.get(REPORT, { ...about, reason: 'stalling', text: '' });
    await ann.get(REPORT, about);
    const [report, ...more] = (await admin.get(REPORTS)).playerReports;
    expect(report).toMatchObject({ matchId: match, seat: 1, name: 'Ben', reason: 'insults', text: 'See the chat.' });
    expect(more).toEqual([]);
    await admin.get(CLOSE, { id: report.id });
    expect((await admin.get(REPORTS)).playerReports).toEqual([]);
    expect(await admin.refused(CLOSE, { id: report.id })).toMatchObject({ reason: 'unknown-report' });
  });

  it('keeps blocked people apart', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const match = await waiting(ann, { chat: true });
    const { id } = (await ann.get(LIST, { match })).listMatch;
    await ben.get(JOIN, { id, name: 'Ben' });
    expect(await ann.refused(BLOCK, { match, seat: 0 })).toMatchObject({ reason: 'unknown-player' });
    const [block] = (await ann.get(BLOCK, { match, seat: 1 })).blockPlayer;
    expect(block.name).toBe('Ben');
    expect(await ann.get(MET)).toEqual({
      playersMet: [{ match, seat: 1, name: 'Ben', blocked: true }],
      blockedPlayers: [block],
    });
    const say = 'mutation ($id: ID!) { sendMessage(id: $id, from: 1, text: "hello") { id } }';
    expect(await ben.refused(say, { id: match })).toMatchObject({ reason: 'blocked' });

    const second = (await ann.get(LIST, { match: await waiting(ann) })).listMatch;
    expect(await listFor(ben)).toEqual([]);
    expect(await ben.refused(JOIN, { id: second.id })).toMatchObject({ reason: 'blocked' });
    await ann.get(UNBLOCK, { id: block.id });
    expect(await listFor(ben)).toMatchObject([{ id: second.id }]);
    await ben.get(JOIN, { id: second.id });
  });
});

it('is off unless the operator switches it on', async () => {
  const api = await startApi(DATABASES[0]!, 1, 'small');
  try {
    const reader = await signedIn(api, 'reader', 'Rea');
    expect((await reader.get('{ hasLobby }')).hasLobby).toBe(false);
    expect(await reader.refused(FIND)).toMatchObject({ reason: 'no-lobby' });
    expect(await reader.refused(LIST, { match: 'any' })).toMatchObject({ reason: 'no-lobby' });
    expect(await reader.refused(JOIN, { id: 'any' })).toMatchObject({ reason: 'no-lobby' });
  } finally {
    await api.close();
  }
});
