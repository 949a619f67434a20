/** Finds out who asks, once a request. */
import type { Person, Sessions } from '@rulewright/accounts';
import { oncePerRequest, requestSession } from '../http/request-scope.ts';
import { sessionToken } from '../http/session-cookie.ts';

/**
 * The person who asks; null for somebody who is not signed in.
 * @param cookie the header of a subscription, which is outside of any request
 */
export function personAsking(sessions: Sessions, cookie?: string): Promise<Person | null> {
  const token = requestSession() ?? sessionToken(cookie);
  if (token === undefined) return Promise.resolve(null);
  return oncePerRequest(sessions, () => sessions.person(token));
}
