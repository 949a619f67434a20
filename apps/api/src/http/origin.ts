/**
 * The origin of a request. The site authenticates with a secret and sends the address of its visitor. A trusted proxy sends the
 * address of its client. For everyone else, the origin is the address of the connection, even if it is on this machine.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, IncomingHttpHeaders } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { addressKey, idKey, type CountedKey } from '@rulewright/accounts';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';

const AGAIN_AFTER = 600_000;

const isNearby = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal']);
/** The host names of this machine. Programs on it, such as a health check, send requests without a proxy. */
const LOCAL_HOST = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/u;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Logs a warning if requests show that a proxy or the site is misconfigured. Repeats each warning at most every ten minutes. */
class SetupWarnings {
  private readonly said = new Map<string, number>();

  constructor(private readonly log: Logger) {}

  /** Warns that a request has a site secret that does not match. @param hasSecret whether the API has a secret */
  wrongSecret(hasSecret: boolean): void {
    const what = hasSecret ? 'has another SITE_SECRET than the API' : 'has a SITE_SECRET, and the API has none';
    this.say(
      'secret',
      `The site ${what}. Set the same value for both. Until then, all its visitors are counted as one.`,
    );
  }

  /** Warns if a trusted proxy sends no address of its client. */
  trustedPeer(peer: string, headers: IncomingHttpHeaders): void {
    if (headers['x-forwarded-for'] !== undefined || LOCAL_HOST.test(headers.host ?? 'localhost')) return;
    this.say(
      'no-address',
      `The trusted proxy ${peer} sends no X-Forwarded-For, so all its visitors are counted as one. Make it set this header.`,
    );
  }

  /** Warns if a private address that is not trusted sends proxy headers. */
  untrustedPeer(peer: string, headers: IncomingHttpHeaders): void {
    const header = FORWARDED.find((name) => headers[name] !== undefined);
    if (header === undefined || !isNearby(peer, 0)) return;
    this.say(
      'proxy',
      `${peer} sends ${header}, and is neither the site nor a trusted proxy: all its visitors are counted as one. ` +
        'Set SITE_SECRET for the site and the API, or name a proxy before the API in TRUSTED_PROXIES.',
    );
  }

  private say(kind: string, sentence: string): void {
    const now = Date.now();
    if (now - (this.said.get(kind) ?? -Infinity) < AGAIN_AFTER) return;
    this.said.set(kind, now);
    this.log.warn(sentence);
  }
}

/** The header with the secret of the site. */
export const SITE_HEADER = 'rulewright-site';

export interface Origin {
  /** The key by which attempts are counted. */
  readonly key: CountedKey;
  /** Whether the site sends the request for itself, for example for a page that it caches for all visitors. */
  readonly isSite: boolean;
  /** Whether the visitor's connection uses TLS. */
  readonly secure: boolean;
}

/** The senders that may name the visitor of a request. */
export interface Trust {
  /** The secret that the site and the API share. Without it, no request counts as sent by the site. */
  readonly siteSecret?: string | undefined;
  /** Addresses and ranges of proxies in front of the API itself. */
  readonly trustedProxies?: readonly string[] | undefined;
}

const SITE_KEY = idKey('site');

const known = new WeakMap<IncomingMessage, Origin>();

/** The origin of a request, after `Origins` has read it. */
export function originOf(request: IncomingMessage): Origin {
  const origin = known.get(request);
  if (!origin) throw new Error('The origin of a request was asked for before it was read.');
  return origin;
}

/** A hash of the origin, for storing. The address itself is not stored. */
export const storedOrigin = ({ key }: Origin): string => createHash('sha256').update(key).digest('base64url');

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

const last = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join(',') : header)?.split(',').at(-1)?.trim();

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Reads the origin of each incoming request. */
export class Origins {
  private readonly secret: Buffer | null;
  private readonly trusts: (address: string, hop: number) => boolean;
  private readonly warnings: SetupWarnings;

  constructor({ siteSecret, trustedProxies = [] }: Trust, log: Logger) {
    this.secret = siteSecret ? digest(siteSecret) : null;
    this.trusts = proxyaddr.compile([...trustedProxies]);
    this.warnings = new SetupWarnings(log);
  }

  /** Reads the origin of a request, and removes the secret from its headers. */
  read(request: IncomingMessage): Origin {
    const { headers, socket } = request;
    const proof = first(headers[SITE_HEADER]);
    delete headers[SITE_HEADER];
    const peer = socket.remoteAddress ?? '';
    const fromSite = proof !== undefined && this.isSecret(proof);
    const fromProxy = !fromSite && this.trusts(peer, 0);
    const visitor = fromSite ? last(headers['x-forwarded-for']) : fromProxy ? proxyaddr(request, this.trusts) : peer;
    if (proof !== undefined && !fromSite) this.warnings.wrongSecret(this.secret !== null);
    else if (fromProxy) this.warnings.trustedPeer(peer, headers);
    else if (!fromSite) this.warnings.untrustedPeer(peer, headers);
    const origin: Origin = {
      key: visitor === undefined ? SITE_KEY : addressKey(visitor),
      isSite: visitor === undefined,
      secure:
        (socket as Partial<TLSSocket>).encrypted === true ||
        ((fromSite || fromProxy) && first(headers['x-forwarded-proto']) === 'https'),
    };
    known.set(request, origin);
    return origin;
  }

  /** Compares digests in constant time, so that the response time reveals nothing about the secret. */
  private isSecret(text: string): boolean {
    return this.secret !== null && timingSafeEqual(digest(text), this.secret);
  }
}
