/** Matches in the database: created once, with seats that are taken one by one and an append-only log. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { In, IsNull, MoreThanOrEqual, type DataSource, type QueryRunner } from 'typeorm';
import {
  MatchEntity,
  MatchEntryEntity,
  MatchSeatEntity,
  MatchExchangeEntity,
  MatchMessageEntity,
  MatchNoteEntity,
} from '../entities/match.ts';
import { isPostgres, run, sql, withoutNul, type Sql } from '../sql.ts';
import { besideOthers, inTransaction } from '../transaction.ts';

/** A match with its seats in order. */
export interface StoredMatch {
  readonly match: MatchEntity;
  readonly seats: readonly MatchSeatEntity[];
}

/** Whether an error says that a key exists already, on either database. */
const isTaken = (error: unknown): boolean =>
  /^(23505|SQLITE_CONSTRAINT)/u.test((error as { code?: string }).code ?? '');

export class MatchStore {
  constructor(private readonly database: DataSource) {}

  /**
   * Writes a new match with its seats and its first entries, all or nothing.
   * @param also work in the same transaction, which then is the only writer
   */
  async create(
    match: MatchEntity,
    seats: readonly MatchSeatEntity[],
    entries: readonly MatchEntryEntity[],
    also?: (runner: QueryRunner) => Promise<void>,
  ): Promise<void> {
    const write = also ? inTransaction : besideOthers;
    await write(this.database, async (runner) => {
      const { manager } = runner;
      await also?.(runner);
      await manager.insert(MatchEntity, match);
      await manager.insert(MatchSeatEntity, [...seats]);
      // In pieces, because a statement takes a limited number of values, and other requests must get a turn.
      for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
        if (from > 0) await othersTurn();
        await manager.insert(MatchEntryEntity, entries.slice(from, from + ENTRIES_AT_ONCE));
      }
    });
  }

  async find(id: string): Promise<StoredMatch | null> {
    const match = await this.database.getRepository(MatchEntity).findOneBy({ id: withoutNul(id) });
    return match && { match, seats: await this.seats(id) };
  }

  /** The ids of the newest matches in which a visitor has a seat. @param holder the digest of the visitor's key */
  async ofHolder(holder: string, most: number): Promise<string[]> {
    const rows = await run<{ id: string }>(
      this.database,
      sql`SELECT DISTINCT m.id, m.created_at FROM match_seats s JOIN matches m ON m.id = s.match_id
        WHERE s.holder = ${holder} ORDER BY m.created_at DESC, m.id LIMIT ${most}`,
    );
    return rows.map(({ id }) => id);
  }

  seats(id: string): Promise<MatchSeatEntity[]> {
    return this.database.getRepository(MatchSeatEntity).find({ where: { matchId: id }, order: { seat: 'ASC' } });
  }

  /** The log from entry `from` on, at most `most` entries. */
  entries(id: string, from = 0, most?: number): Promise<MatchEntryEntity[]> {
    const where = { matchId: id, number: MoreThanOrEqual(from) };
    return this.database.getRepository(MatchEntryEntity).find({ where, order: { number: 'ASC' }, take: most });
  }

  /** Adds an entry. Returns false if another writer has already added an entry with this number. */
  async append(entry: MatchEntryEntity): Promise<boolean> {
    const { matchId, number, kind, seat, value, at } = entry;
    return this.isAdded(sql`INSERT INTO match_entries (match_id, number, kind, seat, value, at)
      VALUES (${matchId}, ${number}, ${kind}, ${seat}, ${value}, ${at}) ON CONFLICT DO NOTHING RETURNING number`);
  }

  /** The chat messages from message `from` on. */
  messages(id: string, from: number): Promise<MatchMessageEntity[]> {
    const where = { matchId: id, number: MoreThanOrEqual(from) };
    return this.database.getRepository(MatchMessageEntity).find({ where, order: { number: 'ASC' } });
  }

  /** Adds a message. Returns false if another writer has already added a message with this number. */
  async say({ matchId, number, seat, text, at }: MatchMessageEntity): Promise<boolean> {
    return this.isAdded(sql`INSERT INTO match_messages (match_id, number, seat, text, at)
      VALUES (${matchId}, ${number}, ${seat}, ${text}, ${at}) ON CONFLICT DO NOTHING RETURNING number`);
  }

  /**
   * Runs a statement that adds a row unless its key is taken, and returns whether the row was added. On PostgreSQL, matches do not wait for
   * each other.
   */
  private async isAdded(statement: Sql): Promise<boolean> {
    if (isPostgres(this.database)) return (await run(this.database, statement)).length === 1;
    return inTransaction(this.database, async (runner) => (await run(runner, statement)).length === 1);
  }

  /** Takes an open seat. Returns false if someone else has taken it. */
  async take(id: string, seat: number, taken: Pick<MatchSeatEntity, 'holder' | 'name' | 'deck'>): Promise<boolean> {
    const open = { matchId: id, seat, kind: 'person' as const, holder: IsNull() };
    const { affected } = await besideOthers(this.database, ({ manager }) =>
      manager.update(MatchSeatEntity, open, taken),
    );
    return affected === 1;
  }

  /** Marks a seat as ready, or as not ready. */
  async ready(matchId: string, seat: number, ready: boolean): Promise<void> {
    await besideOthers(this.database, ({ manager }) => manager.update(MatchSeatEntity, { matchId, seat }, { ready }));
  }

  /** Like `create`, for the next game of a series. Returns false if another writer has created this game. */
  async createNext(...args: Parameters<MatchStore['create']>): Promise<boolean> {
    try {
      await this.create(...args);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** The games of a series in order, each with the score before it. */
  gamesOfSeries(seriesId: string): Promise<Pick<MatchEntity, 'id' | 'gameNumber' | 'score'>[]> {
    return this.database.getRepository(MatchEntity).find({
      select: { id: true, gameNumber: true, score: true },
      where: { seriesId },
      order: { gameNumber: 'ASC' },
    });
  }

  /** The newest match that repeats a finished one, or null. */
  async rematchOf(id: string): Promise<string | null> {
    const newest = { createdAt: 'DESC', id: 'ASC' } as const;
    const match = await this.database
      .getRepository(MatchEntity)
      .findOne({ select: { id: true }, where: { rematchOf: id }, order: newest });
    return match?.id ?? null;
  }

  /** The exchanges of the seats after a game, by seat. */
  exchanges(id: string): Promise<MatchExchangeEntity[]> {
    return this.database.getRepository(MatchExchangeEntity).find({ where: { matchId: id }, order: { seat: 'ASC' } });
  }

  /** Stores the exchange of a seat. It replaces an earlier one. */
  async exchange(exchange: MatchExchangeEntity): Promise<void> {
    await besideOthers(this.database, ({ manager }) =>
      manager.upsert(MatchExchangeEntity, exchange, ['matchId', 'seat']),
    );
  }

  /** The newest matches of all games. Leaves out matches of unpublished change sets. */
  newest(most: number): Promise<MatchEntity[]> {
    return this.database
      .getRepository(MatchEntity)
      .find({ where: { proposal: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' }, take: most });
  }

  /** The newest match of a game that is shown to visitors. */
  async shown(game: string): Promise<MatchEntity | null> {
    const where = { game, pace: SHOWN };
    const [newest] = await this.database
      .getRepository(MatchEntity)
      .find({ where, order: { createdAt: 'DESC', id: 'DESC' }, take: 1 });
    return newest ?? null;
  }

  /** Deletes matches of a game that were shown. Keeps the newest `keep`, and those with a fork or a note. */
  async forgetShown(game: string, keep: number): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      const where = { game, pace: SHOWN };
      const old = await manager.find(MatchEntity, { where, order: { createdAt: 'DESC', id: 'DESC' }, skip: keep });
      const ids = old.map((one) => one.id);
      if (ids.length === 0) return;
      const written = await manager.findBy(MatchNoteEntity, { matchId: In(ids) });
      const forked = await manager.findBy(MatchEntity, { parentId: In(ids) });
      const needed = new Set([...written.map((one) => one.matchId), ...forked.map((one) => one.parentId)]);
      const gone = In(ids.filter((id) => !needed.has(id)));
      for (const Part of [MatchEntryEntity, MatchSeatEntity]) await manager.delete(Part, { matchId: gone });
      await manager.delete(MatchEntity, { id: gone });
    });
  }
}

const ENTRIES_AT_ONCE = 250;
/** Condition for matches that are shown. Not `Not(IsNull())`, because SQLite does not use the index of these matches for it. */
const SHOWN = MoreThanOrEqual(0);
