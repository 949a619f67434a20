/** Looks up the person who sent a request, once per request. */
import type { Person, Sessions } from '@rulewright/accounts';
import { oncePerRequest, requestSession } from '../http/request-scope.ts';
import { sessionToken } from '../http/session-cookie.ts';

/**
 * The person who sent the request; null for a visitor without a session.
 * @param cookie the cookie header of a subscription, which runs outside any request
 */
export function personAsking(sessions: Sessions, cookie?: string): Promise<Person | null> {
  const token = requestSession() ?? sessionToken(cookie);
  if (token === undefined) return Promise.resolve(null);
  return oncePerRequest(sessions, () => sessions.person(token));
}
