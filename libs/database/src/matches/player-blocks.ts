/** The people whom a person does not want to meet, and the people with whom a person has played. */
import type { DataSource } from 'typeorm';
import { PlayerBlockEntity } from '../entities/rated.ts';
import { run, sql, valueList } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

/** The most people whom one account can block. */
export const MOST_BLOCKED = 200;

/** The most players that are left out of a list. */
const MOST_APART = 1_000;

export interface MetPlayer {
  readonly matchId: string;
  readonly seat: number;
  readonly name: string;
  readonly holder: string;
  readonly at: string;
}

export class PlayerBlockStore {
  constructor(private readonly database: DataSource) {}

  /** Blocks a player. Returns false if the person has blocked too many. */
  async add(userId: string, blocked: string, name: string): Promise<boolean> {
    return inTransaction(this.database, async ({ manager }) => {
      if ((await manager.countBy(PlayerBlockEntity, { userId })) >= MOST_BLOCKED) return false;
      const createdAt = new Date().toISOString();
      await manager.upsert(PlayerBlockEntity, { userId, blocked, name, createdAt }, ['userId', 'blocked']);
      return true;
    });
  }

  async remove(userId: string, blocked: string): Promise<void> {
    await inTransaction(this.database, ({ manager }) => manager.delete(PlayerBlockEntity, { userId, blocked }));
  }

  /** The blocks of a person, newest first. */
  of(userId: string): Promise<PlayerBlockEntity[]> {
    const order = { createdAt: 'DESC', blocked: 'ASC' } as const;
    return this.database.getRepository(PlayerBlockEntity).find({ where: { userId }, order });
  }

  /** Whether one of two groups has blocked one of the other. Each group is an account, if any, with the digests of browsers. */
  async areApart(ones: readonly string[], others: readonly string[]): Promise<boolean> {
    if (ones.length === 0 || others.length === 0) return false;
    const [a, b] = [valueList(ones), valueList(others)];
    const rows = await run(
      this.database,
      sql`SELECT 1 AS one FROM player_blocks
        WHERE (user_id IN ${a} AND blocked IN ${b}) OR (user_id IN ${b} AND blocked IN ${a}) LIMIT 1`,
    );
    return rows.length > 0;
  }

  /** The players whom an account has blocked, and the accounts that have blocked it. */
  async apartFrom(userId: string): Promise<string[]> {
    const rows = await run<{ other: string }>(
      this.database,
      sql`SELECT blocked AS other FROM player_blocks WHERE user_id = ${userId}
        UNION SELECT user_id AS other FROM player_blocks WHERE blocked = ${userId} LIMIT ${MOST_APART}`,
    );
    return rows.map(({ other }) => other);
  }

  /** The newest seats of other people in the matches of these browsers. */
  async met(visitors: readonly string[], most: number): Promise<MetPlayer[]> {
    if (visitors.length === 0) return [];
    const own = valueList(visitors);
    return run<MetPlayer>(
      this.database,
      sql`SELECT o.match_id AS "matchId", o.seat AS "seat", o.name AS "name", o.holder AS "holder", m.created_at AS "at"
        FROM match_seats s JOIN matches m ON m.id = s.match_id JOIN match_seats o ON o.match_id = s.match_id
        WHERE s.holder IN ${own} AND o.holder IS NOT NULL AND o.holder NOT IN ${own}
        ORDER BY m.created_at DESC, o.match_id, o.seat LIMIT ${most}`,
    );
  }
}
