/**
 * Sign-ins that wait for the answer of the provider. What the answer must match stays in the database; the browser holds a token, so
 * that only the browser that began can end it, once.
 */
import { inTransaction, ProviderVisitEntity } from '@rulewright/database';
import { LessThan, type DataSource } from 'typeorm';
import { digestOf, newToken } from './tokens.ts';

/** How long a person may take at the provider, in seconds. */
export const VISIT_SECONDS = 10 * 60;

export interface ProviderVisit {
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE. */
  readonly verifier: string;
  /** The path on this site that the person wanted. */
  readonly returnTo: string;
}

export class ProviderVisits {
  constructor(private readonly database: DataSource) {}

  /** Stores what the answer must match. Returns the token for the cookie. */
  async begin(visit: ProviderVisit): Promise<string> {
    const token = newToken();
    const now = Date.now();
    await inTransaction(this.database, async ({ manager }) => {
      await manager.delete(ProviderVisitEntity, { expiresAt: LessThan(new Date(now).toISOString()) });
      const expiresAt = new Date(now + VISIT_SECONDS * 1000).toISOString();
      await manager.insert(ProviderVisitEntity, { digest: digestOf(token), ...visit, expiresAt });
    });
    return token;
  }

  /** What was stored for a token; null the second time, and when it is too late. */
  async end(token: string): Promise<ProviderVisit | null> {
    return inTransaction(this.database, async ({ manager }) => {
      const digest = digestOf(token);
      const found = await manager.findOneBy(ProviderVisitEntity, { digest });
      if (!found) return null;
      await manager.delete(ProviderVisitEntity, { digest });
      const { state, nonce, verifier, returnTo } = found;
      return found.expiresAt < new Date().toISOString() ? null : { state, nonce, verifier, returnTo };
    });
  }
}
