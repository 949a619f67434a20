/**
 * How card data that a former plugin read becomes values of the game's documents. The description is data. Cards of old releases are read
 * with it; their files stay as they are. A card that has the values of the documents already is left as it is.
 */
import { z } from 'zod';
import type { Example } from './examples.ts';
import type { CardDoc } from './schemas.ts';

/** A field, or a member of a field: `frame.colour`. `card.id` and `card.name` are those of the card, and `n` is the place of a row, from 1. */
const pathSchema = z.string().regex(/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*$/);
const wordsSchema = z.record(z.string(), z.string());

/** What must be true: a field has this word (a list contains it), or has any value. `deep` names a member with values of its own, however deep. */
const conditionSchema = z.strictObject({
  has: z.record(pathSchema, z.union([z.string(), z.literal(true)])).optional(),
  deep: z.string().min(1).optional(),
});
type Condition = z.infer<typeof conditionSchema>;

/** How each word is written: in small letters with hyphens, without a beginning, or as another word. */
const spellingSchema = {
  isWord: z.literal(true).optional(),
  without: z.string().min(1).optional(),
  words: wordsSchema.optional(),
};

interface Rows {
  readonly of?: string | undefined;
  readonly if?: Condition | undefined;
  readonly fields: Readonly<Record<string, Value>>;
}

/** A value of the documents. */
type Value =
  | string
  | {
      readonly of: string;
      readonly else?: string | number | undefined;
      readonly isWord?: true | undefined;
      readonly without?: string | undefined;
      readonly words?: Readonly<Record<string, string>> | undefined;
      readonly if?: Condition | undefined;
    }
  | { readonly is: string | number | true; readonly if?: Condition | undefined }
  | {
      readonly say: string;
      readonly if?: Condition | undefined;
      readonly else?: string | undefined;
      readonly words?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly renamed: string; readonly names: Readonly<Record<string, string>> }
  | { readonly amounts: string; readonly key: Value; readonly amount: Value }
  | { readonly list: readonly Value[] }
  | { readonly rows: readonly Rows[] };

const valueSchema: z.ZodType<Value, Value> = z.lazy(() =>
  z.union([
    /** The value of a field as it is. */
    pathSchema,
    /** The value of a field or, if there is none, another one. A place in braces in the other one is filled in. */
    z.strictObject({
      of: pathSchema,
      else: z.union([z.string(), z.number()]).optional(),
      ...spellingSchema,
      if: conditionSchema.optional(),
    }),
    /** A constant. */
    z.strictObject({ is: z.union([z.string(), z.number(), z.literal(true)]), if: conditionSchema.optional() }),
    /** A text with values of fields in braces. If one of them is missing, the text is left out. `else` stands for a value that `words` lack. */
    z.strictObject({
      say: z.string().min(1),
      if: conditionSchema.optional(),
      else: z.string().optional(),
      words: wordsSchema.optional(),
    }),
    /** An object whose members have other names. */
    z.strictObject({ renamed: pathSchema, names: wordsSchema }),
    /** The entries of a list as amounts by word. */
    z.strictObject({ amounts: pathSchema, key: valueSchema, amount: valueSchema }),
    /** A list of these values, without those that say nothing. */
    z.strictObject({ list: z.array(valueSchema).min(1) }),
    /** The entries of a group, from several lists. Without `of`, one entry from the fields of the card. */
    z.strictObject({ rows: z.array(rowsSchema).min(1) }),
  ]),
);
const rowsSchema: z.ZodType<Rows, Rows> = z.strictObject({
  of: pathSchema.optional(),
  if: conditionSchema.optional(),
  fields: z.lazy(() => z.record(z.string(), valueSchema)),
});

/** A card that the plugin made in play, and that is a card of the documents. */
const addedSchema = z.strictObject({
  /** Only cards whose files contain these characters are looked at. */
  mention: z.string().min(1),
  if: conditionSchema.optional(),
  /** The member, however deep, whose values describe the card; without it, the card that makes it. The first one counts. */
  deep: z.string().min(1).optional(),
  id: z.string().min(1),
  name: valueSchema,
  fields: z.record(z.string(), valueSchema),
});

export const formerCardsSchema = z.strictObject({
  /** The values of the documents, by field. */
  fields: z.record(z.string(), valueSchema),
  /** The fields of the former data that no value comes from. */
  dropped: z.array(z.string()).default([]),
  added: z.array(addedSchema).default([]),
  /** By field of the documents that is searched: its name then. Stored searches and lists of values have it. */
  search: wordsSchema.default({}),
  /** By the names of former deck laws: the fields that say the same now, by the names of `search`. */
  law: wordsSchema.default({}),
});
export type FormerCards = z.input<typeof formerCardsSchema>;

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const at = (data: Data, path: string): unknown =>
  path.split('.').reduce<unknown>((value, member) => (isData(value) ? value[member] : undefined), data);

/** The values of a member that are objects, however deep. */
function* deepIn(value: unknown, member: string): Generator<Data> {
  if (Array.isArray(value)) for (const one of value) yield* deepIn(one, member);
  else if (isData(value))
    for (const [key, one] of Object.entries(value)) {
      if (key === member && isData(one)) yield one;
      else yield* deepIn(one, member);
    }
}

const first = <T>(values: Iterable<T>): T | undefined => {
  for (const value of values) return value;
  return undefined;
};

function holds(condition: Condition | undefined, data: Data): boolean {
  if (condition?.deep !== undefined && first(deepIn(data, condition.deep)) === undefined) return false;
  return Object.entries(condition?.has ?? {}).every(([path, word]) => {
    const value = at(data, path);
    return word === true ? value !== undefined : Array.isArray(value) ? value.includes(word) : value === word;
  });
}

/** Whether a value says something: an empty list and `false` do not. */
const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== false &&
  !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const wordOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

function filledIn(text: string, data: Data, spell: (value: unknown) => unknown = (value) => value): string | undefined {
  let isWhole = true;
  const filled = text.replaceAll(/\{([a-zA-Z.]+)\}/gu, (_, path: string) => {
    const value = spell(at(data, path));
    if (value === undefined) isWhole = false;
    return String(value);
  });
  return isWhole ? filled : undefined;
}

type Spelling = Extract<Value, { of: string }>;

function spelt(value: unknown, how: Spelling): unknown {
  if (Array.isArray(value)) return value.map((one) => spelt(one, how));
  if (typeof value !== 'string') return value;
  const { without = '', words = {}, isWord } = how;
  const rest = value.startsWith(without) ? value.slice(without.length) : value;
  return words[rest] ?? (isWord ? wordOf(rest) : rest);
}

function valueOf(value: Value, data: Data): unknown {
  if (typeof value === 'string') return at(data, value);
  if ('of' in value) {
    if (!holds(value.if, data)) return undefined;
    const own = at(data, value.of);
    if (own !== undefined) return spelt(own, value);
    return typeof value.else === 'string' ? filledIn(value.else, data) : value.else;
  }
  if ('is' in value) return holds(value.if, data) ? value.is : undefined;
  if ('say' in value) {
    const { say, words } = value;
    const spell = (one: unknown): unknown => (words === undefined ? one : (words[String(one)] ?? value.else));
    return holds(value.if, data) ? filledIn(say, data, spell) : undefined;
  }
  if ('renamed' in value) {
    const own = at(data, value.renamed);
    if (!isData(own)) return own;
    return Object.fromEntries(Object.entries(own).map(([name, one]) => [value.names[name] ?? name, one]));
  }
  if ('list' in value) return value.list.map((one) => valueOf(one, data)).filter(isSaid);
  if ('rows' in value) return value.rows.flatMap((rows) => rowsOf(rows, data));
  const own = at(data, value.amounts);
  if (!Array.isArray(own)) return own;
  return Object.fromEntries(
    own.filter(isData).map((entry) => [String(valueOf(value.key, entry)), valueOf(value.amount, entry)]),
  );
}

function rowsOf({ of, if: condition, fields }: Rows, data: Data): Data[] {
  if (of === undefined) return holds(condition, data) ? [said(fields, data)] : [];
  return listOf(at(data, of)).flatMap((row, index) => {
    const whole = isData(row) ? { ...row, card: data['card'], n: index + 1 } : null;
    return whole && holds(condition, whole) ? [said(fields, whole)] : [];
  });
}

/** The values that say something. */
const said = (fields: Readonly<Record<string, Value>>, data: Data): Data =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, valueOf(value, data)] as const)
      .filter(([, value]) => isSaid(value)),
  );

/** The fields of the card that values come from. */
function* sourcesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.split('.')[0]!;
  else if (isData(value)) {
    for (const member of ['of', 'renamed', 'amounts'])
      if (typeof value[member] === 'string') yield* sourcesOf(value[member]);
    for (const [, path] of String(value['say'] ?? '').matchAll(/\{([a-zA-Z.]+)\}/gu)) yield* sourcesOf(path);
    for (const path of Object.keys((value['if'] as Condition | undefined)?.has ?? {})) yield* sourcesOf(path);
    for (const one of listOf(value['list'])) yield* sourcesOf(one);
    for (const rows of listOf(value['rows']) as readonly Rows[])
      if (rows.of === undefined) {
        yield* sourcesOf({ if: rows.if });
        for (const one of Object.values(rows.fields)) yield* sourcesOf(one);
      } else yield* sourcesOf(rows.of);
  }
}

const sources = new WeakMap<FormerCards, ReadonlySet<string>>();

function sourcesIn(former: FormerCards): ReadonlySet<string> {
  const known =
    sources.get(former) ??
    new Set([...Object.values(former.fields).flatMap((value) => [...sourcesOf(value)]), ...(former.dropped ?? [])]);
  sources.set(former, known);
  return known;
}

/** Former card data as values of the documents. Fields that no value comes from stay: they are values already, or the check of cards names them. */
function convertedData(former: FormerCards, data: Data, card: Pick<CardDoc, 'name'> & { readonly id?: string }): Data {
  const known = sourcesIn(former);
  const others = Object.entries(data).filter(([name]) => !known.has(name));
  return { ...said(former.fields, { ...data, card }), ...Object.fromEntries(others) };
}

type Converted = WeakMap<CardDoc, CardDoc>;
const converted = new WeakMap<FormerCards, Converted>();

/** A card of an old release with values of the documents. Each card is converted once. */
export function convertedCard(former: FormerCards, card: CardDoc): CardDoc {
  const known: Converted = converted.get(former) ?? new WeakMap<CardDoc, CardDoc>();
  converted.set(former, known);
  const made = known.get(card) ?? { ...card, data: { ...convertedData(former, card.data, card) } };
  known.set(card, made);
  // A card that is converted again stays as it is.
  known.set(made, made);
  return made;
}

/** The cards that a card of an old release made in play. They have no printing. @param text that of its file @param card reads it */
export function addedCards({ added = [] }: FormerCards, text: string, card: () => CardDoc | null): CardDoc[] {
  return added.flatMap((one): CardDoc[] => {
    const maker = text.includes(one.mention) ? card() : null;
    if (maker === null || !holds(one.if, maker.data)) return [];
    const own = one.deep === undefined ? maker.data : first(deepIn(maker.data, one.deep));
    if (own === undefined) return [];
    const data = { ...own, card: maker };
    const id = filledIn(one.id, data)!;
    return [
      { id, name: String(valueOf(one.name, data)), aliases: [], data: { ...said(one.fields, data) }, printings: [] },
    ];
  });
}

type ExampleFile = { readonly examples: readonly Example[] };
const convertedFiles = new WeakMap<FormerCards, WeakMap<ExampleFile, ExampleFile>>();

/** Worked examples of an old release, whose cards get values of the documents. Each file is converted once. */
export function convertedExamples(former: FormerCards, file: ExampleFile): ExampleFile {
  const known = convertedFiles.get(former) ?? new WeakMap<ExampleFile, ExampleFile>();
  convertedFiles.set(former, known);
  const made = known.get(file) ?? {
    ...file,
    examples: file.examples.map((example) => ({
      ...example,
      cards: Object.fromEntries(
        Object.entries(example.cards).map(([name, data]) => [name, convertedData(former, data, { name })]),
      ),
    })),
  };
  known.set(file, made);
  return made;
}
