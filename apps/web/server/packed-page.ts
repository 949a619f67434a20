/** A cached answer: compressed once, with headers that are ready to send. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip), unpack: promisify(gunzip) };

/** A medium quality: nearly as small as the highest quality, in a twentieth of the time. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Alternating names and values, as `writeHead` accepts them. */
export type RawHeaders = readonly string[];

export interface PackedPage {
  readonly etag: string;
  /** Bytes in memory. */
  readonly size: number;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly headers: Readonly<Record<Encoding, string[]>>;
  /** The headers of a 304 answer. */
  readonly unchanged: string[];
  unpack(): Promise<Buffer>;
}

const withoutQuality = (header: string, name: string): boolean =>
  header
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .some(([each, quality]) => each === name && !/^q=0(?:\.0*)?$/u.test(quality ?? ''));

/** The best encoding that the client accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (withoutQuality(accepted, 'br')) return 'br';
  return withoutQuality(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** A page may change with the next release, so the browser revalidates it each time. */
const ASK_AGAIN = 'private, no-cache';

/**
 * Compresses a body off the event loop.
 * @param headers of the answer, except those about length, encoding and caching
 * @param caching the `cache-control` header for browsers
 */
export async function packPage(body: Buffer, headers: RawHeaders, caching = ASK_AGAIN): Promise<PackedPage> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const [br, gz] = await Promise.all([pack.br(body, BROTLI), pack.gzip(body)]);
  const unchanged = [...headers, 'cache-control', caching, 'etag', etag, 'vary', 'accept-encoding, cookie, rsc'];
  const sized = (length: number, encoding?: Encoding): string[] => [
    ...unchanged,
    ...(encoding ? ['content-encoding', encoding] : []),
    'content-length',
    String(length),
  ];
  return {
    etag,
    size: br.length + gz.length,
    br,
    gzip: gz,
    headers: { br: sized(br.length, 'br'), gzip: sized(gz.length, 'gzip'), identity: sized(body.length) },
    unchanged,
    unpack: () => pack.unpack(gz),
  };
}
