/** Remembers the browsers in which a person played while signed in. The export and the deletion use them to find the person's seats. */
import { createHash } from 'node:crypto';
import { AccountVisitorEntity, inTransaction } from '@rulewright/database';
import type { DataSource } from 'typeorm';

/** Milliseconds before the stored time of a known browser is updated. */
const FRESH = 24 * 60 * 60 * 1000;

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
}
