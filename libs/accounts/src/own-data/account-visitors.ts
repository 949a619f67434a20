/** Remembers in which browsers a person played while signed in, so that their seats are found for the export and the deletion. */
import { createHash } from 'node:crypto';
import { AccountVisitorEntity, inTransaction } from '@rulewright/database';
import type { DataSource } from 'typeorm';

/** Milliseconds after which the same browser is written again. */
const FRESH = 24 * 60 * 60 * 1000;

/** The stored form of a visitor's key, as seats and runs have it. */
const visitorDigest = (key: string): string => createHash('sha256').update(key).digest('base64url');

export class AccountVisitors {
  constructor(private readonly database: DataSource) {}

  /** @param key of the visitor's cookie */
  async remember(userId: string, key: string): Promise<void> {
    const which = { userId, visitor: visitorDigest(key) };
    const known = await this.database.getRepository(AccountVisitorEntity).findOneBy(which);
    if (known && Date.parse(known.seenAt) > Date.now() - FRESH) return;
    const seenAt = new Date().toISOString();
    await inTransaction(this.database, ({ manager }) =>
      manager.upsert(AccountVisitorEntity, { ...which, seenAt }, ['userId', 'visitor']),
    );
  }

  /** The digests of a person's browsers. @param key of the browser that asks */
  async of(userId: string, key: string | null): Promise<string[]> {
    const known = await this.database.getRepository(AccountVisitorEntity).findBy({ userId });
    return [...new Set([...known.map(({ visitor }) => visitor), ...(key === null ? [] : [visitorDigest(key)])])];
  }
}
