/**
 * Mutations come from our own pages only. A browser says where a request comes from (Origin, Sec-Fetch-Site), a page of
 * another site cannot send JSON or headers of its own without being asked, and the cookie is not sent along from there: each
 * of the four would be enough. A client that is not a browser sends no Origin, and has no other person's cookie.
 */
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { ApiError } from '../errors/errors.ts';
import { sessionToken } from './session-cookie.ts';

/** Sent with every mutation that comes with a session. */
const OWN_REQUEST_HEADER = 'rulewright-request';

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** Whether a browser says that a page of another site sent a request, or opened a connection: it would send our cookie along. */
export function isForeign(request: IncomingMessage): boolean {
  const { headers } = request;
  const site = first(headers['sec-fetch-site']);
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = first(headers.origin);
  return origin !== undefined && !ownHosts(request).includes(hostOf(origin));
}

const FOREIGN = 'This request comes from another site.';

/** For what is sent outside GraphQL. @throws ApiError FORBIDDEN for a page of another site */
export function requireOwnSite(request: Request): void {
  if (isForeign(request)) throw new ApiError('FORBIDDEN', FOREIGN);
}

/** Whether a request may change something; else why not. */
export function crossSiteProblem(request: Request): string | null {
  const { headers } = request;
  if (isForeign(request)) return FOREIGN;
  if (!request.is('application/json')) return 'Send changes as JSON.';
  if (sessionToken(headers.cookie) !== undefined && headers[OWN_REQUEST_HEADER] === undefined)
    return `Send changes with the header ${OWN_REQUEST_HEADER}.`;
  return null;
}

/** The names by which the site is reached; a page elsewhere cannot set the headers that say so. */
const ownHosts = ({ headers }: IncomingMessage): string[] =>
  [headers.host, first(headers['x-forwarded-host'])].filter((host) => host !== undefined);

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return '';
  }
}
