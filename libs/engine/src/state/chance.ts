/** The random source of a state: seeded with 32 bits or with a secret key. */
import { checkKey, type MatchSeed } from './keyed-random.ts';
import { HEAD } from './layout.ts';
import { seedWords } from './random.ts';

/** Writes a seed or a key into a state. @throws BadKeyError for a key of another length */
export function writeSeed(head: Int32Array, key: Uint8Array, seed: MatchSeed): void {
  if (typeof seed === 'number') {
    key.fill(0);
    head[HEAD.keyed] = 0;
    seedWords(head, HEAD.random, seed);
  } else {
    key.set(checkKey(seed));
    head[HEAD.keyed] = 1;
    head.fill(0, HEAD.random, HEAD.random + 4);
  }
}
