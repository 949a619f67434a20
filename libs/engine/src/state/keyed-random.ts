/**
 * The random generator of live matches: the keystream of ChaCha20 (RFC 8439) under a secret key of 256 bits, with a
 * nonce of zeros and the block counter from 0. The key and the number of words drawn are part of the state, so a copy
 * of the state produces the same random numbers. A person who knows some of the numbers cannot compute the others.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils.js';

/** Length of a secret key in bytes. */
export const KEY_BYTES = 32;
const BLOCK_BYTES = 64;
const WORDS_IN_A_BLOCK = BLOCK_BYTES / 4;

const NONCE = new Uint8Array(12);
const NOTHING = new Uint8Array(BLOCK_BYTES);
const block = new Uint8Array(BLOCK_BYTES);
const blockWords = new DataView(block.buffer);

/** The seed of a match's random numbers: a 32-bit seed, which can be guessed, or a secret key of 32 bytes. */
export type MatchSeed = number | Uint8Array;

/** Thrown for a key that has another length or contains characters other than hexadecimal digits. */
export class BadKeyError extends Error {
  readonly code = 'bad-key';
}

/** A key as text, for files and databases. */
export const keyText = (key: Uint8Array): string => bytesToHex(key);

/** Reads a key that `keyText` wrote. @throws BadKeyError */
export function keyFromText(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/u.test(text)) throw new BadKeyError(`A key has ${KEY_BYTES * 2} hexadecimal digits.`);
  return hexToBytes(text);
}

/** Returns the key if its length is correct. @throws BadKeyError for a key of another length */
export function checkKey(key: Uint8Array): Uint8Array {
  if (key.length !== KEY_BYTES) throw new BadKeyError(`A key has ${KEY_BYTES} bytes, not ${key.length}.`);
  return key;
}

/** Word number `at` (from 0) of the keystream: 32 bits, little-endian. */
export function keystreamWord(key: Uint8Array, at: number): number {
  chacha20(key, NONCE, NOTHING, block, Math.floor(at / WORDS_IN_A_BLOCK));
  return blockWords.getUint32((at % WORDS_IN_A_BLOCK) * 4, true);
}

/**
 * A whole number from 0 to n-1. All numbers have exactly the same probability, because words beyond the last multiple
 * of n are skipped.
 * @param drawn index of the word in `state` that counts the keystream words drawn so far
 */
export function keyedBelow(state: Int32Array, drawn: number, key: Uint8Array, n: number): number {
  const beyond = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = keystreamWord(key, state[drawn]!++ >>> 0);
    if (word < beyond) return word % n;
  }
}
