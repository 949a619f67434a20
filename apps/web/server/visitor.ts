/** What the front needs to know about a visitor: the address, the theme, and whether their pages are personal. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { VISITOR_HEADER } from './headers.ts';

/** Hextets of an IPv6 address that name one network. */
const NETWORK = 4;

/**
 * The address by which a visitor is counted; visitors of one IPv6 network count as one. `Visitors.name` has read it. `addressKey` of
 * libs/accounts is the same rule for the API; this server cannot import it without the database.
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

/** Cookies that change what pages show: a session, and a change set that is looked at as if it were published. */
const PERSONAL = /(?:^|;\s*)(?:rulewright-session|as-if)=/u;
const THEME = /(?:^|;\s*)theme=(light|dark)(?:;|$)/u;

export type Theme = '' | 'light' | 'dark';

/** Whether pages are made for this visitor alone. What a client-side navigation asks for counts too: it depends on the page before. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return headers.rsc !== undefined || headers.authorization !== undefined || PERSONAL.test(headers.cookie ?? '');
}

export const themeOf = ({ cookie }: IncomingHttpHeaders): Theme =>
  cookie === undefined ? '' : ((THEME.exec(cookie)?.[1] ?? '') as Theme);
