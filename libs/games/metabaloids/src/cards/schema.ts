/** The schema of a Metabaloids card: numbers, type line, abilities, and the source of each value. */
import type { CardDoc } from '@rulewright/content';
import { provenanceSchema } from '@rulewright/content/playing';
import { z } from 'zod';
import { abilitySchema } from '../abilities/schema.ts';

/** The emblems on card faces: one for each body shape of animals, and the wall. */
const EMBLEMS = [
  'ant',
  'ant-swarm',
  'beetle',
  'butterfly',
  'caterpillar',
  'centipede',
  'cicada',
  'dragonfly',
  'firefly',
  'fly',
  'grasshopper',
  'hornet',
  'mayfly',
  'mosquito',
  'spider',
  'sowbug',
  'stonefly',
  'true-bug',
  'wall',
] as const;

/** The values whose provenance is not `provisional`. */
const statedSchema = z.strictObject({
  name: provenanceSchema.optional(),
  scientificName: provenanceSchema.optional(),
  class: provenanceSchema.optional(),
  order: provenanceSchema.optional(),
  kind: provenanceSchema.optional(),
  cost: provenanceSchema.optional(),
  attack: provenanceSchema.optional(),
  defense: provenanceSchema.optional(),
  abilities: provenanceSchema.optional(),
});

/**
 * The data of a card. Its cost is paid to use it and counts when the card is drawn for a battle (mb.card.cost-uses).
 * Its defense is also the damage that it absorbs (mb.card.defense-as-health). Its abilities are data
 * (mb.card.ability-field). The collector line consists of a printing's promo mark, set, rarity and number
 * (mb.card.collector-info, mb.card.collector-format).
 */
export const cardDataSchema = z.strictObject({
  kind: z.enum(['creature', 'event', 'terrain']),
  /** Scientific name of a creature: binomial or family (mb.card.scientific-name). */
  scientificName: z.string().min(1).optional(),
  /** Biological class, as printed on the type line. */
  class: z.string().min(1).optional(),
  order: z.string().min(1).optional(),
  /** Further words of the type line that abilities can name, such as Ant. */
  descriptors: z.array(z.string().min(1)).default([]),
  emblem: z.enum(EMBLEMS),
  cost: z.number().int().min(0).max(12),
  /** Missing if the card has no such icon (mb.card.missing-icons). */
  attack: z.number().int().min(0).max(20).optional(),
  defense: z.number().int().min(0).max(20).optional(),
  /** A printed number of points, for the payment mode card-metabaloids (mb.pay.point-value). */
  metabaloids: z.number().int().min(0).max(20).optional(),
  abilities: z.array(abilitySchema).max(5).default([]),
  /** The provenance of values. A value that is not listed is provisional. */
  provenance: statedSchema.default({}),
});

export type CardData = z.infer<typeof cardDataSchema>;

const parsed = new WeakMap<object, CardData>();

/**
 * The data of a card document. Each document is parsed only once. @throws ZodError when the data does not match the
 * schema
 */
export function cardDataOf(card: CardDoc): CardData {
  const known = parsed.get(card.data);
  if (known) return known;
  const data = cardDataSchema.parse(card.data);
  parsed.set(card.data, data);
  return data;
}
