/** Random tokens. The database keeps their digests only, so that what it leaks opens nothing. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance, fit for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** An id for a row: 96 bits of chance. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Tokens are long and random, so that a plain hash hides them. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
