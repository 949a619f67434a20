/** Copies of a match without its secret key. */
import { writeSeed } from '../state/chance.ts';
import { keyBytes, words } from '../state/layout.ts';
import type { Match } from './match.ts';
import type { Snapshot } from './state.ts';

/** A copy of a match's state for bots. It does not contain the key; its random numbers come from a new seed. */
export function saveWithoutKey(match: Match, seed: number): Snapshot {
  const { bytes, capacities } = match.save();
  const { layout } = match;
  writeSeed(words(layout, bytes.buffer as ArrayBuffer, 'head'), keyBytes(layout, bytes.buffer as ArrayBuffer), seed);
  return { bytes, capacities };
}
