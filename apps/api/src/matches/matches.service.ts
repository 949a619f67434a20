/** Matches for the resolvers. Takes rulesets and cards from the releases, and checks decks before a player takes a seat. */
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SavedDecks } from '@rulewright/saved-decks';
import { LruAsync, type Ruleset } from '@rulewright/content';
import { MatchNotices } from '@rulewright/database';
import type { DeckInput, Exchange } from '@rulewright/decks';
import {
  MatchCommands,
  MatchError,
  RoomRegistry,
  digestOf,
  gameOf,
  roomView,
  type MatchSummary,
  type NewSeat,
  type Room,
} from '@rulewright/matches';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { ApiError, badInput, notFound } from '../errors/errors.ts';
import { Work, shared } from '../work/work.ts';
import type { DeckRequest, MatchRequest, SeatRequest } from './new-match.ts';
import { checkedLists, checkExchanged, publishedList, type SeatLists } from './seat-decks.ts';

/** A request with more seats than this is rejected without reading it further. */
const MOST_SEATS = 12;
/** The number of summaries that are cached. */
const SUMMARIES = 200;
/** How many matches a visitor is offered to continue, and how many of the newest are looked through for them. */
const MOST_CONTINUED = 3;
export const LOOKED_THROUGH = 6;
const KINDS = ['me', 'bot', 'friend'] as const;

/** A hidden match gives the same error as a match that does not exist. */
const unknownMatch = (): MatchError => new MatchError('unknown-match', 'There is no match at this address.');

interface MatchEnding {
  /** Names, in the order of the seats. */
  readonly winners: readonly string[];
  readonly turns: number;
  /** The reason, in words. */
  readonly cause: string;
  /** Slugs, the card with the greatest gain first. */
  readonly cards: readonly string[];
}

@Injectable()
export class MatchesService implements OnModuleInit, OnApplicationShutdown {
  private readonly summaries = new LruAsync<string, MatchSummary>(SUMMARIES);

  constructor(
    private readonly notices: MatchNotices,
    private readonly rooms: RoomRegistry,
    private readonly matches: MatchCommands,
    private readonly content: ContentService,
    private readonly saved: SavedDecks,
    private readonly work: Work,
  ) {}

  onModuleInit(): Promise<void> {
    return this.notices.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rooms.close();
    await this.notices.close();
  }

  /**
   * The room of a match that the caller may see. A match with cards that are hidden from the caller counts as missing.
   * @param cookie the cookie header of a subscription
   * @throws MatchError `unknown-match`
   */
  async open(id: string, cookie?: string): Promise<Room> {
    const room = await this.rooms.open(id);
    if (!(await this.isSeen(room, { cookie }))) throw unknownMatch();
    return room;
  }

  /** The newest matches in which the visitor has a seat and that are not over, at most `MOST_CONTINUED`. */
  async inPlay(key: string): Promise<Room[]> {
    const rooms: Room[] = [];
    for (const id of await this.rooms.store.ofHolder(digestOf(key), LOOKED_THROUGH)) {
      const room = await this.open(id).catch(() => null);
      if (room && room.stage !== 'over' && room.seatsOf(key).length > 0) rooms.push(room);
      if (rooms.length === MOST_CONTINUED) break;
    }
    return rooms;
  }

  /** Refuses a match that the caller may not see. @throws MatchError `unknown-match` */
  async admit(id: string): Promise<void> {
    if (!(await this.isSeen(await this.rooms.known(id, 0)))) throw unknownMatch();
  }

  /** Whether the caller may see a match, or with `isVisitor`, whether everyone may. */
  isSeen({ match, seats }: Room, who: Parameters<ContentService['sees']>[3] = {}): Promise<boolean> {
    const cards = seats.flatMap(({ deck, side }) => [...deck, ...side].map(({ card }) => card));
    return this.content.sees(match, match.game, cards, who);
  }

  /**
   * @param account the account whose saved decks may be used; null for an anonymous visitor
   * @throws ApiError, RulesetError, MatchError `bad-setup`
   */
  async create(key: string, input: MatchRequest, account: string | null, origin: string): Promise<Room> {
    const opened = await this.content.open(input.release);
    const ruleset = opened.ruleset(input.ruleset);
    if (input.seats.length > MOST_SEATS) throw badInput('bad-setup', `A table has at most ${MOST_SEATS} seats.`);
    const seats: NewSeat[] = [];
    for (const seat of input.seats) seats.push(await this.newSeat(opened, ruleset, seat, seats.length, account));
    const { game, id: rulesetId } = ruleset;
    // A match started from a preview keeps a snapshot of the change set, so later edits do not affect it.
    const pinned = await this.content.pin(opened);
    const { seed, clock, bestOf, changeSides, freeDecks, chat } = input;
    const series = { bestOf, changeSides, freeDecks };
    return this.matches.create(key, { game, ...pinned, rulesetId, seats, seed, clock, ...series, chat, origin });
  }

  /** @param list the deck to play instead of the one prepared for the seat. @throws ApiError; MatchError `wrong-link`, `seat-taken`, `bad-setup` */
  async join(
    key: string,
    id: string,
    token: string,
    name: string | null,
    list: DeckRequest,
    account: string | null,
  ): Promise<Room> {
    await this.admit(id);
    const lists = await this.ownLists(id, list, account);
    return this.matches.join(key, id, token, name, lists);
  }

  /** Takes an open seat of a match in the lobby. The caller has found its entry. @throws ApiError; MatchError `seat-taken`, `bad-setup` */
  async joinListed(
    key: string,
    id: string,
    name: string | null,
    list: DeckRequest,
    account: string | null,
  ): Promise<Room> {
    await this.admit(id);
    return this.matches.joinListed(key, id, name, await this.ownLists(id, list, account));
  }

  /** The checked lists of the deck that a player brings. Null if the player uses the deck that the host prepared. */
  private async ownLists(id: string, deck: DeckRequest, account: string | null): Promise<SeatLists | null> {
    const { match } = await this.rooms.open(id);
    const opened = await this.content.openPinned(match);
    const list = await this.listOf(opened, match.game, deck, account);
    return list == null ? null : checkedLists(opened, opened.ruleset(match.rulesetId), list, 'Your deck');
  }

  private async listOf(
    opened: OpenedRelease,
    game: string,
    { deck, deckSlug, savedDeck }: DeckRequest,
    account: string | null,
  ): Promise<DeckInput | null> {
    if (savedDeck != null) return this.savedList(account, savedDeck);
    return deckSlug == null ? (deck ?? null) : publishedList(opened, game, deckSlug);
  }

  /** @throws MatchError as `MatchCommands.readyForNext` */
  async readyForNext(
    key: string | null,
    id: string,
    seat: number,
    exchange: Exchange,
    other: DeckRequest,
    account: string | null,
  ): Promise<Room> {
    const { match } = await this.open(id);
    const opened = await this.content.openPinned(match);
    await opened.checker(match.game);
    const list = await this.listOf(opened, match.game, other, account);
    const wanted =
      list == null ? exchange : await checkedLists(opened, opened.ruleset(match.rulesetId), list, 'Your deck');
    return this.matches.readyForNext(key, id, seat, wanted, (_, { deck, side }) => {
      const list = [...deck, ...side.map((one) => ({ ...one, zone: 'side' as const }))];
      checkExchanged(opened, opened.ruleset(match.rulesetId), list);
    });
  }

  /** Loads a replay file as a match that can be viewed and continued. @throws MatchError `bad-replay`; RulesetError */
  async fromFile(
    key: string,
    text: string,
    origin: string,
  ): Promise<{ readonly room: Room; readonly divergence: string | null }> {
    const opened = await this.content.open();
    const { game, divergence, ...played } = await this.work.run('readReplay', { subject: opened.subject, text });
    const { release, proposal } = await this.content.pin(opened);
    return { room: await this.matches.fromGame(key, played, { release, game, proposal, origin }), divergence };
  }

  /** Writes the replay file of a match. @throws MatchError `unknown-match`, `match-not-over` */
  async toFile(id: string): Promise<string> {
    const room = await this.open(id);
    const played = gameOf(room);
    const { subject } = await this.content.openPinned(room.match);
    return this.work.run('writeReplay', { subject, played });
  }

  /** Summarises a finished match in a worker thread. @throws MatchError `unknown-match`, `match-not-over` */
  async summary(id: string): Promise<MatchSummary> {
    const room = await this.open(id);
    const played = gameOf(room);
    const counted = room.tracked!.counted();
    const { subject } = await this.content.openPinned(room.match);
    // An undo after the end changes the game, so the key contains the branch.
    const summary = await shared(() =>
      this.summaries.get(`${id} ${room.branch}`, () =>
        this.work.run('matchSummary', { subject, played, names: room.names }),
      ),
    );
    const turningPoints = summary.turningPoints.map((one) => ({ ...one, decision: counted[one.decision]! }));
    return { ...summary, turningPoints };
  }

  /** How a match ended, and the cards that did most in it, by slug. Null while it is not over. @throws MatchError `unknown-match` */
  async ending(id: string): Promise<MatchEnding | null> {
    const room = await this.open(id);
    const result = room.stage === 'over' ? roomView(room, null, null).table?.result : null;
    if (!result) return null;
    const { cards } = await this.summary(id);
    const { winners, turns, cause } = result;
    return {
      winners: winners.map((seat) => room.names[seat]!),
      turns,
      cause,
      cards: [...new Set(cards.map(({ slug }) => slug))],
    };
  }

  private async newSeat(
    opened: OpenedRelease,
    ruleset: Ruleset,
    input: SeatRequest,
    at: number,
    account: string | null,
  ): Promise<NewSeat> {
    const kind = KINDS.find((one) => one === input.kind);
    if (!kind) throw badInput('bad-setup', `A seat is for ${KINDS.join(', ')}, not for "${input.kind}".`);
    const { name, bot } = input;
    return { kind, name, bot, ...(await this.seatLists(opened, ruleset, input, account, at + 1)) };
  }

  /** The checked lists of the one deck of a request. @param seat the number of the seat; none for a person's own deck */
  async seatLists(
    opened: OpenedRelease,
    ruleset: Ruleset,
    asked: DeckRequest,
    account: string | null,
    seat?: number,
  ): Promise<SeatLists> {
    const who = seat === undefined ? 'You need' : `Seat ${seat} needs`;
    if ([asked.deck, asked.deckSlug, asked.savedDeck].filter((one) => one != null).length !== 1)
      throw badInput('bad-setup', `${who} one deck: a list, a published one or a saved one.`);
    const list = await this.listOf(opened, ruleset.game, asked, account);
    return checkedLists(opened, ruleset, list!, seat === undefined ? 'Your deck' : `The deck of seat ${seat}`);
  }

  private async savedList(account: string | null, id: string): Promise<string> {
    if (account === null) throw new ApiError('UNAUTHENTICATED', 'Sign in first: saved decks belong to an account.');
    const deck = await this.saved.find(account, id);
    if (!deck) throw notFound('unknown-deck', 'This deck is not in your account. It may have been deleted.');
    return deck.text;
  }
}
