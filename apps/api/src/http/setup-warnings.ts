/** Logs a warning if requests show that a proxy or the site is misconfigured. Repeats each warning at most every ten minutes. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';

const AGAIN_AFTER = 600_000;

const isNearby = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal']);
/** The host names of this machine. Programs on it, such as a health check, send requests without a proxy. */
const LOCAL_HOST = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/u;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

export class SetupWarnings {
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
