/** What Metabaloids declares about a card: numbers, type line, abilities, and where each value comes from. */
import { provenanceSchema, type CardDoc } from '@rulewright/content';
import { z } from 'zod';
import { abilitySchema } from '../abilities/schema.ts';

/** Emblems that the card face can draw, one for each build of animal, and the wall. */
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

/** Values of a card whose provenance is not `provisional`. */
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
 * The anatomy of a card: its cost pays for it and counts when it is drawn for a battle (mb.card.cost-uses), its defense is also
 * what it soaks up (mb.card.defense-as-health), its abilities are data (mb.card.ability-field). The collector line is made of a printing's promo mark, set, rarity and number
 * (mb.card.collector-info, mb.card.collector-format).
 */
export const cardDataSchema = z.strictObject({
  kind: z.enum(['creature', 'event', 'terrain']),
  /** Binomial or family, for creatures (mb.card.scientific-name). */
  scientificName: z.string().min(1).optional(),
  /** Biological class, as the type line shows it. */
  class: z.string().min(1).optional(),
  order: z.string().min(1).optional(),
  /** Further words that abilities may name, such as Ant. */
  descriptors: z.array(z.string().min(1)).default([]),
  emblem: z.enum(EMBLEMS),
  cost: z.number().int().min(0).max(12),
  /** Missing: the card has no such icon (mb.card.missing-icons). */
  attack: z.number().int().min(0).max(20).optional(),
  defense: z.number().int().min(0).max(20).optional(),
  /** A printed number of Metabaloids, for the payment mode card-metabaloids (mb.pay.point-value). */
  metabaloids: z.number().int().min(0).max(20).optional(),
  abilities: z.array(abilitySchema).max(5).default([]),
  /** Where stated values come from; whatever is not listed is provisional. */
  provenance: statedSchema.default({}),
});

export type CardData = z.infer<typeof cardDataSchema>;

const parsed = new WeakMap<object, CardData>();

/** The data of a card document, parsed once for each document. @throws ZodError when it does not fit */
export function cardDataOf(card: CardDoc): CardData {
  const known = parsed.get(card.data);
  if (known) return known;
  const data = cardDataSchema.parse(card.data);
  parsed.set(card.data, data);
  return data;
}
