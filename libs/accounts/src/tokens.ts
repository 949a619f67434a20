/** Random tokens. The database keeps only their digests, so a leaked database gives no access. */
import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits, safe to use in cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A random id of 96 bits for a database row. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** The stored form of a token. A plain hash is enough, because tokens are long and random. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
