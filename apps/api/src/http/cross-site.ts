/**
 * Accepts mutations only from our own site. There are four defences, and each alone would be enough: the Origin and Sec-Fetch-Site
 * headers of the browser, the JSON content type, a custom header, and a cookie that browsers do not send from other sites.
 * A client that is not a browser sends no Origin, but it does not have another person's cookie either.
 */
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { ApiError } from '../errors/errors.ts';
import { sessionToken } from './session-cookie.ts';

/** Required for every mutation with a session cookie. */
const OWN_REQUEST_HEADER = 'rulewright-request';

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** Whether the browser's headers show that another site sent the request or opened the connection. */
export function isForeign(request: IncomingMessage): boolean {
  const { headers } = request;
  const site = first(headers['sec-fetch-site']);
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = first(headers.origin);
  return origin !== undefined && !ownHosts(request).includes(hostOf(origin));
}

const FOREIGN = 'This request comes from another site.';

/** The check for uploads outside GraphQL. @throws ApiError FORBIDDEN for a request from another site */
export function requireOwnSite(request: Request): void {
  if (isForeign(request)) throw new ApiError('FORBIDDEN', FOREIGN);
}

/** The reason why a request may not change anything; null if it may. */
export function crossSiteProblem(request: Request): string | null {
  const { headers } = request;
  if (isForeign(request)) return FOREIGN;
  if (!request.is('application/json')) return 'Send changes as JSON.';
  if (sessionToken(headers.cookie) !== undefined && headers[OWN_REQUEST_HEADER] === undefined)
    return `Send changes with the header ${OWN_REQUEST_HEADER}.`;
  return null;
}

/** The host names of the site in this request. A page of another site cannot set these headers. */
const ownHosts = ({ headers }: IncomingMessage): string[] =>
  [headers.host, first(headers['x-forwarded-host'])].filter((host) => host !== undefined);

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return '';
  }
}
