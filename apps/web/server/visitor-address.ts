/**
 * Finds the visitor's address of a request. Only proxies in TRUSTED_PROXIES may name it. Forwarding headers from any other sender are
 * removed, so that no later code reads them.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyaddr from 'proxy-addr';
import { SITE_HEADER, VISITOR_HEADER } from './headers.ts';

/** The Strict-Transport-Security header: browsers use only TLS for one year. */
export const HSTS = 'max-age=31536000';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
/** Headers that only a trusted proxy may set. */
const BY_PROXIES = [...FORWARDED, 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];
/** A host name of this machine. Local programs, such as a health check, send requests without a proxy. */
const LOCAL_HOST = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/u;
const AGAIN_AFTER = 600_000;

const isNearby = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal']);
const firstOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')[0]!
    .trim();

/** Whether a request shows signs of a proxy or a browser. */
const isFromOutside = (headers: IncomingHttpHeaders): boolean =>
  ['x-forwarded-proto', 'x-forwarded-host', 'sec-fetch-site'].some((name) => headers[name] !== undefined) ||
  !LOCAL_HOST.test(headers.host ?? 'localhost');

/**
 * Parses a list of proxies: `loopback, 10.0.0.0/8`.
 * @throws Error for an entry that is not an address or a range
 */
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

/** Finds the visitor of each request, and warns about misconfigured proxies. */
export class Visitors {
  private readonly trusts: (address: string, hop: number) => boolean;
  private readonly warn: (sentence: string) => void;
  private readonly said = new Map<string, number>();

  /** `warn` receives a sentence for the operator of the site, at most once in ten minutes for each problem. */
  constructor({ trustedProxies = [], warn = () => undefined }: VisitorsOptions) {
    this.trusts = proxyaddr.compile([...trustedProxies]);
    this.warn = warn;
  }

  /** Writes the visitor's address into the headers. Returns `{ address, secure }`; `secure` means that the visitor used TLS. */
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

/** The headers to forward a socket to the API: with the visitor's address, and the secret of the site. */
export function headersForApi(headers: IncomingHttpHeaders, secret: string | undefined): IncomingHttpHeaders {
  const onward: IncomingHttpHeaders = { ...headers, ...(secret && { [SITE_HEADER]: secret }) };
  delete onward[VISITOR_HEADER];
  return onward;
}

/** The warning for a missing secret of the site; null if there is a secret. */
export const startWarning = (secret: string | undefined): string | null =>
  secret
    ? null
    : 'SITE_SECRET is not set, so the API counts all visitors as one. Set the same value for the site and the API.';
