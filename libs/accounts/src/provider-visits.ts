/**
 * Sign-ins that wait for the answer of the provider. The database stores the values that the answer must match. The browser has a token,
 * so only the browser that started the sign-in can finish it, and only once.
 */
import { inTransaction, ProviderVisitEntity } from '@rulewright/database';
import { LessThan, type DataSource } from 'typeorm';
import { digestOf, newToken } from './tokens.ts';

/** The time limit for a sign-in at the provider, in seconds. */
export const VISIT_SECONDS = 10 * 60;

export interface ProviderVisit {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier, which is secret. */
  readonly verifier: string;
  /** The path of this site to open after the sign-in. */
  readonly returnTo: string;
}

export class ProviderVisits {
  constructor(private readonly database: DataSource) {}

  /** Stores the values that the answer must match. Returns the token for the cookie. */
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

  /** Deletes and returns the stored values of a token; null if it was used or has expired. */
  async end(token: string): Promise<ProviderVisit | null> {
    return inTransaction(this.database, async ({ manager }) => {
      const digest = digestOf(token);
      const providerVisit = await manager.findOneBy(ProviderVisitEntity, { digest });
      if (!providerVisit) return null;
      await manager.delete(ProviderVisitEntity, { digest });
      const { state, nonce, verifier, returnTo } = providerVisit;
      return providerVisit.expiresAt < new Date().toISOString() ? null : { state, nonce, verifier, returnTo };
    });
  }
}
