/** What MetaZoo declares about a Page, and where each value comes from. The anatomy follows the rulebook's Page Layout. */
import { provenanceSchema, type CardDoc } from '@rulewright/content';
import { z } from 'zod';
import { hostSchema, pageConditionSchema } from '../language/schema.ts';
import { auraAmountsSchema, auraTypeSchema, pageTypeSchema, traitSchema } from '../language/words.ts';
import { withInner, type Effect } from '../verbs/schema.ts';
import { attackSchema, pageTextSchema } from './texts.ts';

/** Drawings on a Page's face. */
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

/** Raises Damage of all Attacks, or maximum LP, while its symbol is active; never both by colour alone (mz.terrabonus.number). */
const terraBonusSchema = z.strictObject({
  /** The name of a Terra (mz.terra.matches-by-name). */
  symbol: z.string().min(1),
  raises: z.enum(['damage', 'lp']),
  amount: z.number().int().min(5).max(200),
});

/** Values of a Page whose provenance is not `provisional`. */
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
  /** Missing for Terra, which has none. */
  auraType: auraTypeSchema.optional(),
  /** Aura cost; a Potion, a Terra and most Aura Pages cost nothing (mz.page.potion). */
  cost: auraAmountsSchema.default({}),
  /** Printed LP of Beasties and Artifacts. */
  lp: z.number().int().min(5).max(1000).optional(),
  /** Copies in Spellbook and Side-Deck together; missing: any number (mz.book.no-limit-listed). */
  spellbookLimit: z.number().int().min(1).max(60).optional(),
  /** As on the type line: `Beastie Sasquatch`. */
  tribes: z.array(z.string().min(1)).default([]),
  /** A Trait may stand more than once (mz.trait.regen). */
  traits: z.array(traitSchema).default([]),
  attacks: z.array(attackSchema).max(3).default([]),
  texts: z.array(pageTextSchema).max(5).default([]),
  terraBonuses: z.array(terraBonusSchema).max(4).default([]),
  /** Must hold for the Page to be Contracted (mz.general.contract-requirements). */
  requires: z.array(pageConditionSchema).default([]),
  /** Printed beside `requires`. */
  requiresText: z.string().min(1).max(200).optional(),
  /** `any-time`: may be Contracted whenever its Caster has Priority, also on an opponent's turn. */
  timing: z.enum(['own-turn', 'any-time']).default('own-turn'),
  /** Facts that the Page meets while it lies in the Arena: `train` (mz.wall.loose-definitions). */
  countsAs: z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)).default([]),
  /** An Equipment that may be attacked while it lies under its Page (mz.equip.out-of-play). */
  attackable: z.literal(true).optional(),
  /** Which Pages it may be put under, for the Trait Equipment (mz.equip.target-on-contract). */
  equip: hostSchema.optional(),
  /** For Aura Pages: Basic ones may be used in any number (mz.page.aura-basic-unlimited), and what one Fatiguing makes. */
  aura: z.strictObject({ basic: z.boolean(), generates: auraAmountsSchema }).optional(),
  /** For Terra: what its symbol stands for outside the game, as a kind and a question for the table (mz.terrabonus.event). */
  terra: z
    .strictObject({ kind: z.enum(['place', 'time', 'weather', 'event']), ask: z.string().min(1).max(160) })
    .optional(),
  emblem: z.enum(EMBLEMS),
  provenance: statedSchema.default({}),
});

const has = (one: unknown): boolean => one !== undefined;

/** A Page. What a page type must or must not have is checked here, so that a face and a play never meet half a Page. */
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

/** The data of a Page, parsed once for each document. @throws ZodError when it does not fit */
export function pageDataOf(card: CardDoc): PageData {
  const known = parsed.get(card.data);
  if (known) return known;
  const data = pageDataSchema.parse(card.data);
  parsed.set(card.data, data);
  return data;
}

/** Sum of an Aura cost. */
export const costSum = (cost: PageData['cost']): number => Object.values(cost).reduce((sum, one) => sum + one, 0);

/** Every effect of a Page's texts and Attacks, inner ones too. */
export function* effectsOf(data: PageData): Generator<Effect> {
  for (const text of data.texts) if (text.kind !== 'arena') yield* withInner(text.effects);
  for (const attack of data.attacks) yield* withInner(attack.effects);
}
