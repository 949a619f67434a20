/**
 * Identifies players without accounts. Every visitor has a secret key, and a seat stores its digest. Invitation links are derived from the
 * key of the host, so the site can show them again without storing them.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The format of a key: 32 bytes in base64url. */
const KEY = /^[\w-]{43}$/u;

export const newKey = (): string => randomBytes(32).toString('base64url');
export const isKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

/** The stored form of a secret. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The token that allows a visitor to take a seat. Only people with the link, and the host, know it. */
export const inviteOf = (hostKey: string, match: string, seat: number): string =>
  createHmac('sha256', hostKey).update(`${match}/${seat}`).digest('base64url').slice(0, 24);

/** Whether a secret matches a stored digest, compared in constant time. */
export function fitsDigest(secret: string, digest: string): boolean {
  const actual = Buffer.from(digestOf(secret));
  const expected = Buffer.from(digest);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The id of a match, which is part of its address: short, and impossible to guess. */
export const newMatchId = (): string => randomBytes(9).toString('base64url');
