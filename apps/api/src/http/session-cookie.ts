/** The session cookie: HttpOnly, SameSite=Lax, and Secure if the visitor uses TLS. */
import { SESSION_SECONDS } from '@rulewright/accounts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { originOf } from './origin.ts';

const NAME = 'rulewright-session';

/** The token in a Cookie header. */
export const sessionToken = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : parseCookie(header)[NAME];

/** Sets the cookie, or removes it if `token` is null. */
export function setSessionCookie(request: Request, response: Response, token: string | null): void {
  const { secure } = originOf(request);
  const cookie = stringifySetCookie(NAME, token ?? '', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: token === null ? 0 : SESSION_SECONDS,
  });
  response.append('set-cookie', cookie);
}
