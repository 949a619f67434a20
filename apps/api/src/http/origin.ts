/**
 * The origin of a request. The site authenticates with a secret and sends the address of its visitor. A trusted proxy sends the
 * address of its client. For everyone else, the origin is the address of the connection, even if it is on this machine.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { addressKey, idKey, type CountedKey } from '@rulewright/accounts';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';
import { SetupWarnings } from './setup-warnings.ts';

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
