/** Rated play: makes matches of people who wait, and counts each finished match once. The operator can switch it off. */
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AccountVisitors, AttemptLimit, idKey, type Person } from '@rulewright/accounts';
import { utcDay } from '@rulewright/content';
import {
  RatedStore,
  matchColumns,
  type RatedScope,
  type RatedTicketEntity,
  type RatingEntity,
} from '@rulewright/database';
import { seatsInWords, usualSeats } from '@rulewright/engine';
import { hasEngine } from '@rulewright/games';
import {
  COUNTING,
  MatchCommands,
  RoomRegistry,
  digestOf,
  lastDayOf,
  placesOf,
  seasonOf,
  shownRating,
  type Room,
} from '@rulewright/matches';
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '../base/log.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { ContentService } from '../content/content.service.ts';
import { badInput, notFound } from '../errors/errors.ts';
import { MatchesService } from '../matches/matches.service.ts';
import { Playables } from '../matches/playables.ts';
import type { PlaceInQueue, RatedWish, RatingInMode, RatingsOfMatch, SeasonShown } from './rated-shapes.ts';

/** The clock of a rated match. A person who does not come back in time has lost. */
const CLOCK = { seconds: 900, increment: 10 };
/** The most times that an account can enter the queue in an hour. */
const ENTRIES = { points: 60, duration: 3600 };
/** The greatest distance of two strengths at once, and by how much it grows in a second of waiting. */
const DISTANCE = { first: 5, perSecond: 0.15 };
/** Milliseconds between two looks for matches that ended without being counted. */
const EVERY = 60_000;
const MOST_COUNTED = 100;
const MOST_RANKED = 100;
/** The most seasons of a mode in one answer. */
const MOST_SEASONS = 40;

/** Someone else's match was faster. */
class NoLongerWaiting extends Error {}

@Injectable()
export class RatedService implements OnModuleDestroy {
  private readonly limit: AttemptLimit;
  private clock: NodeJS.Timeout | null = null;

  constructor(
    private readonly store: RatedStore,
    private readonly matches: MatchesService,
    private readonly commands: MatchCommands,
    private readonly rooms: RoomRegistry,
    private readonly playables: Playables,
    private readonly content: ContentService,
    private readonly visitors: AccountVisitors,
    @Inject(SETUP) private readonly setup: Setup,
    @Inject(LOG) private readonly log: Logger,
    database: DataSource,
  ) {
    this.limit = new AttemptLimit(ENTRIES, { database, name: 'rated-queue' });
    rooms.onOutcome = (room) => {
      this.settle(room).catch((err: unknown) => this.log.error({ err, match: room.id }, 'a match was not rated'));
    };
  }

  get isOn(): boolean {
    return this.setup.rated;
  }

  /** The season of today: its first day, or an empty text before the first one. */
  get season(): string {
    return seasonOf(this.setup.seasons, utcDay());
  }

  /** The running season, and the earlier ones in which a mode has ratings, newest first. */
  async seasonsOf(scope: Omit<RatedScope, 'season'>): Promise<SeasonShown[]> {
    const running = this.season;
    const earlier = (await this.store.seasonsOf(scope, MOST_SEASONS)).filter((season) => season !== running);
    return [running, ...earlier].map((season) => ({
      ...{ season, first: season || null, last: lastDayOf(this.setup.seasons, season), running: season === running },
    }));
  }

  /** Starts to look for matches that ended while no process counted them. */
  start(): void {
    this.clock = setInterval(() => {
      this.sweep().catch((err: unknown) => this.log.error({ err }, 'matches were not rated'));
    }, EVERY);
    this.clock.unref();
  }

  onModuleDestroy(): void {
    if (this.clock) clearInterval(this.clock);
  }

  /** Puts a person into the queue. @throws ApiError `no-rated-play`, `not-rated`, `bad-setup`; MatchError `bad-setup` */
  async wait(viewer: Person, key: string, asked: RatedWish): Promise<PlaceInQueue> {
    this.requireOn();
    await this.limit.count(idKey(viewer.id));
    const opened = await this.content.openForVisitors();
    const ruleset = opened.ruleset(asked.ruleset);
    const [game, mode] = ruleset.id.split('/') as [string, string];
    if (/[+?]/u.test(mode))
      throw badInput('not-rated', 'Only modes as they are can be rated, without variants and changed parameters.');
    if (!hasEngine(opened.game(game))) throw badInput('not-rated', 'A match at a free table cannot be rated.');
    const { bare } = await this.playables.find(await this.pinned(ruleset.id));
    const fewest = usualSeats(bare);
    const seats = asked.seats ?? fewest;
    if (seats < fewest || seats > bare.maxSeats)
      throw badInput(
        'bad-setup',
        `A rated match in this mode is for ${seatsInWords({ ...bare, minSeats: fewest })} people.`,
      );
    const lists = await this.matches.seatLists(opened, ruleset, asked, viewer.id);
    const [deck, side] = [lists.deck, lists.side].map((list) =>
      matchColumns.deck.write(list.map(({ card, copies }) => ({ card, copies }))),
    );
    const name = asked.name ?? viewer.name;
    const ticket = { userId: viewer.id, name, game, mode, rulesetId: ruleset.id, seats, holder: digestOf(key) };
    await this.store.wait({ ...ticket, deck: deck!, side: side! });
    return (await this.waiting(viewer))!;
  }

  /** The person's place in the queue. The question is also the sign that the person still waits, and makes a match if it can. */
  async waiting(viewer: Person): Promise<PlaceInQueue | null> {
    if (!this.isOn) return null;
    const ticket = await this.store.seen(viewer.id);
    if (!ticket) return null;
    const match = ticket.matchId ?? (await this.pair(ticket));
    if (match !== null && (await this.isOver(match))) {
      await this.store.leave(viewer.id);
      return null;
    }
    const { game, mode, createdAt: since } = ticket;
    const waiting = (await this.store.waiting(game)).find((one) => one.mode === mode)?.people ?? 0;
    return { game, mode, since, waiting, match };
  }

  async leave(viewer: Person): Promise<void> {
    await this.store.leave(viewer.id);
  }

  async queues(game: string): Promise<{ mode: string; people: number }[]> {
    return this.isOn ? this.store.waiting(game) : [];
  }

  /** What a match changed; null for a match that is not rated. @throws MatchError `unknown-match` */
  async ofMatch(id: string): Promise<RatingsOfMatch | null> {
    const rated = await this.store.find(id);
    if (!rated) return null;
    await this.matches.admit(id);
    const { game, mode, season, ratedAt } = rated;
    const shown = (mu: number | null, sigma: number | null) =>
      mu === null || sigma === null ? null : shownRating({ mu, sigma });
    const stored = await this.store.seatsOf(id);
    const records = await this.store.recordsOf(stored.flatMap(({ userId }) => userId ?? []));
    const seats = stored.map((one) => ({
      ...{ seat: one.seat, place: one.place, ...(records.get(one.userId ?? '') ?? { played: 0, left: 0 }) },
      ...{ before: shown(one.muBefore, one.sigmaBefore), after: shown(one.muAfter, one.sigmaAfter) },
    }));
    return { game, mode, season, rated: ratedAt !== null, seats };
  }

  async ratingsOf(viewer: Person): Promise<RatingInMode[]> {
    return (await this.store.ratingsOf(viewer.id)).map((one) => this.view(one, viewer));
  }

  /** The best players of a mode. @throws ApiError `no-rated-play`; UnknownIdError */
  async ranking(viewer: Person | null, scope: Omit<RatedScope, 'season'>, season: string): Promise<RatingInMode[]> {
    this.requireOn();
    (await this.content.open()).game(scope.game);
    return (await this.store.ranking({ ...scope, season }, MOST_RANKED)).map((one) => this.view(one, viewer));
  }

  /** Counts a match if it is rated and decided. */
  async settle(room: Room): Promise<void> {
    const places = placesOf(room);
    if (!places) return;
    const rated = await this.store.find(room.id);
    if (rated && rated.ratedAt === null)
      await this.store.count(room.id, { places, names: room.names, left: room.left }, COUNTING);
  }

  /** Counts matches that ended while no process counted them. Opening a match also lets its clocks run out. */
  async sweep(): Promise<void> {
    for (const id of await this.store.uncounted(MOST_COUNTED))
      await this.rooms.open(id).then(
        (room) => this.settle(room),
        (err: unknown) => this.log.error({ err, match: id }, 'a match was not rated'),
      );
  }

  /** Makes a match of a person who waits, if enough people wait whom the person may meet. Returns its id, or null. */
  private async pair(ticket: RatedTicketEntity): Promise<string | null> {
    const tickets = [ticket];
    const scope = { game: ticket.game, mode: ticket.mode, season: this.season };
    const own = await this.store.ratingOf(ticket.userId, scope, COUNTING);
    const among = await this.candidates(ticket);
    const known = await this.store.strengthsOf(
      among.map(({ userId }) => userId),
      scope,
      COUNTING,
    );
    const distances = among.map(({ userId }) => Math.abs(known.get(userId)!.mu - own.mu));
    const order = among.map((_, i) => i).sort((a, b) => distances[a]! - distances[b]!);
    for (const i of order) {
      if (tickets.length === ticket.seats) break;
      const since = Math.min(Date.parse(ticket.createdAt), Date.parse(among[i]!.createdAt));
      if (distances[i]! > DISTANCE.first + (DISTANCE.perSecond * (Date.now() - since)) / 1000) continue;
      const meets =
        tickets.length === 1 ? null : new Set((await this.candidates(among[i]!)).map(({ userId }) => userId));
      if (!meets || tickets.every(({ userId }) => meets.has(userId))) tickets.push(among[i]!);
    }
    return tickets.length === ticket.seats ? this.makeMatch(tickets, scope) : null;
  }

  private async candidates(ticket: RatedTicketEntity): Promise<RatedTicketEntity[]> {
    return this.store.candidates(ticket, await this.visitors.sharing(ticket.userId));
  }

  private async makeMatch(tickets: readonly RatedTicketEntity[], scope: RatedScope): Promise<string | null> {
    const seated = shuffled(tickets);
    const { rulesetId } = seated[0]!;
    const seats = seated.map(({ userId, name, deck, side }) => {
      const [main, beside] = [matchColumns.deck.read(deck, userId), matchColumns.side.read(side, userId)];
      return { kind: 'me', name, deck: main, side: beside } as const;
    });
    const wanted = { ...(await this.pinned(rulesetId)), game: scope.game, seats, clock: CLOCK };
    const people = seated.map(({ userId }) => userId);
    try {
      const room = await this.commands.createRated(
        wanted,
        seated.map(({ holder }) => holder),
        async (runner, id) => {
          if (!(await this.store.claim(runner, id, scope, people))) throw new NoLongerWaiting();
        },
      );
      return room.id;
    } catch (error) {
      if (error instanceof NoLongerWaiting) return null;
      throw error;
    }
  }

  private async pinned(rulesetId: string) {
    return { ...(await this.content.pin(await this.content.openForVisitors())), rulesetId };
  }

  private async isOver(match: string): Promise<boolean> {
    return (await this.rooms.open(match)).stage === 'over';
  }

  private view({ userId, mu, sigma, ...one }: RatingEntity, viewer: Person | null): RatingInMode {
    return { ...one, rating: shownRating({ mu, sigma }), mine: userId === viewer?.id };
  }

  private requireOn(): void {
    if (!this.isOn) throw notFound('no-rated-play', 'This site has no rated play.');
  }
}

/** A copy in random order, so that no one chooses who starts. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)[0]!);
}
