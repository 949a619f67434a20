/** Remembers the browsers in which a person played while signed in. The export and the deletion use them to find the person's seats. */
import { createHash } from 'node:crypto';
import { AccountVisitorEntity, inTransaction, run, sql } from '@rulewright/database';
import { In, type DataSource } from 'typeorm';

/** Milliseconds before the stored time of a known browser is updated. */
const FRESH = 24 * 60 * 60 * 1000;

/** The most accounts that are read for one browser. */
const MOST_SHARING = 1_000;

/** The digest of a visitor's key. Seats and lab runs store the same digest. */
const visitorDigest = (key: string): string => createHash('sha256').update(key).digest('base64url');

export class AccountVisitors {
  constructor(private readonly database: DataSource) {}

  /** @param key the value of the visitor cookie */
  async remember(userId: string, key: string): Promise<void> {
    const which = { userId, visitor: visitorDigest(key) };
    const known = await this.database.getRepository(AccountVisitorEntity).findOneBy(which);
    if (known && Date.parse(known.seenAt) > Date.now() - FRESH) return;
    const seenAt = new Date().toISOString();
    await inTransaction(this.database, ({ manager }) =>
      manager.upsert(AccountVisitorEntity, { ...which, seenAt }, ['userId', 'visitor']),
    );
  }

  /** The digests of a person's browsers. @param key the visitor key of the requesting browser, which is included */
  async of(userId: string, key: string | null): Promise<string[]> {
    const known = await this.database.getRepository(AccountVisitorEntity).findBy({ userId });
    return [...new Set([...known.map(({ visitor }) => visitor), ...(key === null ? [] : [visitorDigest(key)])])];
  }

  /** The accounts that have played in one of the browsers of an account, without itself. */
  async sharing(userId: string): Promise<string[]> {
    const rows = await run<{ user_id: string }>(
      this.database,
      sql`SELECT DISTINCT b.user_id FROM account_visitors a JOIN account_visitors b ON b.visitor = a.visitor
        WHERE a.user_id = ${userId} AND b.user_id <> ${userId} LIMIT ${MOST_SHARING}`,
    );
    return rows.map(({ user_id }) => user_id);
  }

  /** The accounts that last played in browsers. @param visitors digests of their keys. A browser without an account is missing. */
  async accountsOf(visitors: readonly string[]): Promise<Map<string, string>> {
    const order = { seenAt: 'ASC' } as const;
    const known = await this.database
      .getRepository(AccountVisitorEntity)
      .find({ where: { visitor: In([...visitors]) }, order });
    return new Map(known.map(({ visitor, userId }) => [visitor, userId]));
  }
}
