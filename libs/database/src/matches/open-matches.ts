/** The lobby in the database: open matches. An entry ends when it expires, when the match is full, or when its host withdraws it. */
import { randomInt } from 'node:crypto';
import { LessThan, type DataSource } from 'typeorm';
import { OpenMatchEntity } from '../entities/match.ts';
import { run, sql, withoutNul } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

type ListedMatch = Omit<OpenMatchEntity, 'id' | 'slot' | 'createdAt'>;

/** The most matches that one account can list at a time. */
export const MOST_OPEN = 3;
/** The minutes after which an entry expires. */
export const OPEN_MINUTES = 60;

/** The characters of a code: those that no one confuses when reading them out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A code as it is stored, however a person typed it. */
const codeOf = (text: string): string => withoutNul(text).toUpperCase().replaceAll(/[\s-]/gu, '');

/** Older entries have expired. */
const oldest = (now: number): string => new Date(now - OPEN_MINUTES * 60_000).toISOString();

export class OpenMatchStore {
  constructor(private readonly database: DataSource) {}

  /** Lists a match. A listed match keeps its entry. Returns null if the account has used all its slots. */
  async add(listed: ListedMatch, now = Date.now()): Promise<OpenMatchEntity | null> {
    const createdAt = new Date(now).toISOString();
    return inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      await manager.delete(OpenMatchEntity, { createdAt: LessThan(oldest(now)) });
      const { matchId, userId, game, rulesetId, rulesetName, bestOf, seconds, name } = listed;
      const known = await manager.findOneBy(OpenMatchEntity, { matchId });
      if (known) return known;
      for (let slot = 0; slot < MOST_OPEN; slot++) {
        const id = newCode();
        const [added] = await run(
          runner,
          sql`INSERT INTO open_matches
                (id, match_id, user_id, slot, game, ruleset_id, ruleset_name, best_of, seconds, name, created_at)
              VALUES (${id}, ${matchId}, ${userId}, ${slot}, ${game}, ${rulesetId}, ${rulesetName}, ${bestOf}, ${seconds},
                ${name}, ${createdAt})
              ON CONFLICT DO NOTHING RETURNING id`,
        );
        if (added) return { ...listed, id, slot, createdAt };
      }
      return null;
    });
  }

  /** The entry with a code, if it has not expired; null if there is none. */
  async find(id: string, now = Date.now()): Promise<OpenMatchEntity | null> {
    const entry = await this.database.getRepository(OpenMatchEntity).findOneBy({ id: codeOf(id) });
    return entry && entry.createdAt >= oldest(now) ? entry : null;
  }

  /** The entry of a match; null if it has expired or the match is not listed. */
  async ofMatch(matchId: string, now = Date.now()): Promise<OpenMatchEntity | null> {
    const entry = await this.database.getRepository(OpenMatchEntity).findOneBy({ matchId: withoutNul(matchId) });
    return entry && entry.createdAt >= oldest(now) ? entry : null;
  }

  /** Removes the entry of a match. */
  async remove(matchId: string): Promise<void> {
    await inTransaction(this.database, ({ manager }) => manager.delete(OpenMatchEntity, { matchId }));
  }

  /**
   * The open matches, newest first.
   * @param games the games of the matches
   * @param after the time and the id of the match after which the list continues
   * @param without accounts whose matches are left out
   */
  async list(
    games: readonly string[],
    first: number,
    after?: readonly [string, string],
    without: readonly string[] = [],
    now = Date.now(),
  ): Promise<OpenMatchEntity[]> {
    const query = this.database
      .getRepository(OpenMatchEntity)
      .createQueryBuilder('open')
      .where('open.createdAt >= :oldest', { oldest: oldest(now) })
      .andWhere('open.game IN (:...games)', { games: games.length > 0 ? games : [''] })
      .andWhere('open.userId NOT IN (:...without)', { without: ['', ...without] })
      // Leaves out matches whose seats were filled through links.
      .andWhere(
        `EXISTS (SELECT seat.seat FROM match_seats seat
           WHERE seat.match_id = open.matchId AND seat.kind = 'person' AND seat.holder IS NULL)`,
      )
      .orderBy('open.createdAt', 'DESC')
      .addOrderBy('open.id', 'DESC');
    if (after !== undefined) {
      const [at, id] = after;
      query.andWhere('(open.createdAt < :at OR (open.createdAt = :at AND open.id < :id))', { at, id });
    }
    return query.limit(first).getMany();
  }
}
