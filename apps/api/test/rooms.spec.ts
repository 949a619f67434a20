/** Features around a match, over HTTP: notes, saved decks, bot levels, series, the demonstration match. */
import {
  LiveMatchDocument,
  MatchDocument,
  MatchNotesDocument,
  ReadyForNextGameDocument,
  WriteNoteDocument,
} from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@rulewright/engine';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { MatchCommands, RoomRegistry } from '@rulewright/matches';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { signedIn } from './support/people.ts';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id stage seats { bot name } } }';
const SAVE =
  'mutation ($game: ID!, $text: String!) { saveDeck(game: $game, name: "Mine", text: $text) { id version verdicts { legal } } }';

describe.each(MAIN_DATABASES)('features of matches on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let mode: string;
  let deck: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    game = api.content.id;
    mode = `${game}/${api.content.game.doc.modes[0]}`;
    deck = [...api.content.game.decks.keys()].find((slug) => slug !== api.content.removedDeck)!;
  });
  afterAll(() => api?.close());

  const browser = () => new Browser(() => api.app.getHttpServer());
  const seat = (what: string, more: object = {}) => ({ kind: what, bot: 'random', deckSlug: deck, ...more });
  const match = async (who: Browser, seats: object[], more: object = {}) =>
    (await who.get(CREATE, { input: { ruleset: mode, seats, seed: 3, ...more } })).createMatch;

  /** Decides for the visitor until the match is over. */
  async function finish(who: Browser, id: string): Promise<void> {
    const [matches, rooms] = [api.app.get(MatchCommands), api.app.get(RoomRegistry)];
    const random = new Random(2);
    const key = who.cookie.split('=')[1]!;
    for (let room = await rooms.open(id); room.stage === 'playing'; room = await rooms.open(id)) {
      const { decisions, match, asked } = room.tracked!;
      if (room.isBot(asked)) await sleep(1);
      else await matches.decide(key, id, decisions.length, random.below(match.optionCount));
    }
  }

  it('accepts notes from players about existing cards and rules, and lists them there', async () => {
    const [me, stranger] = [browser(), browser()];
    const { id } = await match(me, [seat('me'), seat('bot')]);
    const [card] = api.content.game.cards.keys();
    const [rule] = api.content.game.rules.keys();
    const text = '<img src=x onerror=alert(1)> Too strong.';
    const write = (who: Browser, note: object) => who.ask(textOf(WriteNoteDocument), { match: id, note });
    const reason = async (answer: ReturnType<typeof write>) => (await answer).errors![0]!.extensions.reason;
    // Sites poll this version to know whether their cached pages are current.
    const version = async () => (await api.http().get('/content-version')).body as { content: string; notes: string };
    const before = await version();
    const { data } = await write(me, { rating: 2, text, card, rule, mode: api.content.game.doc.modes[0] });
    expect(data.writeNote).toMatchObject({ rating: 2, text, card, rule, seat: 0, mine: true, release: 1 });
    expect(await reason(write(stranger, { rating: 5 }))).toBe('not-your-seat');
    expect(await reason(write(me, { rating: 9 }))).toBe('bad-note');
    expect(await reason(write(me, { rating: 1, card: 'no-such-card' }))).toBe('unknown-card');
    expect(await reason(write(me, { rating: 1, rule: '__proto__' }))).toBe('unknown-rule');
    expect(await reason(write(me, { rating: 1, mode: 'another' }))).toBe('bad-note');
    expect(await reason(write(me, { rating: 1, text: 'x'.repeat(2_001) }))).toBe('bad-note');

    const written = await version();
    expect([written.content, written.notes === before.notes]).toEqual([before.content, false]);

    const list = async (filter: Record<string, unknown>) =>
      (await stranger.get(textOf(MatchNotesDocument), filter)).matchNotes;
    expect(await list({ match: id })).toMatchObject({ totalCount: 1, rating: 2, nodes: [{ mine: false, text }] });
    expect(await list({ game, card })).toMatchObject({ totalCount: 1 });
    expect(await list({ game, rule, release: 1 })).toMatchObject({ totalCount: 1 });
    expect(await list({ game, rule, release: 2 })).toMatchObject({ totalCount: 0, rating: null });

    const REMOVE = 'mutation ($id: ID!) { removeNote(id: $id) }';
    const note = { id: data.writeNote.id };
    expect(await stranger.refused(REMOVE, note)).toMatchObject({ code: 'FORBIDDEN', reason: 'not-your-note' });
    expect(await (await signedIn(api, 'editor')).refused(REMOVE, note)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await (await signedIn(api, 'reviewer')).get(REMOVE, note)).toEqual({ removeNote: true });
    expect(await me.refused(REMOVE, note)).toMatchObject({ code: 'NOT_FOUND' });
    const removed = await version();
    expect([removed.content, removed.notes === written.notes]).toEqual([before.content, false]);
  });

  it('limits the notes of an address', async () => {
    const me = new Browser(() => api.app.getHttpServer(), '203.0.113.20');
    const codes: (string | undefined)[] = [];
    for (let n = 0, id = ''; n < 22; n++) {
      if (n % 10 === 0) id = (await match(me, [seat('me'), seat('bot')])).id;
      const { errors } = await me.ask(textOf(WriteNoteDocument), { match: id, note: { rating: 3 } });
      codes.push(errors?.[0]!.extensions.code);
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('accepts only legal saved decks of the signed-in player, and never another player’s', async () => {
    const ann = await signedIn(api, 'reader', 'Ann');
    const bob = await signedIn(api, 'reader', 'Bob');
    const entries = api.content.game.decks.get(deck)!.entries;
    const text = entries.map(({ card, copies }) => `${copies} ${api.content.game.cards.get(card)!.name}`).join('\n');
    const { saveDeck: legal } = await ann.get(SAVE, { game, text });
    expect(legal.verdicts[0].legal).toBe(true);
    const { saveDeck: wrong } = await ann.get(SAVE, { game, text: '1 Nothing' });
    const input = (savedDeck: string) => ({
      input: { ruleset: mode, seats: [{ kind: 'me', savedDeck }, seat('bot')] },
    });
    expect((await ann.get(CREATE, input(legal.id))).createMatch.stage).toBe('playing');
    expect(await ann.refused(CREATE, input(wrong.id))).toMatchObject({ reason: 'bad-setup' });
    expect(await bob.refused(CREATE, input(legal.id))).toMatchObject({ reason: 'unknown-deck' });
    expect(await browser().refused(CREATE, input(legal.id))).toMatchObject({ code: 'UNAUTHENTICATED' });
    const RENAME =
      'mutation ($id: ID!, $version: Int!) { renameDeck(id: $id, name: "Renamed", version: $version) { name text version } }';
    const renamed = { renameDeck: { name: 'Renamed', text, version: 2 } };
    expect(await ann.get(RENAME, { id: legal.id, version: 1 })).toEqual(renamed);
    expect(await ann.refused(RENAME, { id: legal.id, version: 1 })).toMatchObject({ reason: 'deck-changed' });
    expect(await bob.refused(RENAME, { id: legal.id, version: 2 })).toMatchObject({ reason: 'unknown-deck' });
  });

  it('offers bot levels, and names the bots after them', async () => {
    const me = browser();
    const { botLevels } = await me.get('{ botLevels { id name summary bot } }');
    expect(botLevels.map((one: { id: string }) => one.id)).toEqual(['easy', 'medium', 'hard', 'quick']);
    const { seats } = await match(me, [seat('me'), seat('bot', { bot: 'hard' })]);
    expect(seats[1]).toEqual({ bot: 'Hard', name: 'Hard 2' });
  });

  it('continues with the next game of a series', async () => {
    const me = browser();
    const { id } = await match(me, [seat('me'), seat('bot')], { bestOf: 3 });
    const next = { match: id, seatNumber: 0 };
    expect(await me.refused(textOf(ReadyForNextGameDocument), next)).toMatchObject({ reason: 'match-not-over' });
    await finish(me, id);
    expect(await browser().refused(textOf(ReadyForNextGameDocument), next)).toMatchObject({ reason: 'not-your-seat' });
    const { series } = (await me.get(textOf(ReadyForNextGameDocument), next)).readyForNextGame;
    expect(series).toMatchObject({ bestOf: 3, game: 1, decided: false, next: expect.any(String) });
    const second = (await me.get(textOf(MatchDocument), { match: series.next })).match;
    expect(second).toMatchObject({ stage: 'playing', series: { game: 2, wins: series.wins } });
  });

  it('shows one match of bots to all visitors, and plays it while someone is watching', async () => {
    const [one, other] = [browser(), browser()];
    const shown = async (who: Browser) => (await who.get(textOf(LiveMatchDocument), { game })).liveMatch;
    const [first, second] = await Promise.all([shown(one), shown(other)]);
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ stage: 'playing', host: false, table: { viewer: null } });
    for (const { zones } of first.table.seats)
      expect(zones.find((zone: { layout: string }) => zone.layout === 'hand').cards).toEqual([]);
    // Many visitors query the match constantly. This must not change the pace of the bots.
    const begin = Date.now();
    while (Date.now() - begin < 4_000) {
      await shown(other);
      await sleep(100);
    }
    const later = await shown(one);
    expect(later.id).toBe(first.id);
    expect(later.version).toBeGreaterThan(first.version);
    expect(later.version).toBeLessThan(first.version + 2 + (Date.now() - begin) / 1_000);
    expect(await one.refused(textOf(LiveMatchDocument), { game: 'nothing' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
