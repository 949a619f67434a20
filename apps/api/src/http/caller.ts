/**
 * Who sends a request: a person with the cookie of a session, or a script with an API token. A browser sends cookies by itself and
 * never a token, so a request with both is refused: the token must not lend its way in to a page of another site.
 */
import type { IncomingMessage } from 'node:http';
import type { ApiTokens, Person, ScopeName, Sessions } from '@rulewright/accounts';
import { ApiError } from '../errors/errors.ts';
import { oncePerRequest } from './request-scope.ts';
import { sessionToken } from './session-cookie.ts';

export interface Caller {
  readonly person: Person;
  /** Of the token; null for a session, which may do all that the role permits. */
  readonly scopes: readonly ScopeName[] | null;
}

export interface Credentials {
  readonly sessions: Sessions;
  readonly tokens: ApiTokens;
}

/** The token in an `Authorization` header; other schemes are those of proxies. */
function bearerToken(header: string | undefined): string | undefined {
  return /^bearer +(\S{1,200}) *$/iu.exec(header ?? '')?.[1];
}

/** Null for somebody who is not signed in. @throws ApiError UNAUTHENTICATED, FORBIDDEN */
export async function callerOf(
  { headers }: IncomingMessage,
  { sessions, tokens }: Credentials,
): Promise<Caller | null> {
  const session = sessionToken(headers.cookie);
  const bearer = bearerToken(headers.authorization);
  if (bearer === undefined) {
    const person = session ? await oncePerRequest(sessions, () => sessions.person(session)) : null;
    return person && { person, scopes: null };
  }
  if (session !== undefined)
    throw new ApiError('FORBIDDEN', 'Send an API token or the cookie of a session, not both.', 'two-credentials');
  const found = await tokens.find(bearer);
  if (!found)
    throw new ApiError('UNAUTHENTICATED', 'This API token is wrong, has expired or was revoked.', 'bad-token');
  return found;
}
