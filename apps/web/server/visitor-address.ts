/**
 * Which visitor a request of the site is from. Only proxies that TRUSTED_PROXIES names are believed about it; what anyone else
 * claims is removed, so that nothing behind reads it.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyaddr from 'proxy-addr';
import { SITE_HEADER, VISITOR_HEADER } from './headers.ts';

/** A year: how long a browser that came by TLS comes by nothing else. */
export const HSTS = 'max-age=31536000';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
/** What a proxy says and a visitor cannot. */
const BY_PROXIES = [...FORWARDED, 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];
/** A name of this machine: its own programs, such as a health check, ask without a proxy. */
const LOCAL_HOST = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/u;
const AGAIN_AFTER = 600_000;

const isNearby = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal']);
const firstOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')[0]!
    .trim();

/** Whether a request shows that it came by a proxy, or from a browser. */
const isFromOutside = (headers: IncomingHttpHeaders): boolean =>
  ['x-forwarded-proto', 'x-forwarded-host', 'sec-fetch-site'].some((name) => headers[name] !== undefined) ||
  !LOCAL_HOST.test(headers.host ?? 'localhost');

/** The proxies that a list names: `loopback, 10.0.0.0/8`. @throws Error for one that is not an address or a range */
export function readProxies(text = ''): string[] {
  const list = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  try {
    proxyaddr.compile(list);
  } catch {
    throw new Error(`TRUSTED_PROXIES is not a list of addresses or ranges, such as loopback, 10.0.0.0/8: ${text}`);
  }
  return list;
}

interface VisitorsOptions {
  readonly trustedProxies?: readonly string[];
  readonly warn?: (sentence: string) => void;
}

/** Names the visitor of each request, and says when the requests show that a proxy is set up wrongly. */
export class Visitors {
  private readonly trusts: (address: string, hop: number) => boolean;
  private readonly warn: (sentence: string) => void;
  private readonly said = new Map<string, number>();

  /** `warn` takes a sentence for the person who runs the site; each problem comes once in ten minutes. */
  constructor({ trustedProxies = [], warn = () => undefined }: VisitorsOptions) {
    this.trusts = proxyaddr.compile([...trustedProxies]);
    this.warn = warn;
  }

  /** Writes the visitor's address into the headers. Returns `{ address, secure }`; secure: the visitor came by TLS. */
  name(request: IncomingMessage): { readonly address: string; readonly secure: boolean } {
    const { headers, socket } = request;
    const peer = socket.remoteAddress ?? '';
    const isProxy = this.trusts(peer, 0);
    this.check(peer, isProxy, headers);
    const named = isProxy ? proxyaddr(request, this.trusts) : peer;
    const address = isIP(named) === 0 ? peer : named;
    const secure = isProxy && firstOf(headers['x-forwarded-proto']) === 'https';
    const host = isProxy ? firstOf(headers['x-forwarded-host']) : '';
    for (const name of [...BY_PROXIES, SITE_HEADER]) delete headers[name];
    headers['x-forwarded-for'] = address;
    headers['x-forwarded-proto'] = secure ? 'https' : 'http';
    if (host !== '') headers['x-forwarded-host'] = host;
    headers[VISITOR_HEADER] = address;
    return { address, secure };
  }

  private check(peer: string, isProxy: boolean, headers: IncomingHttpHeaders): void {
    const header = FORWARDED.find((name) => headers[name] !== undefined);
    if (isProxy && headers['x-forwarded-for'] === undefined && isFromOutside(headers))
      this.say(
        `The proxy ${peer} sends no X-Forwarded-For, so its visitors are counted as one. Make it set this header.`,
      );
    if (!isProxy && header !== undefined && isNearby(peer, 0))
      this.say(
        `${peer} sends ${header} and is not a trusted proxy, so its visitors are counted as one. ` +
          'If it is a proxy before the site, name it: TRUSTED_PROXIES=loopback for one on this machine.',
      );
  }

  private say(sentence: string): void {
    const now = Date.now();
    if (now - (this.said.get(sentence) ?? -Infinity) < AGAIN_AFTER) return;
    if (this.said.size > 1000) this.said.clear();
    this.said.set(sentence, now);
    this.warn(sentence);
  }
}

/** The headers of a socket's request for the API: in the visitor's name, with the proof that the site passes it on. */
export function headersForApi(headers: IncomingHttpHeaders, secret: string | undefined): IncomingHttpHeaders {
  const onward: IncomingHttpHeaders = { ...headers, ...(secret && { [SITE_HEADER]: secret }) };
  delete onward[VISITOR_HEADER];
  return onward;
}

/** What is wrong with a set-up without this secret of the site; null with one. */
export const startWarning = (secret: string | undefined): string | null =>
  secret
    ? null
    : 'SITE_SECRET is not set, so the API counts all visitors as one. Set the same value for the site and the API.';
