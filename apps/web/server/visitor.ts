/** Facts about a visitor for the front: the address, the theme, and whether their pages are personal. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { VISITOR_HEADER } from './headers.ts';

/** The number of IPv6 groups that identify a network. */
const NETWORK = 4;

/**
 * The address under which a visitor is counted, as found by `Visitors.name`. Visitors of one IPv6 network count as one. `addressKey` of
 * libs/accounts has the same rule for the API; this server cannot import it without the database.
 */
export function addressOf({ headers }: IncomingMessage): string {
  const address = String(headers[VISITOR_HEADER] ?? '');
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6'
    ? (parsed as ipaddr.IPv6).parts
        .slice(0, NETWORK)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}

/** Cookies that change the content of pages: a session, a previewed change set, and the display that few readers change. */
const PERSONAL = /(?:^|;\s*)(?:rulewright-session|as-if|display)=/u;
const THEME = /(?:^|;\s*)theme=(light|dark)(?:;|$)/u;

export type Theme = '' | 'light' | 'dark';

/** Whether pages are rendered for this visitor alone. This includes client-side navigation, whose answer depends on the previous page. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return headers.rsc !== undefined || headers.authorization !== undefined || PERSONAL.test(headers.cookie ?? '');
}

export const themeOf = ({ cookie }: IncomingHttpHeaders): Theme =>
  cookie === undefined ? '' : ((THEME.exec(cookie)?.[1] ?? '') as Theme);
