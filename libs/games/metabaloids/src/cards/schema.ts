/** What the engine reads of a Metabaloids card. The form of whole cards is in rules/metabaloids/fields.yaml. */
import type { CardDoc } from '@rulewright/content';
import { z } from 'zod';
import { abilitySchema } from '../abilities/schema.ts';

/** The abilities of a card (mb.card.ability-field). */
export const abilitiesSchema = z.array(abilitySchema).max(5);

/**
 * The cost of a card is paid to use it and counts when the card is drawn for a battle (mb.card.cost-uses). Its defense is also the damage that
 * it absorbs (mb.card.defense-as-health). The collector line consists of a printing's promo mark, set, rarity and number
 * (mb.card.collector-info, mb.card.collector-format).
 */
const cardDataSchema = z.object({
  kind: z.enum(['creature', 'event', 'terrain']),
  class: z.string().optional(),
  order: z.string().optional(),
  /** Further words of the type line that abilities can name, such as Ant. */
  descriptors: z.array(z.string()).default([]),
  cost: z.number().int(),
  /** Missing if the card has no such icon (mb.card.missing-icons). */
  attack: z.number().int().optional(),
  defense: z.number().int().optional(),
  /** A printed number of points, for the payment mode card-metabaloids (mb.pay.point-value). */
  metabaloids: z.number().int().optional(),
  abilities: abilitiesSchema.default([]),
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
