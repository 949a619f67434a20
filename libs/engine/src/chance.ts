/** What a state draws its random numbers from: a 32-bit seed or a secret key, and how a copy is given away without the key. */
import { checkKey, type MatchSeed } from './keyed-random.ts';
import { HEAD, keyBytes, words } from './layout.ts';
import type { Match, Snapshot } from './match.ts';
import { seedWords } from './random.ts';

/** Writes a seed or a key into the words and bytes of a state. @throws BadKeyError for a key of another length */
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

/** A copy of a match's state for bots: the key is not in it, and chance goes on from a seed of its own. */
export function saveWithoutKey(match: Match, seed: number): Snapshot {
  const { bytes, capacities } = match.save();
  const { layout } = match;
  writeSeed(words(layout, bytes.buffer as ArrayBuffer, 'head'), keyBytes(layout, bytes.buffer as ArrayBuffer), seed);
  return { bytes, capacities };
}
