/** The lobby: open matches. People who are signed in see a list of them, and visitors join with a code. The operator can switch it off. */
import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit, idKey, type Person } from '@rulewright/accounts';
import { MOST_OPEN, OpenMatchStore, type OpenMatchEntity } from '@rulewright/database';
import { MatchError, RoomRegistry, type Room } from '@rulewright/matches';
import { DataSource } from 'typeorm';
import type { Maybe } from '../base/maybe.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { ContentService } from '../content/content.service.ts';
import { badInput, notFound } from '../errors/errors.ts';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { MatchesService } from '../matches/matches.service.ts';
import { PlayersService } from '../matches/players.service.ts';
import type { DeckRequest } from '../matches/new-match.ts';

/** The most matches that an account may list or join in an hour. Both count towards the same limit. */
const CHANGES = { points: 30, duration: 3600 };

/** The codes that one address may try in an hour, so that no one finds matches by guessing. */
const CODES = { points: 60, duration: 3600 };

/** The public part of an entry: without its account and the address of its match. */
interface ListedMatch extends Omit<OpenMatchEntity, 'matchId' | 'userId' | 'slot'> {
  readonly mine: boolean;
}

@Injectable()
export class LobbyService {
  private readonly limit: AttemptLimit;
  private readonly codes: VisitorLimit;

  constructor(
    private readonly store: OpenMatchStore,
    private readonly matches: MatchesService,
    private readonly rooms: RoomRegistry,
    private readonly content: ContentService,
    private readonly players: PlayersService,
    @Inject(SETUP) private readonly setup: Setup,
    database: DataSource,
  ) {
    this.limit = new AttemptLimit(CHANGES, { database, name: 'lobby' });
    this.codes = new VisitorLimit(CODES, { database, name: 'lobby-codes' });
  }

  get isOpen(): boolean {
    return this.setup.lobby;
  }

  /** The open matches, newest first, in the games that the caller can see. @throws ApiError `no-lobby` */
  async list(
    viewer: Person,
    game: Maybe<string>,
    first: number,
    after?: readonly [string, string],
  ): Promise<ListedMatch[]> {
    this.requireOpen();
    const { content } = await this.content.open();
    const games = content.games.map(({ doc }) => doc.id).filter((id) => game == null || id === game);
    const apart = await this.players.apart(viewer);
    return (await this.store.list(games, first, after, apart)).map((one) => this.view(one, viewer));
  }

  /** The entry of a match that the caller has listed. Null if the caller has not listed it, and without a lobby. */
  async ofMatch(viewer: Person, match: string): Promise<ListedMatch | null> {
    if (!this.isOpen) return null;
    const entry = await this.store.ofMatch(match);
    return entry?.userId === viewer.id ? this.view(entry, viewer) : null;
  }

  /** The open match with this code. @throws ApiError `no-lobby`, `unknown-open-match` */
  async withCode(viewer: Person | null, code: string, origin: Origin): Promise<ListedMatch> {
    this.requireOpen();
    if (!viewer) await this.codes.count(origin);
    const entry = await this.openEntry(code);
    await this.matches.open(entry.matchId);
    return this.view(entry, viewer);
  }

  /** Lists a match that waits for players. @throws ApiError `no-lobby`, `not-open`, `too-many-open`; MatchError `not-your-seat` */
  async open(viewer: Person, key: string | null, match: string): Promise<ListedMatch> {
    this.requireOpen();
    const room = await this.matches.open(match);
    if (!room.holdsHost(key)) throw new MatchError('not-your-seat', 'Only the host can list this match in the lobby.');
    if (room.stage !== 'waiting') throw badInput('not-open', 'This match has no open seat.');
    if (room.match.proposal !== null || !(await this.matches.isSeen(room, { isVisitor: true })))
      throw badInput('not-open', 'The lobby lists only matches with published content.');
    await this.limit.count(idKey(viewer.id));
    const { game, rulesetId, bestOf } = room.match;
    const { name: rulesetName } = room.playable.ruleset;
    const listed = { matchId: match, userId: viewer.id, game, rulesetId, rulesetName, bestOf };
    const name = room.seats.find(({ seat }) => room.holds(key, seat))?.name ?? room.names[0]!;
    const added = await this.store.add({ ...listed, seconds: room.clock?.seconds ?? null, name });
    if (!added)
      throw badInput('too-many-open', `You can list at most ${MOST_OPEN} matches. Withdraw one of the others first.`);
    return this.view(added, viewer);
  }

  /** Takes a seat of an open match. @throws ApiError `no-lobby`, `unknown-open-match`; MatchError `seat-taken`, `bad-setup` */
  async join(
    viewer: Person | null,
    key: string,
    { id, name, deck, origin }: { id: string; name: Maybe<string>; deck: DeckRequest; origin: Origin },
  ): Promise<Room> {
    this.requireOpen();
    if (viewer) await this.limit.count(idKey(viewer.id));
    else await this.codes.count(origin);
    const { matchId } = await this.openEntry(id);
    await this.players.requireWelcome(viewer, key, matchId);
    const room = await this.matches.joinListed(key, matchId, name ?? null, deck, viewer?.id ?? null);
    if (room.stage !== 'waiting') await this.store.remove(matchId);
    return room;
  }

  /** Removes the caller's match from the lobby. Its seat links still work. @throws ApiError `no-lobby`, `unknown-open-match` */
  async withdraw(viewer: Person, id: string): Promise<void> {
    this.requireOpen();
    const { matchId, userId } = await this.openEntry(id);
    if (userId !== viewer.id) throw unknownOpenMatch();
    await this.store.remove(matchId);
  }

  /** The entry, if its match still waits for players. Otherwise removes the entry. @throws ApiError `unknown-open-match` */
  private async openEntry(id: string): Promise<OpenMatchEntity> {
    const entry = await this.store.find(id);
    if (!entry) throw unknownOpenMatch();
    if ((await this.rooms.open(entry.matchId)).stage === 'waiting') return entry;
    await this.store.remove(entry.matchId);
    throw unknownOpenMatch();
  }

  private requireOpen(): void {
    if (!this.isOpen) throw notFound('no-lobby', 'This site has no lobby. Invite players by link.');
  }

  private view({ matchId: _, userId, slot: __, ...open }: OpenMatchEntity, viewer: Person | null): ListedMatch {
    return { ...open, mine: userId === viewer?.id };
  }
}

const unknownOpenMatch = () =>
  notFound('unknown-open-match', 'This match is no longer in the lobby. It is full, was withdrawn or has expired.');
