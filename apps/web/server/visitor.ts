/** Who sends a request, as far as the front asks: an address, whether pages are made for them alone, and their theme. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** The same proxies that the API believes. */
const trusted = proxyAddress.compile((process.env.TRUSTED_PROXIES || 'loopback').split(',').map((one) => one.trim()));

/**
 * Adds the address that a request comes from to those that it claims to speak for. The API takes the last one that is not a proxy
 * of ours, so nobody is counted under an invented address.
 */
export function addAddress({ headers, socket }: IncomingMessage): void {
  const claimed = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [claimed, socket.remoteAddress].flat().filter(Boolean).join(', ');
}

/** Hextets of an IPv6 address that name one network: whoever has one has all of its addresses. */
const NETWORK = 4;

/** The address by which a visitor is counted; visitors of one IPv6 network count as one. */
export function addressOf(request: IncomingMessage): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim());
  // The last one is the socket's, added above; proxyaddr reads the socket itself.
  const chain = { headers: { 'x-forwarded-for': forwarded.slice(0, -1).join(', ') }, socket: request.socket };
  const found = proxyAddress(chain as unknown as IncomingMessage, trusted) ?? '';
  if (!ipaddr.isValid(found)) return request.socket.remoteAddress ?? '';
  const parsed = ipaddr.process(found);
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
