/** Notes on matches in the database: written once, listed by subject, newest first. */
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { SettingEntity } from '../entities/account.ts';
import { MatchNoteEntity } from '../entities/match-note.ts';
import { run, sql, withoutNul } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

/** The subject of notes. A missing member matches every note. */
export interface NoteFilter {
  readonly match?: string | undefined;
  readonly game?: string | undefined;
  readonly release?: number | undefined;
  readonly mode?: string | undefined;
  readonly card?: string | undefined;
  readonly rule?: string | undefined;
}

/** Totals over all notes that match a filter. */
export interface NoteTally {
  readonly total: number;
  /** The mean of all ratings; null if there are no notes. */
  readonly rating: number | null;
}

const COLUMNS = {
  match: 'matchId',
  game: 'game',
  release: 'release',
  mode: 'mode',
  card: 'card',
  rule: 'rule',
} as const;

/** The setting that stores the number of removed notes. */
const REMOVED = 'notes-removed';

export class NoteStore {
  constructor(private readonly database: DataSource) {}

  /** Stores a note. Returns false if its author has already written `most` notes about this match. */
  async add(note: MatchNoteEntity, most: number): Promise<boolean> {
    return inTransaction(this.database, async ({ manager }) => {
      const { matchId, author } = note;
      if ((await manager.countBy(MatchNoteEntity, { matchId, author })) >= most) return false;
      await manager.insert(MatchNoteEntity, note);
      return true;
    });
  }

  /** A text that changes whenever a note is added or removed: the newest note, and the number of removed notes. */
  async mark(): Promise<string> {
    const [row] = await run<{ latest: string | null; removed: string | null }>(
      this.database,
      sql`SELECT (SELECT created_at || ' ' || id FROM match_notes WHERE created_at > '' ORDER BY created_at DESC, id DESC LIMIT 1) AS latest,
                 (SELECT value FROM settings WHERE name = ${REMOVED}) AS removed`,
    );
    return `${row?.removed ?? 0}/${row?.latest ?? ''}`;
  }

  find(id: string): Promise<MatchNoteEntity | null> {
    return this.database.getRepository(MatchNoteEntity).findOneBy({ id: withoutNul(id) });
  }

  async remove(id: string): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      await manager.delete(MatchNoteEntity, { id });
      const removed = await manager.findOneBy(SettingEntity, { name: REMOVED });
      await manager.upsert(SettingEntity, { name: REMOVED, value: String(Number(removed?.value ?? 0) + 1) }, ['name']);
    });
  }

  /** Notes, newest first. @param after the time and the id of the note after which the list continues */
  async list(filter: NoteFilter, first: number, after?: readonly [string, string]): Promise<MatchNoteEntity[]> {
    const found = this.matching(filter).orderBy('note.createdAt', 'DESC').addOrderBy('note.id', 'DESC');
    if (after !== undefined) {
      const [at, id] = after;
      found.andWhere('(note.createdAt < :at OR (note.createdAt = :at AND note.id < :id))', { at, id });
    }
    return found.limit(first).getMany();
  }

  /** Totals of the matching notes. It reads every one of them, while `list` reads only one page. */
  async tally(filter: NoteFilter): Promise<NoteTally> {
    const { total, rating } = (await this.matching(filter)
      .select('COUNT(*)', 'total')
      .addSelect('AVG(note.rating)', 'rating')
      .getRawOne<{ total: number | string; rating: number | string | null }>())!;
    return { total: Number(total), rating: rating === null ? null : Number(rating) };
  }

  private matching(filter: NoteFilter): SelectQueryBuilder<MatchNoteEntity> {
    const found = this.database.getRepository(MatchNoteEntity).createQueryBuilder('note');
    for (const [name, column] of Object.entries(COLUMNS)) {
      const value = filter[name as keyof NoteFilter];
      if (value !== undefined) found.andWhere(`note.${column} = :${name}`, { [name]: withoutNul(value) });
    }
    return found;
  }
}
