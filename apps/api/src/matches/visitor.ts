/** The visitor's key, in an HttpOnly cookie. A visitor gets it with the first seat or lab run, and it identifies the visitor afterwards. */
import type { IncomingMessage } from 'node:http';
import type { AccountVisitors, Person } from '@rulewright/accounts';
import { isKey, newKey } from '@rulewright/matches';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { originOf } from '../http/origin.ts';

const VISITOR_COOKIE = 'visitor';
/** A year, in seconds. */
const AGE = 31_536_000;

/** A visitor's request and its response. A subscription has no response. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response?: Response;
}

/** The key of a visitor; null without a valid cookie. */
export function visitorKey({ request }: Visit): string | null {
  const key = parseCookie(request.headers.cookie ?? '')[VISITOR_COOKIE];
  return isKey(key) ? key : null;
}

/** The key of a visitor. Creates one and sets the cookie if the visitor has none. */
export function ensureVisitor(visit: Visit): string {
  const known = visitorKey(visit);
  if (known !== null) return known;
  const key = newKey();
  const { secure } = originOf(visit.request);
  const cookie = { name: VISITOR_COOKIE, value: key, httpOnly: true, sameSite: 'lax', path: '/', maxAge: AGE } as const;
  visit.response?.append('set-cookie', stringifySetCookie({ ...cookie, secure }));
  return key;
}

/** As `ensureVisitor`. Also links the key to the account of a signed-in person, so that an export or a deletion includes its data. */
export async function ensurePlayer(visit: Visit, viewer: Person | null, visitors: AccountVisitors): Promise<string> {
  const key = ensureVisitor(visit);
  if (viewer) await visitors.remember(viewer.id, key);
  return key;
}
