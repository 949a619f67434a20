/**
 * The words of deck law: predicates on cards, numbers and tests. The vocabulary is closed: a document with another word does not load.
 * docs/guide/deck-law.md explains every word with an example.
 */
import { z } from 'zod';
import { conditionSchema, parameterNameSchema, slugSchema } from './schema-words.ts';

/** The value that a field is compared with, or a list of values of which one is enough. */
export type FieldValue = string | number | boolean | readonly (string | number)[];

/** A test of one field of a card. */
export type FieldTest =
  | FieldValue
  | { readonly param: string }
  | { readonly atMost?: number; readonly atLeast?: number }
  | { readonly even: boolean }
  | { readonly empty: boolean }
  | { readonly hasAll: readonly (string | number)[] }
  /** Comparisons with a field of the leader, of the card of a group, or of the other card of a pair. */
  | { readonly sameAs: string }
  | { readonly within: string }
  | { readonly meets: string }
  | { readonly names: string };

/** Selects cards. All members must hold; `{}` selects every card. Members other than these four are fields. */
export interface Predicate {
  readonly any?: readonly Predicate[];
  readonly all?: readonly Predicate[];
  readonly not?: Predicate;
  /** The name of a predicate in `named`. */
  readonly is?: string;
  readonly [field: string]: FieldTest | Predicate | readonly Predicate[] | undefined;
}

/** A number, or null for no limit. */
export type LawNumber =
  | number
  | null
  | { readonly param: string }
  /** The point limit of the mode's legality document on the day of the verdict. */
  | { readonly legality: 'pointLimit' }
  | { readonly leader: string }
  | { readonly card: string }
  | { readonly count: Predicate; readonly in?: readonly string[] }
  | { readonly sum: string; readonly of: Predicate; readonly in?: readonly string[] }
  | { readonly plus: readonly LawNumber[] }
  | {
      readonly steps: LawNumber;
      readonly at: readonly (readonly [from: number, value: number])[];
      readonly then?: { readonly every: number; readonly add: number };
    }
  | { readonly bound: 'min' | 'max' }
  | { readonly first: readonly { readonly when?: LawTest; readonly is: LawNumber; readonly rule?: string }[] };

/** A test of the list and the parameters. */
export type LawTest =
  | { readonly leader: Predicate }
  | { readonly card: Predicate }
  | { readonly has: Predicate; readonly in?: readonly string[] }
  | { readonly number: LawNumber; readonly atLeast?: number; readonly atMost?: number }
  | { readonly param: string }
  | { readonly all: readonly LawTest[] }
  | { readonly any: readonly LawTest[] }
  | { readonly not: LawTest };

/** Members of a predicate that are not fields. */
export const PREDICATE_WORDS: ReadonlySet<string> = new Set(['any', 'all', 'not', 'is']);

/**
 * Facts that every game's cards have. `set`, `rarity` and `promo` are facts of the printing that a list names. `legality` and
 * `legalityPoints` come from the mode's legality document.
 */
export const COMMON_FACTS: ReadonlySet<string> = new Set([
  'name',
  'set',
  'rarity',
  'promo',
  'legality',
  'legalityPoints',
]);

/** For example `leader.faction`, `card.size`, or `other` for the other card of a pair. */
export const referenceSchema = z
  .string()
  .regex(/^(?:(?:leader|card|other)\.[A-Za-z][A-Za-z0-9-]*|other)$/, 'leader.<field>, card.<field> or other');

/** The id of a field of a card. */
export const fieldIdSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'the id of a field, such as cost');

/** Ids of zones of a list. */
export const zoneIdsSchema = z.array(slugSchema).min(1).max(10);

const scalarSchema = z.union([z.string().min(1).max(80), z.number(), z.boolean()]);
const valuesSchema = z
  .array(z.union([z.string().min(1).max(80), z.number()]))
  .min(1)
  .max(200);

const fieldTestSchema: z.ZodType<FieldTest> = z.union([
  scalarSchema,
  valuesSchema,
  z.strictObject({ param: parameterNameSchema }),
  z
    .strictObject({ atMost: z.number().optional(), atLeast: z.number().optional() })
    .refine((one) => one.atMost !== undefined || one.atLeast !== undefined, 'atMost or atLeast is missing'),
  z.strictObject({ even: z.boolean() }),
  z.strictObject({ empty: z.boolean() }),
  z.strictObject({ hasAll: valuesSchema }),
  z.strictObject({ sameAs: referenceSchema }),
  z.strictObject({ within: referenceSchema }),
  z.strictObject({ meets: referenceSchema }),
  z.strictObject({ names: referenceSchema }),
]);

/** A predicate on cards. */
export const predicateSchema: z.ZodType<Predicate> = z
  .lazy(() =>
    z
      .object({
        any: z.array(predicateSchema).min(1).max(50).optional(),
        all: z.array(predicateSchema).min(1).max(50).optional(),
        not: predicateSchema.optional(),
        is: slugSchema.optional(),
      })
      .catchall(fieldTestSchema),
  )
  .meta({ id: 'predicate' });

export const lawNumberSchema: z.ZodType<LawNumber> = z
  .lazy(() =>
    z.union([
      z.number().int().min(-9999).max(99_999),
      z.null(),
      z.strictObject({ param: parameterNameSchema }),
      z.strictObject({ legality: z.literal('pointLimit') }),
      z.strictObject({ leader: fieldIdSchema }),
      z.strictObject({ card: fieldIdSchema }),
      z.strictObject({ count: predicateSchema, in: zoneIdsSchema.optional() }),
      z.strictObject({ sum: fieldIdSchema, of: predicateSchema, in: zoneIdsSchema.optional() }),
      z.strictObject({ plus: z.array(lawNumberSchema).min(1).max(10) }),
      z.strictObject({
        steps: lawNumberSchema,
        at: z
          .array(z.tuple([z.number().int(), z.number().int()]))
          .min(1)
          .max(100),
        then: z.strictObject({ every: z.number().int().min(1), add: z.number().int() }).optional(),
      }),
      z.strictObject({ bound: z.enum(['min', 'max']) }),
      z.strictObject({
        first: z
          .array(z.strictObject({ when: lawTestSchema.optional(), is: lawNumberSchema, rule: z.string().optional() }))
          .min(1)
          .max(20),
      }),
    ]),
  )
  .meta({ id: 'lawNumber' });

/** A yes-or-no question. */
export const lawTestSchema: z.ZodType<LawTest> = z
  .lazy(() =>
    z.union([
      z.strictObject({ leader: predicateSchema }),
      z.strictObject({ card: predicateSchema }),
      z.strictObject({ has: predicateSchema, in: zoneIdsSchema.optional() }),
      z
        .strictObject({
          number: lawNumberSchema,
          atLeast: z.number().int().optional(),
          atMost: z.number().int().optional(),
        })
        .refine((one) => one.atMost !== undefined || one.atLeast !== undefined, 'atMost or atLeast is missing'),
      z.strictObject({ param: conditionSchema }),
      z.strictObject({ all: z.array(lawTestSchema).min(1).max(20) }),
      z.strictObject({ any: z.array(lawTestSchema).min(1).max(20) }),
      z.strictObject({ not: lawTestSchema }),
    ]),
  )
  .meta({ id: 'lawTest' });
