/** Notes about matches in the database: written once, listed by what they are about, the newest first. */
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { MatchNoteEntity } from '../entities/match-note.ts';
import { BadCursorError } from '../search/cursor.ts';
import { withoutNul } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

/** What notes are about; what is left out does not matter. */
export interface NoteFilter {
  readonly match?: string | undefined;
  readonly game?: string | undefined;
  readonly release?: number | undefined;
  readonly mode?: string | undefined;
  readonly card?: string | undefined;
  readonly rule?: string | undefined;
}

export interface NotePage {
  readonly notes: readonly MatchNoteEntity[];
  readonly total: number;
  /** The mean of all ratings, not only of this page; null where there are none. */
  readonly rating: number | null;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

const COLUMNS = {
  match: 'matchId',
  game: 'game',
  release: 'release',
  mode: 'mode',
  card: 'card',
  rule: 'rule',
} as const;

const LONGEST_CURSOR = 200;

const formatPlace = ({ createdAt, id }: MatchNoteEntity): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** @throws BadCursorError */
function parsePlace(text: string): readonly [string, string] {
  try {
    const read: unknown = text.length > LONGEST_CURSOR ? null : JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(read) && typeof read[0] === 'string' && typeof read[1] === 'string')
      return [withoutNul(read[0]), withoutNul(read[1])];
  } catch {
    // Not one of ours.
  }
  throw new BadCursorError();
}

export class NoteStore {
  constructor(private readonly database: DataSource) {}

  /** Keeps a note; false when its author has written `most` about this match already. */
  async add(note: MatchNoteEntity, most: number): Promise<boolean> {
    return inTransaction(this.database, async ({ manager }) => {
      const { matchId, author } = note;
      if ((await manager.countBy(MatchNoteEntity, { matchId, author })) >= most) return false;
      await manager.insert(MatchNoteEntity, note);
      return true;
    });
  }

  /** A text that changes whenever a note is written or removed. */
  async mark(): Promise<string> {
    const { total, latest } = (await this.database
      .getRepository(MatchNoteEntity)
      .createQueryBuilder('note')
      .select('COUNT(*)', 'total')
      .addSelect('MAX(note.createdAt)', 'latest')
      .getRawOne<{ total: number | string; latest: string | null }>())!;
    return `${total}/${latest ?? ''}`;
  }

  find(id: string): Promise<MatchNoteEntity | null> {
    return this.database.getRepository(MatchNoteEntity).findOneBy({ id: withoutNul(id) });
  }

  async remove(id: string): Promise<void> {
    await inTransaction(this.database, ({ manager }) => manager.delete(MatchNoteEntity, { id }));
  }

  /** @param after where the page begins, as `next` of the one before. @throws BadCursorError */
  async list(filter: NoteFilter, first: number, after?: string): Promise<NotePage> {
    const found = this.matching(filter).orderBy('note.createdAt', 'DESC').addOrderBy('note.id', 'DESC');
    if (after !== undefined) {
      const [at, id] = parsePlace(after);
      found.andWhere('(note.createdAt < :at OR (note.createdAt = :at AND note.id < :id))', { at, id });
    }
    const notes = await found.limit(first + 1).getMany();
    const { total, rating } = (await this.matching(filter)
      .select('COUNT(*)', 'total')
      .addSelect('AVG(note.rating)', 'rating')
      .getRawOne<{ total: number | string; rating: number | string | null }>())!;
    const more = notes.length > first;
    return {
      notes: notes.slice(0, first),
      total: Number(total),
      rating: rating === null ? null : Number(rating),
      next: more ? formatPlace(notes[first - 1]!) : null,
    };
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
