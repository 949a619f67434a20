/** The verbs of Page texts: a closed union. Whatever lasts is a `modify` with modifiers; ARENA texts use the same modifiers. */
import { z } from 'zod';
import { modifierSchema, untilSchema } from '../language/modifiers.ts';
import { amountSchema, entryTargetSchema, selectorSchema, targetSchema } from '../language/schema.ts';
import { auraAmountsSchema, auraTypeSchema, statusSchema, traitSchema } from '../language/words.ts';

/** A Page that exists only in the Arena (mz.token.is-page-for-targeting); without a name it has none (mz.token.nameless). */
const tokenSchema = z.strictObject({
  name: z.string().min(1).optional(),
  pageType: z.enum(['beastie', 'artifact']).default('beastie'),
  auraType: auraTypeSchema,
  tribes: z.array(z.string().min(1)).default([]),
  lp: z.number().int().min(5).max(500),
  traits: z.array(traitSchema).default([]),
  attacks: z
    .array(z.strictObject({ name: z.string().min(1), damage: z.number().int().min(0).max(500) }))
    .max(3)
    .default([]),
});
export type TokenData = z.infer<typeof tokenSchema>;

const simpleEffects = [
  /** Damage: Type Advantage counts on Pages (mz.type.all-damage). */
  z.strictObject({ do: z.literal('damage'), amount: amountSchema, target: targetSchema }),
  /** Loss of LP without damage (mz.lp.loss-is-not-damage). */
  z.strictObject({ do: z.literal('lose-lp'), amount: amountSchema, target: targetSchema }),
  /** Removes damage (mz.lp.recover). */
  z.strictObject({
    do: z.literal('recover'),
    amount: z.union([amountSchema, z.literal('all')]),
    target: targetSchema,
  }),
  /** Changes that last until a moment. On a Caster only `max-lp` has a meaning. */
  z.strictObject({
    do: z.literal('modify'),
    target: targetSchema,
    modifiers: z.array(modifierSchema).min(1),
    until: untilSchema,
  }),
  /** Inflicts a Status Effect. `counters`: X of Frozen (X), Indicators of Poison; Burn's come from the die. */
  z.strictObject({
    do: z.literal('inflict'),
    status: statusSchema,
    counters: z.number().int().min(1).max(6).default(1),
    target: targetSchema,
  }),
  /** Removes the Indicators of one Status Effect, or all. */
  z.strictObject({
    do: z.literal('cure'),
    status: z.union([statusSchema, z.literal('any')]),
    target: targetSchema,
  }),
  z.strictObject({ do: z.literal('fatigue'), target: targetSchema }),
  z.strictObject({ do: z.literal('awaken'), target: targetSchema }),
  /** Casters Bookmark. */
  z.strictObject({ do: z.literal('bookmark'), count: amountSchema, who: targetSchema.default('you') }),
  /** Puts Pages somewhere: a place of their owner, or for `arena` under your control. `discard`: the area for the page type. */
  z.strictObject({
    do: z.literal('move'),
    target: targetSchema,
    to: z.enum([
      'chapter',
      'spellbook-top',
      'spellbook-bottom',
      'spellbook-shuffled',
      'discard',
      'limbo',
      'cemetery',
      'afterlife',
      'arena',
    ]),
  }),
  z.strictObject({ do: z.literal('destroy'), target: targetSchema }),
  /** The entry does not resolve (mz.chain.stopped-entry). */
  z.strictObject({ do: z.literal('stop'), entry: entryTargetSchema }),
  /** The targets of the entry are picked anew by you, among what it may legally aim at. */
  z.strictObject({ do: z.literal('retarget'), entry: entryTargetSchema }),
  /** Looks through the own Spellbook for up to `count` such Pages, shuffles after (mz.general.search-then-shuffle). */
  z.strictObject({
    do: z.literal('search'),
    count: z.number().int().min(1).default(1),
    find: selectorSchema,
    to: z.enum(['chapter', 'arena', 'spellbook-top']),
  }),
  /** Looks at the top of the own Spellbook, takes up to `take` into the Chapter, puts the rest back. */
  z.strictObject({
    do: z.literal('look'),
    count: z.number().int().min(1).max(10),
    take: z.number().int().min(0).default(0),
    rest: z.enum(['top', 'bottom', 'discard']).default('top'),
  }),
  z.strictObject({ do: z.literal('token'), token: tokenSchema, count: amountSchema.default(1) }),
  z.strictObject({ do: z.literal('generate'), aura: auraAmountsSchema }),
  /** The next damage that would be dealt to the target in this turn is lowered. */
  z.strictObject({
    do: z.literal('prevent'),
    amount: z.union([amountSchema, z.literal('all')]),
    target: targetSchema,
  }),
  /** Control changes, ownership does not (mz.owner.owner, mz.owner.controller). */
  z.strictObject({ do: z.literal('take-control'), target: targetSchema, until: untilSchema }),
  /** A condition printed on a Page ends the game (mz.win.page-conditions). */
  z.strictObject({ do: z.literal('win-game') }),
  z.strictObject({ do: z.literal('lose-game'), who: targetSchema }),
] as const;

export type SimpleEffect = z.infer<(typeof simpleEffects)[number]>;
export type Effect =
  | SimpleEffect
  | { do: 'flip'; heads: Effect[]; tails: Effect[] }
  | { do: 'may'; effects: Effect[] }
  | { do: 'choose'; options: { label: string; effects: Effect[] }[] };

const effectsSchema = z.array(z.lazy((): z.ZodType<Effect> => effectSchema));

export const effectSchema: z.ZodType<Effect> = z.discriminatedUnion('do', [
  ...simpleEffects,
  /** A coin with two branches. */
  z.strictObject({ do: z.literal('flip'), heads: effectsSchema.default([]), tails: effectsSchema.default([]) }),
  z.strictObject({ do: z.literal('may'), effects: effectsSchema.min(1) }),
  /** One of several. */
  z.strictObject({
    do: z.literal('choose'),
    options: z.array(z.strictObject({ label: z.string().min(1), effects: effectsSchema.min(1) })).min(2),
  }),
]);

/** Effects with all that stand within them, such as the branches of a coin. */
export function* withInner(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.do === 'flip') yield* withInner([...effect.heads, ...effect.tails]);
    if (effect.do === 'may') yield* withInner(effect.effects);
    if (effect.do === 'choose') yield* withInner(effect.options.flatMap((one) => one.effects));
  }
}
