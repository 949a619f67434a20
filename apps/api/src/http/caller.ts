/**
 * Identifies the sender of a request: a person with a session cookie, or a script with an API token. A request with both is refused:
 * a browser adds cookies automatically, but never a token, so a page of another site may have sent it.
 */
import type { IncomingMessage } from 'node:http';
import type { ApiTokens, Person, ScopeName, Sessions } from '@rulewright/accounts';
import { ApiError } from '../errors/errors.ts';
import { oncePerRequest } from './request-scope.ts';
import { sessionToken } from './session-cookie.ts';

export interface Caller {
  readonly person: Person;
  /** The scopes of the token; null for a session, which has all permissions of the role. */
  readonly scopes: readonly ScopeName[] | null;
}

export interface Credentials {
  readonly sessions: Sessions;
  readonly tokens: ApiTokens;
}

/** The token in an `Authorization` header. Undefined for other schemes, which proxies use. */
function bearerToken(header: string | undefined): string | undefined {
  return /^bearer +(\S{1,200}) *$/iu.exec(header ?? '')?.[1];
}

/** Null for a visitor without a session or a token. @throws ApiError UNAUTHENTICATED, FORBIDDEN */
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
  const token = await tokens.find(bearer);
  if (!token)
    throw new ApiError('UNAUTHENTICATED', 'This API token is wrong, has expired or was revoked.', 'bad-token');
  return token;
}
