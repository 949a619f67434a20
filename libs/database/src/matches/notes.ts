/** Notes on matches in the database: written once, listed by subject, newest first. */
import { LessThan, type DataSource, type FindOptionsWhere } from 'typeorm';
import { SettingEntity } from '../entities/account.ts';
import { MatchNoteEntity } from '../entities/match.ts';
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
    const among = whereOf(filter);
    const where =
      after === undefined
        ? among
        : [
            { ...among, createdAt: LessThan(after[0]) },
            { ...among, createdAt: after[0], id: LessThan(after[1]) },
          ];
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return this.database.getRepository(MatchNoteEntity).find({ where, order, take: first });
  }

  /** Totals of the matching notes. It reads every one of them, while `list` reads only one page. */
  async tally(filter: NoteFilter): Promise<NoteTally> {
    const notes = this.database.getRepository(MatchNoteEntity);
    const where = whereOf(filter);
    return { total: await notes.countBy(where), rating: await notes.average('rating', where) };
  }
}

/** The condition of a filter. */
const whereOf = (filter: NoteFilter): FindOptionsWhere<MatchNoteEntity> =>
  Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([name, column]) => {
      const value = filter[name as keyof NoteFilter];
      return value === undefined ? [] : [[column, withoutNul(value)]];
    }),
  );
