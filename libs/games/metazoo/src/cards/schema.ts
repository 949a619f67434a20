/** The schema of a Page and of the source of each value. Its structure follows the rulebook's Page Layout. */
import type { CardDoc } from '@rulewright/content';
import { provenanceSchema } from '@rulewright/content/playing';
import { z } from 'zod';
import { hostSchema, pageConditionSchema } from '../language/schema.ts';
import { auraAmountsSchema, auraTypeSchema, pageTypeSchema, traitSchema } from '../language/words.ts';
import { withInner, type Effect } from '../verbs/schema.ts';
import { attackSchema, pageTextSchema } from './texts.ts';

/** The drawings on the faces of Pages. */
const EMBLEMS = [
  'sasquatch',
  'winged',
  'serpent',
  'hound',
  'cat',
  'critter',
  'ghost',
  'visitor',
  'clown',
  'reaper',
  'fish',
  'giant',
  'legs',
  'walker',
  'reptile',
  'orb',
  'book',
  'flask',
  'relic',
  'blade',
  'nighttime',
  'forest',
  'river',
  'dawn',
  'dusk',
  'fog',
  'full-moon',
  'swamp',
] as const;

/**
 * While its symbol is active, a Terra Bonus raises the Damage of all Attacks or the maximum LP. The field `raises` says
 * which; the rulebook shows it only by the colour of the number (mz.terrabonus.number).
 */
const terraBonusSchema = z.strictObject({
  /** The name of a Terra (mz.terra.matches-by-name). */
  symbol: z.string().min(1),
  raises: z.enum(['damage', 'lp']),
  amount: z.number().int().min(5).max(200),
});

/** The values of a Page whose provenance is not `provisional`. */
const statedSchema = z.strictObject({
  name: provenanceSchema.optional(),
  pageType: provenanceSchema.optional(),
  auraType: provenanceSchema.optional(),
  cost: provenanceSchema.optional(),
  lp: provenanceSchema.optional(),
  spellbookLimit: provenanceSchema.optional(),
  tribes: provenanceSchema.optional(),
  traits: provenanceSchema.optional(),
  attacks: provenanceSchema.optional(),
  texts: provenanceSchema.optional(),
  terraBonuses: provenanceSchema.optional(),
  requires: provenanceSchema.optional(),
  countsAs: provenanceSchema.optional(),
});

const pageShape = z.strictObject({
  pageType: pageTypeSchema,
  /** Missing for Terra, which have no Aura Type. */
  auraType: auraTypeSchema.optional(),
  /** Aura cost. Potions, Terra and most Aura Pages cost nothing (mz.page.potion). */
  cost: auraAmountsSchema.default({}),
  /** Printed LP of Beasties and Artifacts. */
  lp: z.number().int().min(5).max(1000).optional(),
  /** The most copies in Spellbook and Side-Deck together. If missing: any number (mz.book.no-limit-listed). */
  spellbookLimit: z.number().int().min(1).max(60).optional(),
  /** As printed on the type line: `Beastie Sasquatch`. */
  tribes: z.array(z.string().min(1)).default([]),
  /** A Trait may be listed more than once (mz.trait.regen). */
  traits: z.array(traitSchema).default([]),
  attacks: z.array(attackSchema).max(3).default([]),
  texts: z.array(pageTextSchema).max(5).default([]),
  terraBonuses: z.array(terraBonusSchema).max(4).default([]),
  /** Conditions for Contracting the Page (mz.general.contract-requirements). */
  requires: z.array(pageConditionSchema).default([]),
  /** The printed text of `requires`. */
  requiresText: z.string().min(1).max(200).optional(),
  /** `any-time`: its Caster may Contract the Page whenever they have Priority, also on an opponent's turn. */
  timing: z.enum(['own-turn', 'any-time']).default('own-turn'),
  /** Facts that the Page makes true while it is in the Arena: `train` (mz.wall.loose-definitions). */
  countsAs: z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)).default([]),
  /** For an Equipment that may be attacked while it is under its Page (mz.equip.out-of-play). */
  attackable: z.literal(true).optional(),
  /** For the Trait Equipment: the Pages that it may be put under (mz.equip.target-on-contract). */
  equip: hostSchema.optional(),
  /**
   * For Aura Pages: whether the Page is Basic, which allows any number of copies (mz.page.aura-basic-unlimited), and
   * the Aura that Fatiguing it generates.
   */
  aura: z.strictObject({ basic: z.boolean(), generates: auraAmountsSchema }).optional(),
  /**
   * For Terra: the kind of place, time or event outside the game that the symbol represents, and the question for the
   * table (mz.terrabonus.event).
   */
  terra: z
    .strictObject({ kind: z.enum(['place', 'time', 'weather', 'event']), ask: z.string().min(1).max(160) })
    .optional(),
  emblem: z.enum(EMBLEMS),
  provenance: statedSchema.default({}),
});

const has = (one: unknown): boolean => one !== undefined;

/**
 * The schema of a Page. It also checks which fields each page type must or must not have, so that faces and play always
 * get a complete Page.
 */
export const pageDataSchema = pageShape
  .refine((p) => has(p.lp) === (p.pageType === 'beastie' || p.pageType === 'artifact'), {
    path: ['lp'],
    message: 'Beasties and Artifacts have LP, other Pages do not (mz.page.artifact)',
  })
  .refine((p) => has(p.auraType) !== (p.pageType === 'terra'), {
    path: ['auraType'],
    message: 'every Page but a Terra has an Aura Type',
  })
  .refine((p) => has(p.aura) === (p.pageType === 'aura'), {
    path: ['aura'],
    message: 'Aura Pages, and only they, say which Aura they generate (mz.page.aura)',
  })
  .refine((p) => has(p.terra) === (p.pageType === 'terra'), {
    path: ['terra'],
    message: 'Terra Pages, and only they, say what they stand for (mz.page.terra)',
  })
  .refine((p) => p.attacks.length === 0 || p.pageType === 'beastie', {
    path: ['attacks'],
    message: 'only Beasties have Attacks (mz.lang.attack)',
  })
  .refine((p) => Object.keys(p.cost).length === 0 || !['potion', 'terra'].includes(p.pageType), {
    path: ['cost'],
    message: 'Potions and Terra cost no Aura (mz.page.potion, mz.general.terra-free-on-own-turn)',
  })
  .refine((p) => !has(p.aura) || !p.aura!.basic || !has(p.spellbookLimit), {
    path: ['spellbookLimit'],
    message: 'Basic Aura Pages have no Spellbook Limit (mz.page.aura-basic-unlimited)',
  })
  .refine((p) => has(p.equip) === p.traits.includes('Equipment'), {
    path: ['equip'],
    message: 'a Page with the Trait Equipment, and no other, says what it may be put under (mz.trait.equipment)',
  })
  .refine((p) => !has(p.attackable) || has(p.equip), {
    path: ['attackable'],
    message: 'only an Equipment needs a text to be attacked (mz.combat.legal-targets)',
  });

export type PageData = z.infer<typeof pageDataSchema>;

const parsed = new WeakMap<object, PageData>();

/** The data of a Page. Each document is parsed only once. @throws ZodError when the data does not match the schema */
export function pageDataOf(card: CardDoc): PageData {
  const known = parsed.get(card.data);
  if (known) return known;
  const data = pageDataSchema.parse(card.data);
  parsed.set(card.data, data);
  return data;
}

/** Sum of an Aura cost. */
export const costSum = (cost: PageData['cost']): number => Object.values(cost).reduce((sum, one) => sum + one, 0);

/** Every effect of a Page's texts and Attacks, including effects within effects. */
export function* effectsOf(data: PageData): Generator<Effect> {
  for (const text of data.texts) if (text.kind !== 'arena') yield* withInner(text.effects);
  for (const attack of data.attacks) yield* withInner(attack.effects);
}
