/** What a match draws its random numbers from, as it is stored: a secret key for each new match, a 32-bit seed where one was given. */
import type { MatchEntity } from '@rulewright/database';
import { KEY_BYTES, keyFromText, keyText, type MatchSeed } from '@rulewright/engine';
import { randomBytes, randomInt } from 'node:crypto';

type StoredChance = Pick<MatchEntity, 'seed' | 'chanceKey'>;

/** A key that nobody knows, for one match alone. */
export const newChance = (): StoredChance => storedChance(randomBytes(KEY_BYTES));

/** A seed or a key as it is stored. */
export const storedChance = (seed: MatchSeed): StoredChance =>
  typeof seed === 'number' ? { seed: seed | 0, chanceKey: null } : { seed: 0, chanceKey: keyText(seed) };

/** What a stored match draws from. */
export const chanceOf = ({ seed, chanceKey }: StoredChance): MatchSeed =>
  chanceKey === null ? seed : keyFromText(chanceKey);

/** A seed for the numbers that the bots of a match draw: its own where it has one, or any; never one made from a key. */
export const botSeed = ({ seed, chanceKey }: StoredChance): number =>
  chanceKey === null ? seed : randomInt(2 ** 32) | 0;
