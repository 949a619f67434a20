/** The source of a match's random numbers, as it is stored: a secret key for a new match, or a 32-bit seed if one was given. */
import type { MatchEntity } from '@rulewright/database';
import { KEY_BYTES, keyFromText, keyText, type MatchSeed } from '@rulewright/engine';
import { randomBytes, randomInt } from 'node:crypto';

type StoredChance = Pick<MatchEntity, 'seed' | 'chanceKey'>;

/** A new secret key, for one match only. */
export const newChance = (): StoredChance => storedChance(randomBytes(KEY_BYTES));

/** The stored form of a seed or a key. */
export const storedChance = (seed: MatchSeed): StoredChance =>
  typeof seed === 'number' ? { seed: seed | 0, chanceKey: null } : { seed: 0, chanceKey: keyText(seed) };

export const chanceOf = ({ seed, chanceKey }: StoredChance): MatchSeed =>
  chanceKey === null ? seed : keyFromText(chanceKey);

/** A seed for the random numbers of a match's bots: the match's own seed, or else a random one. It is never derived from a key. */
export const botSeed = ({ seed, chanceKey }: StoredChance): number =>
  chanceKey === null ? seed : randomInt(2 ** 32) | 0;
