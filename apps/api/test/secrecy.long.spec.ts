/**
 * Plays whole matches of every game. Nothing that a browser receives, by HTTP or WebSocket, may name a card that its player has not
 * seen. Every card is in the match only once, so that a name identifies the card.
 */
import { Random, describeEventFor, describeOption, mayKnow, type EventRecord, type Match } from '@rulewright/engine';
import { largeGames } from '@rulewright/games/testing';
import { MatchCommands, RoomRegistry, newKey, roomView, type Room } from '@rulewright/matches';
import { MatchDocument, MatchFrameDocument, MatchMomentsDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '@rulewright/database/testing';
import { ContentService } from '../src/content/content.service.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { watchMatch, type Watching } from './support/socket.ts';

const DECIDE = `mutation ($id: ID!, $number: Int!, $option: Int!) {
  decide(id: $id, number: $number, option: $option) { version }
}`;
/** The time limit in milliseconds. Whole matches take long on a busy machine. */
const PATIENCE = 400_000;
/** The number of decisions between two checks of all other queries of the page. */
const LOOK = 60;

/** The cards that were face-up at some time, or that an event showed to everyone. */
function shownToAll({ tracked: run }: Room): Set<number> {
  const { mechanics, zones } = run!.program;
  const seen = new Set<number>();
  for (const { kind, args } of run!.events) {
    const { fields, cardKnownTo } = mechanics.events[kind]!;
    const open = fields.some((field, at) => {
      const zone = field.type === 'zone' ? run!.match.placeOf[args[at]!] : undefined;
      return zone !== undefined && ['all', 'top'].includes(zones[zone]!.visibility);
    });
    fields.forEach((field, at) => {
      if (field.type === 'card' && (cardKnownTo === 'all' || open)) seen.add(args[at]!);
    });
  }
  return seen;
}

/** A viewer: a seat, or an outsider if `seat` is null. Records what the viewer received and which cards they have seen. */
class Eyes {
  readonly seen = new Set<number>();
  readonly browser: Browser;
  socket!: Watching;
  private readHttp = 0;
  private readSocket = 0;
  private readEvents = 0;

  constructor(
    readonly seat: number | null,
    readonly key: string,
    server: ConstructorParameters<typeof Browser>[0],
  ) {
    this.browser = new Browser(server);
    this.browser.cookie = `visitor=${key}`;
  }

  /** Everything received since the last call. */
  news(): string {
    const { received } = this.browser;
    const fresh = [...received.slice(this.readHttp), ...this.socket.received.slice(this.readSocket)];
    this.readHttp = received.length;
    this.readSocket = this.socket.received.length;
    return fresh.join('\n');
  }

  /** Adds the cards that the seat may know now. */
  look({ tracked: run }: Room, open: ReadonlySet<number>): void {
    open.forEach((card) => this.seen.add(card));
    const { match, events } = run!;
    if (this.seat === null) return;
    for (let card = 0; card < match.cards; card++) if (mayKnow(match, this.seat, card)) this.seen.add(card);
    // A player who searches their own cards sees the cards that they may choose.
    if (match.decisionSeat === this.seat)
      for (const option of match.options.subarray(0, match.optionCount)) {
        const { card } = describeOption(match, option);
        if (typeof card === 'object' && card !== null && 'id' in card && match.owner[card.id] === this.seat)
          this.seen.add(card.id);
      }
    for (; this.readEvents < events.length; this.readEvents++) {
      const record = events[this.readEvents]!;
      if (match.program.mechanics.events[record.kind]!.fields.some((field) => field.type === 'card'))
        this.told(match, record);
    }
  }

  /** Adds the cards that an event shows only to their owner. */
  private told(match: Match, record: EventRecord): void {
    const { fields } = match.program.mechanics.events[record.kind]!;
    const known = describeEventFor(match, record, this.seat!);
    fields.forEach((field, at) => {
      const card = record.args[at]!;
      if (field.type === 'card' && known[field.name] && match.owner[card] === this.seat) this.seen.add(card);
    });
  }
}

/** The ids of the cards that an answer shows or that its options act on. */
function shownIds(value: unknown, ids: Set<number> = new Set()): Set<number> {
  if (Array.isArray(value)) value.forEach((one) => shownIds(one, ids));
  else if (typeof value === 'object' && value !== null) {
    const { id, slug, card } = value as Record<string, unknown>;
    if (typeof id === 'number' && slug !== undefined) ids.add(id);
    if (typeof card === 'number') ids.add(card);
    Object.values(value).forEach((one) => shownIds(one, ids));
  }
  return ids;
}

describe.each(DATABASES)('the data that browsers receive on $name', (kind) => {
  let api: TestApi;
  let server: ReturnType<TestApi['app']['getHttpServer']>;
  let matches: MatchCommands;
  let rooms: RoomRegistry;
  beforeAll(async () => {
    api = await startApi(kind, 1);
    server = api.app.getHttpServer();
    matches = api.app.get(MatchCommands);
    rooms = api.app.get(RoomRegistry);
  });
  const sockets: Watching[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.stop();
  });
  afterAll(() => api?.close());

  it.each(largeGames.map(({ id }) => id))(
    'keeps hidden cards secret in a whole match of %s',
    async (game) => {
      const opened = await api.app.get(ContentService).open();
      const slugs = [...opened.game(game).cards.keys()];
      const names = [...opened.game(game).cards.values()].map((card) => card.name);
      const decks = [0, 1].map((odd) => slugs.filter((_, at) => at % 2 === odd).map((card) => ({ card, copies: 1 })));
      const http = () => server;
      const eyes = [0, 1, null].map((seat) => new Eyes(seat, newKey(), http));
      const created = await matches.create(eyes[0]!.key, {
        game,
        release: 1,
        rulesetId: opened.modes(game)[0]!.id,
        seats: decks.map((deck, seat) => ({ kind: seat === 0 ? 'me' : 'friend', deck, bot: 'random' })),
      });
      const { id } = created;
      await matches.join(eyes[1]!.key, id, roomView(created, eyes[0]!.key, null).seats[1]!.invite!, null, null);
      const { port } = api.app.getHttpServer().address() as { port: number };
      for (const one of eyes)
        sockets.push((one.socket = watchMatch(`http://127.0.0.1:${port}`, one.browser.cookie, id)));

      // Some names in a sentence do not identify a card: two cards have the name, it is part of another name, or other names end with
      // the same word, because it is a kind of card in the rules. For these cards the test looks for the slug instead.
      const last = (name: string): string => name.split(' ').at(-1)!;
      const says = (name: string): boolean =>
        names.filter((other) => other.includes(name) || last(other) === last(name)).length === 1;
      const telling = new Set(names.filter(says));
      const random = new Random(5);
      let checked = 0;
      const check = (room: Room): void => {
        const { match } = room.tracked!;
        const open = shownToAll(room);
        for (const one of eyes) {
          one.look(room, open);
          const text = one.news();
          expect(text).not.toContain(created.match.chanceKey!);
          const lines = text.split('\n').filter((line) => line !== '');
          const ids = shownIds(lines.map((line) => JSON.parse(line) as unknown));
          for (let card = 0; card < match.cards; card++) {
            if (one.seen.has(card)) continue;
            const { name, slug } = match.program.defs[match.def[card]!]!;
            const shows = ids.has(card) || text.includes(`"${slug}"`) || (telling.has(name) && text.includes(name));
            checked++;
            if (!shows) continue;
            const place = text.indexOf(name);
            throw new Error(
              `Seat ${one.seat} reads of "${name}" (${card}) at decision ${room.tracked!.decisions.length}: ${text.slice(place - 120, place + 120)}`,
            );
          }
        }
      };

      for (let room = await rooms.open(id); ; room = await rooms.open(id)) {
        const { tracked: run } = room;
        const now = run!.decisions.length;
        while (eyes.some(({ socket }) => !(socket.last?.version >= room.version))) await sleep(1);
        // After the end, all hands are visible.
        if (run!.over) break;
        if (now % LOOK === 0)
          for (const { browser, seat } of eyes) {
            const at = Math.floor(now / 2);
            for (const frame of [0, at, now]) await browser.get(textOf(MatchFrameDocument), { match: id, at: frame });
            await browser.get(textOf(MatchMomentsDocument), { match: id });
            await browser.get(textOf(MatchDocument), { match: id });
            const asked = Array.from(
              { length: run!.match.cards },
              (_, card) => `_${card}: whyNot(id: "${id}", seat: ${seat ?? 0}, card: ${card}) { sentence rule }`,
            );
            const ahead = Array.from(
              { length: run!.match.optionCount },
              (_, option) =>
                `_a${option}: optionsAfter(id: "${id}", seat: ${seat ?? 0}, number: ${now}, option: ${option}) { text }`,
            );
            await browser.get(`{ ${[...asked, ...ahead].join(' ')} }`);
          }
        check(room);
        const { browser } = eyes[run!.asked]!;
        await browser.get(DECIDE, { id, number: now, option: random.below(run!.match.optionCount) });
      }
      expect(checked).toBeGreaterThan(500);
    },
    PATIENCE,
  );
});
