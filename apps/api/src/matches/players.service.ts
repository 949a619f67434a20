/** The people with whom a person has played, and those whom the person has blocked. A block works in both directions. */
import { Injectable } from '@nestjs/common';
import { AccountVisitors, type Person } from '@rulewright/accounts';
import { MOST_BLOCKED, PlayerBlockStore } from '@rulewright/database';
import { digestOf, type Room } from '@rulewright/matches';
import { createHash } from 'node:crypto';
import { ApiError, badInput, notFound } from '../errors/errors.ts';
import { MatchesService } from './matches.service.ts';

/** How many of the newest seats of others are listed. */
const MOST_MET = 50;

/** The id of a block: it tells nothing about the blocked account. */
const idOf = (userId: string, blocked: string): string =>
  createHash('sha256').update(`${userId} ${blocked}`).digest('base64url').slice(0, 16);

/** A person with whom one has played, at their seat of the newest match. */
interface PlayerMet {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly at: string;
  readonly blocked: boolean;
}

/** A person whom one has blocked, by the name under which they met. */
interface BlockedPlayer {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

@Injectable()
export class PlayersService {
  constructor(
    private readonly blocks: PlayerBlockStore,
    private readonly visitors: AccountVisitors,
    private readonly matches: MatchesService,
  ) {}

  /** The people with whom the person has played, the newest match of each. */
  async met(viewer: Person, key: string | null): Promise<PlayerMet[]> {
    const own = await this.visitors.of(viewer.id, key);
    const seats = await this.blocks.met(own, MOST_MET);
    const accounts = await this.visitors.accountsOf(seats.map(({ holder }) => holder));
    const blocked = new Set((await this.blocks.of(viewer.id)).map((one) => one.blocked));
    const seen = new Set<string>();
    return seats.flatMap(({ matchId: match, seat, name, holder, at }) => {
      const player = accounts.get(holder) ?? holder;
      if (player === viewer.id || seen.has(player)) return [];
      seen.add(player);
      return [{ match, seat, name, at, blocked: blocked.has(player) }];
    });
  }

  async blocked(viewer: Person): Promise<BlockedPlayer[]> {
    const blocks = await this.blocks.of(viewer.id);
    return blocks.map(({ blocked, name, createdAt }) => ({ id: idOf(viewer.id, blocked), name, createdAt }));
  }

  /** Blocks the player at a seat of a match in which the person played. @throws ApiError `unknown-player`, `too-many-blocks` */
  async block(viewer: Person, key: string | null, match: string, seat: number): Promise<void> {
    const { player, name } = await this.opponent(viewer, key, match, seat);
    if (!(await this.blocks.add(viewer.id, player, name)))
      throw badInput('too-many-blocks', `You can block at most ${MOST_BLOCKED} people. End another block first.`);
  }

  /** The other person at a seat of a match in which the person played. @throws ApiError `unknown-player` */
  async opponent(
    viewer: Person,
    key: string | null,
    match: string,
    seat: number,
  ): Promise<{ readonly player: string; readonly name: string }> {
    const room = await this.matches.open(match);
    const own = await this.visitors.of(viewer.id, key);
    const { holder = null, name = '' } = room.seats.find((one) => one.seat === seat) ?? {};
    const played = room.seats.some((one) => one.holder !== null && own.includes(one.holder));
    if (holder === null || !played || own.includes(holder))
      throw notFound('unknown-player', 'Choose a person with whom you have played.');
    const player = (await this.visitors.accountsOf([holder])).get(holder) ?? holder;
    if (player === viewer.id) throw notFound('unknown-player', 'This is your own seat.');
    return { player, name };
  }

  /** Ends a block. @throws ApiError `unknown-player` */
  async unblock(viewer: Person, id: string): Promise<void> {
    const block = (await this.blocks.of(viewer.id)).find(({ blocked }) => idOf(viewer.id, blocked) === id);
    if (!block) throw notFound('unknown-player', 'You have not blocked this person.');
    await this.blocks.remove(viewer.id, block.blocked);
  }

  /** Whether a player can sit down at a table: none there has blocked the other. */
  async isWelcome(viewer: Person | null, key: string, match: string): Promise<boolean> {
    return !(await this.areApart(viewer, key, await this.matches.open(match)));
  }

  /** Refuses a player who wants to sit down with someone, if one has blocked the other. @throws ApiError FORBIDDEN `blocked` */
  async requireWelcome(viewer: Person | null, key: string, match: string): Promise<void> {
    if (!(await this.isWelcome(viewer, key, match)))
      throw new ApiError('FORBIDDEN', 'You cannot sit down at this table.', 'blocked');
  }

  /** Refuses a chat message if someone at the table has blocked the author, or the author has blocked someone. @throws ApiError FORBIDDEN `blocked` */
  async requireHeard(viewer: Person | null, key: string | null, match: string): Promise<void> {
    if (key !== null && (await this.areApart(viewer, key, await this.matches.open(match))))
      throw new ApiError('FORBIDDEN', 'You cannot write to the players at this table.', 'blocked');
  }

  /** The accounts that the person has blocked, or that have blocked the person. */
  apart(viewer: Person): Promise<string[]> {
    return this.blocks.apartFrom(viewer.id);
  }

  private async areApart(viewer: Person | null, key: string, room: Room): Promise<boolean> {
    const self = digestOf(key);
    const others = room.seats.flatMap(({ holder }) => (holder === null || holder === self ? [] : [holder]));
    const accounts = await this.visitors.accountsOf(others);
    return this.blocks.areApart([self, ...(viewer ? [viewer.id] : [])], [...others, ...accounts.values()]);
  }
}
