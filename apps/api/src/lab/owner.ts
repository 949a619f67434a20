/** The owner of a run: a visitor by the key in their cookie, or the account whose API token started the run. */
import { createHash } from 'node:crypto';
import type { AccountVisitors } from '@rulewright/accounts';
import type { RequestContext } from '../graphql/context.ts';
import { ensurePlayer, visitorKey, type Visit } from '../matches/visitor.ts';

/** A visit that may be that of a script. */
export type LabVisit = Visit & Pick<RequestContext, 'viewer' | 'byToken'>;

/** The hash of a visitor's key. The key itself is not stored. */
export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The key of all scripts of an account; null for a visit without a token. No cookie can be this key, because keys have no colon. */
const scriptKey = ({ viewer, byToken }: LabVisit): string | null => (byToken && viewer ? `account:${viewer.id}` : null);

/** The key that owns runs; null for a visitor without one. */
export const labKey = (visit: LabVisit): string | null => scriptKey(visit) ?? visitorKey(visit);

/** The key that owns runs. A visitor without one gets it. */
export async function ensureLabKey(visit: LabVisit, visitors: AccountVisitors): Promise<string> {
  return scriptKey(visit) ?? ensurePlayer(visit, visit.viewer ?? null, visitors);
}
