/** Numbers for the words of Pages: Aura Types, Traits (as bits), page types, Status Effects. */
import {
  AURA_TYPES,
  PAGE_TYPES,
  STATUS_EFFECTS,
  TRAITS,
  type AuraAmounts,
  type AuraType,
  type PageType,
  type Status,
  type Trait,
} from '../../language/words.ts';

/** Numbers the words of a list. */
const numbered = <W extends string>(words: readonly W[]): Readonly<Record<W, number>> =>
  Object.fromEntries(words.map((word, index) => [word, index])) as Record<W, number>;

/** Aura Types by number (mz.aura.eleven-types). */
export const AURA: Readonly<Record<AuraType, number>> = numbered(AURA_TYPES);
export const AURA_COUNT = AURA_TYPES.length;
/** The Aura Type of a Page without one. */
export const NO_AURA = -1;

export const TYPE: Readonly<Record<PageType, number>> = numbered(PAGE_TYPES);
export const STATUS: Readonly<Record<Status, number>> = numbered(STATUS_EFFECTS);
export const STATUS_COUNT = STATUS_EFFECTS.length;

/** Number of each Trait; `1 << number` is its bit. */
export const TRAIT: Readonly<Record<Trait, number>> = numbered(TRAITS);
export const traitBit = (trait: Trait): number => 1 << TRAIT[trait];

/** Amounts of Aura, indexed by type number. */
export type AuraVector = readonly number[];

export function auraVector(amounts: AuraAmounts): AuraVector {
  const vector = new Array<number>(AURA_COUNT).fill(0);
  for (const [type, amount] of Object.entries(amounts)) vector[AURA[type as AuraType]] = amount;
  return vector;
}

export function auraSum(vector: AuraVector): number {
  let sum = 0;
  for (let type = 0; type < AURA_COUNT; type++) sum += vector[type]!;
  return sum;
}

const neutrals: AuraVector[] = [];

/** A cost of this amount of Neutral Aura. */
export function neutral(amount: number): AuraVector {
  return (neutrals[amount] ??= AURA_TYPES.map((_, type) => (type === AURA.Neutral ? amount : 0)));
}
