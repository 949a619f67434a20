/** The owner of a lab run: the visitor whose cookie has the key, or the account whose API token started the run. */
import { createHash } from 'node:crypto';
import type { AccountVisitors } from '@rulewright/accounts';
import type { RequestContext } from '../graphql/context.ts';
import { ensurePlayer, visitorKey, type Visit } from '../matches/visitor.ts';

/** A visit by a browser, or by a script with an API token. */
export type LabVisit = Visit & Pick<RequestContext, 'viewer' | 'byToken'>;

/** The hash of a visitor's key. The key itself is not stored. */
export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The key that all scripts of an account share; null without an API token. A visitor's key has no colon, so no cookie can forge this key. */
const scriptKey = ({ viewer, byToken }: LabVisit): string | null => (byToken && viewer ? `account:${viewer.id}` : null);

/** The key under which a visit owns runs; null for a visitor without a key. */
export const labKey = (visit: LabVisit): string | null => scriptKey(visit) ?? visitorKey(visit);

/** The key under which a visit owns runs. Creates a key for a visitor who has none. */
export async function ensureLabKey(visit: LabVisit, visitors: AccountVisitors): Promise<string> {
  return scriptKey(visit) ?? ensurePlayer(visit, visit.viewer ?? null, visitors);
}
