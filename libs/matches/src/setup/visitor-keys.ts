/**
 * Who sits where, without accounts: every visitor has a secret key, and a seat keeps its digest. The links that invite to a
 * seat are made from the key of the host, so that they can be shown again and are stored nowhere.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a key looks like: 32 bytes in base64url. */
const KEY = /^[\w-]{43}$/u;

export const newKey = (): string => randomBytes(32).toString('base64url');
export const isKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

/** What is stored of a secret. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The token that lets somebody sit down: known to those who have the link, and to the host. */
export const inviteOf = (hostKey: string, match: string, seat: number): string =>
  createHmac('sha256', hostKey).update(`${match}/${seat}`).digest('base64url').slice(0, 24);

/** Whether a secret is the one of which the digest is kept. */
export function fitsDigest(secret: string, digest: string): boolean {
  const given = Buffer.from(digestOf(secret));
  const kept = Buffer.from(digest);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** The address of a match: short, and not to be guessed. */
export const newMatchId = (): string => randomBytes(9).toString('base64url');
