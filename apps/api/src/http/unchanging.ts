/** Public answers that never change. Browsers and proxies may cache them forever, and any site may read them. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Request, Response } from 'express';

const unpack = promisify(gunzip);

/** A year, the longest useful cache time. */
export const UNCHANGING = 'public, max-age=31536000, immutable';

/** A strong ETag: the digest of the bytes. */
export const tagOfBytes = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`;

export interface PublicAnswer {
  readonly etag: string;
  readonly type: string;
  readonly body: Uint8Array;
  /** Whether the body is compressed by gzip. */
  readonly isGzip?: boolean;
  /** The cache-control header. The default is `UNCHANGING`. */
  readonly caching?: string;
}

/** Sends an answer that is the same for everyone, or 304 if the client already has it. */
export async function sendPublic(
  request: Request,
  response: Response,
  { etag, type, body, isGzip = false, caching = UNCHANGING }: PublicAnswer,
): Promise<void> {
  response.set({
    etag,
    'cache-control': caching,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(isGzip && { vary: 'accept-encoding' }),
  });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//u, ''));
  if (known?.includes(etag)) {
    response.status(304).end();
    return;
  }
  const packed = isGzip && request.acceptsEncodings('gzip') === 'gzip';
  const bytes = isGzip && !packed ? await unpack(body) : body;
  response.set({ 'content-type': type, 'content-length': String(bytes.byteLength) });
  if (packed) response.set('content-encoding', 'gzip');
  // Not `send`: it would compute a digest of megabytes.
  response.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
