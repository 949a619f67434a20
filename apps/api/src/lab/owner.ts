/** The owner of a run. */
import { createHash } from 'node:crypto';

/** The hash of a visitor's key. The key itself is not stored. */
export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
