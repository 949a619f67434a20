/**
 * Who a request comes from. The site proves itself with a secret and names the visitor for whom it asks; a trusted proxy names the
 * visitor in front of it; everyone else is the address of the connection, also on this machine.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { addressKey, idKey, type CountedKey } from '@rulewright/accounts';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';
import { SetupWarnings } from './setup-warnings.ts';

/** Carries the secret of the site. */
export const SITE_HEADER = 'rulewright-site';

export interface Origin {
  /** What attempts are counted by. */
  readonly key: CountedKey;
  /** Whether the site asks for itself, such as for a page that many visitors get. */
  readonly isSite: boolean;
  /** Whether the visitor is connected by TLS. */
  readonly secure: boolean;
}

/** Who is believed about the visitor of a request. */
export interface Trust {
  /** The secret that the site shares with the API; without it no request is the site's. */
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

/** An origin as it is stored where shares are counted by it: the address itself is not kept. */
export const storedOrigin = ({ key }: Origin): string => createHash('sha256').update(key).digest('base64url');

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

const last = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join(',') : header)?.split(',').at(-1)?.trim();

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Reads the origin of requests as they arrive. */
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

  /** Compared by digests, so that the time it takes tells nothing about the secret. */
  private isSecret(text: string): boolean {
    return this.secret !== null && timingSafeEqual(digest(text), this.secret);
  }
}
