/** Whose run it is. */
import { createHash } from 'node:crypto';

/** What is kept of a visitor's key. */
export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
