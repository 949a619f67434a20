/** Canonical JSON (sorted keys) and its SHA-256 hash. Equal values get equal texts, so hashes can be compared and used as cache keys. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON without spaces, keys sorted; `undefined` members are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Hex SHA-256 of the canonical JSON of a value. */
export const contentHash = (value: unknown): string => textHash(canonicalJson(value));

/** A hash that is computed at the first call and cached. Most rulesets and programs are played but never compared. */
export function lazyHash(value: () => unknown): () => string {
  let hash: string | undefined;
  return () => (hash ??= contentHash(value()));
}

/** Hex SHA-256 of a text in UTF-8. */
export const textHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
