/** The visitor's key: a cookie that only the server reads. A visitor gets it when taking a seat, and it tells seats apart. */
import type { IncomingMessage } from 'node:http';
import { isKey, newKey } from '@rulewright/matches';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { originOf } from '../http/origin.ts';

const VISITOR_COOKIE = 'visitor';
/** A year, in seconds. */
const AGE = 31_536_000;

/** Who asks: the request, and where the answer goes; a subscription has none. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response?: Response;
}

/** The key of a visitor. Null for someone who has never taken a seat. */
export function visitorKey({ request }: Visit): string | null {
  const key = parseCookie(request.headers.cookie ?? '')[VISITOR_COOKIE];
  return isKey(key) ? key : null;
}

/** The visitor's key, given now to somebody who has none. */
export function ensureVisitor(visit: Visit): string {
  const known = visitorKey(visit);
  if (known !== null) return known;
  const key = newKey();
  const { secure } = originOf(visit.request);
  const cookie = { name: VISITOR_COOKIE, value: key, httpOnly: true, sameSite: 'lax', path: '/', maxAge: AGE } as const;
  visit.response?.append('set-cookie', stringifySetCookie({ ...cookie, secure }));
  return key;
}
