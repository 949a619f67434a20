/** Matches in the database: set up once, seats taken one after the other, a log that is only ever added to. */
import { IsNull, MoreThanOrEqual, type DataSource } from 'typeorm';
import { MatchEntity, MatchEntryEntity, MatchSeatEntity } from '../entities/match.ts';
import { inTransaction } from '../transaction.ts';

/** A match with its seats in order. */
export interface StoredMatch {
  readonly match: MatchEntity;
  readonly seats: readonly MatchSeatEntity[];
}

/** What both databases say when a key is there already. */
const isTaken = (error: unknown): boolean =>
  /^(23505|SQLITE_CONSTRAINT)/u.test(String((error as { code?: unknown }).code ?? ''));

export class MatchStore {
  constructor(private readonly database: DataSource) {}

  /** Writes a new match, its seats and the entries it begins with: all or nothing. */
  async create(
    match: MatchEntity,
    seats: readonly MatchSeatEntity[],
    entries: readonly MatchEntryEntity[],
  ): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      await manager.insert(MatchEntity, match);
      await manager.insert(MatchSeatEntity, [...seats]);
      // In pieces: a statement holds only so many values.
      for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE)
        await manager.insert(MatchEntryEntity, entries.slice(from, from + ENTRIES_AT_ONCE));
    });
  }

  async find(id: string): Promise<StoredMatch | null> {
    const match = await this.database.getRepository(MatchEntity).findOneBy({ id });
    return match && { match, seats: await this.seats(id) };
  }

  seats(id: string): Promise<MatchSeatEntity[]> {
    return this.database.getRepository(MatchSeatEntity).find({ where: { matchId: id }, order: { seat: 'ASC' } });
  }

  /** The log from entry `from` on. */
  entries(id: string, from = 0): Promise<MatchEntryEntity[]> {
    const where = { matchId: id, number: MoreThanOrEqual(from) };
    return this.database.getRepository(MatchEntryEntity).find({ where, order: { number: 'ASC' } });
  }

  /** Adds an entry; false where one with this number is there already: another writer was faster. */
  async append(entry: MatchEntryEntity): Promise<boolean> {
    try {
      await inTransaction(this.database, ({ manager }) => manager.insert(MatchEntryEntity, entry));
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** Takes an open seat; false when somebody else has. */
  async take(id: string, seat: number, taken: Pick<MatchSeatEntity, 'holder' | 'name' | 'deck'>): Promise<boolean> {
    const open = { matchId: id, seat, kind: 'person' as const, holder: IsNull() };
    const { affected } = await inTransaction(this.database, ({ manager }) =>
      manager.update(MatchSeatEntity, open, taken),
    );
    return affected === 1;
  }
}

const ENTRIES_AT_ONCE = 500;
