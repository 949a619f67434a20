/**
 * Phrases: trees of data from which sentences are read and printed. A phrase either gives a value (`int`, `named`, `record`)
 * or says fields of a record (`say`, `at`, `be`). Reading finds every meaning; printing takes the first way that says it all.
 */
import { canonicalJson } from '../canonical.ts';
import type { Names } from './names.ts';
import { tokensOf } from './tokens.ts';

/** What a sentence is read for: the card it is on, and what a game wants to know besides. */
export interface Place {
  /** The name of the card that has the text. */
  readonly self: string;
  readonly names: Names;
  /** What the text alone does not say, such as the page type. */
  readonly hint: Readonly<Record<string, unknown>>;
}

export type Fields = Readonly<Record<string, unknown>>;

export type Phrase =
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly words: readonly string[];
      readonly shown: readonly string[];
    }
  | { readonly kind: 'sequence'; readonly parts: readonly Phrase[] }
  | { readonly kind: 'either'; readonly of: readonly Phrase[] }
  | { readonly kind: 'maybe'; readonly of: Phrase }
  | { readonly kind: 'also'; readonly of: Phrase }
  | { readonly kind: 'at'; readonly path: readonly string[]; readonly of: Phrase }
  | { readonly kind: 'be'; readonly path: readonly string[]; readonly value: unknown }
  | { readonly kind: 'is'; readonly value: unknown; readonly of: Phrase }
  | { readonly kind: 'int'; readonly signed: boolean; readonly inWords: boolean; readonly least: number }
  | { readonly kind: 'named'; readonly names: string }
  | { readonly kind: 'quoted' }
  | { readonly kind: 'self' }
  | { readonly kind: 'title' }
  | { readonly kind: 'list'; readonly of: Phrase; readonly group: Phrase | null; readonly joints: Joints }
  | { readonly kind: 'later'; readonly get: () => Phrase }
  | ({ readonly kind: 'turned'; readonly of: Phrase } & Turn);

/** How the entries of a list are joined. */
interface Joints {
  readonly between: Phrase;
  readonly last: Phrase;
  readonly least: number;
}

/** A two-way conversion; undefined refuses. */
interface Turn {
  to(value: unknown, place: Place): unknown;
  from(value: unknown, place: Place): unknown;
}

/** What a schema of zod offers, as far as phrases use it. */
export interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

const words = (text: string): Phrase => {
  const tokens = tokensOf(text);
  return { kind: 'words', text, words: tokens.map(({ word }) => word), shown: tokens.map((one) => one.text) };
};
const phrase = (one: Phrase | string): Phrase => (typeof one === 'string' ? words(one) : one);
const pathOf = (path: string): string[] => path.split('.');

/** Parts one after the other: the words between, and phrases that say fields. */
export function say(texts: TemplateStringsArray, ...parts: readonly Phrase[]): Phrase {
  const all = texts.flatMap((text, i) => [
    ...(text.trim() === '' ? [] : [words(text.trim().replace(/\s+/gu, ' '))]),
    ...(i < parts.length ? [parts[i]!] : []),
  ]);
  return all.length === 1 ? all[0]! : { kind: 'sequence', parts: all };
}

/** One of several; the first that says everything is printed, all are understood. */
export const either = (...of: readonly (Phrase | string)[]): Phrase => ({ kind: 'either', of: of.map(phrase) });
/** May be missing. */
export const maybe = (of: Phrase | string): Phrase => ({ kind: 'maybe', of: phrase(of) });
/** Understood, never printed. */
export const also = (...of: readonly (Phrase | string)[]): Phrase => ({
  kind: 'also',
  of: of.length === 1 ? phrase(of[0]!) : either(...of),
});
/** The field at a path, said by a phrase that gives its value. */
export const at = (path: string, of: Phrase): Phrase => ({ kind: 'at', path: pathOf(path), of });
/** Says nothing: the field has this value. */
export const be = (path: string, value: unknown): Phrase => ({ kind: 'be', path: pathOf(path), value });
/** A value that has words of its own. */
export const is = (value: unknown, of: Phrase | string): Phrase => ({ kind: 'is', value, of: phrase(of) });

/** A closed list: each value with its words, first those that are printed. */
export const table = (entries: Readonly<Record<string, string | readonly string[]>>): Phrase =>
  either(
    ...Object.entries(entries).map(([value, said]) => {
      const [first, ...others] = typeof said === 'string' ? [said] : said;
      return is(value, either(first!, ...others.map((one) => also(one))));
    }),
  );

/** A whole number: in figures, or in words up to ten; `signed` has a sign in front. */
export const int = (options: { signed?: boolean; inWords?: boolean; least?: number } = {}): Phrase => ({
  kind: 'int',
  signed: options.signed ?? false,
  inWords: options.inWords ?? false,
  least: options.least ?? (options.signed ? -999_999 : 0),
});
/** A name of the release without quotes; any other name in quotes. */
export const named = (names: string): Phrase => ({ kind: 'named', names });
/** Free words in quotes. */
export const quoted: Phrase = { kind: 'quoted' };
/** The name of the card that has the text; as a value it needs `is`. */
export const self: Phrase = { kind: 'self' };
/** The title of an ability: a few words that the data does not hold; printed from `hint.title`. */
export const title: Phrase = { kind: 'title' };
/** A phrase that is made later, for phrases within themselves. */
export const later = (get: () => Phrase): Phrase => ({ kind: 'later', get });

/** Entries in a row. `group` reads several entries at once, and is never printed. */
export const list = (
  of: Phrase,
  joints: { between: Phrase | string; last?: Phrase | string; least?: number; group?: Phrase },
): Phrase => ({
  kind: 'list',
  of,
  group: joints.group ?? null,
  joints: {
    between: phrase(joints.between),
    last: phrase(joints.last ?? joints.between),
    least: joints.least ?? 1,
  },
});

/** A value made of another, and back. */
export const turned = (of: Phrase, turn: Turn): Phrase => ({ kind: 'turned', of, ...turn });

/** A record: what its parts say, with the defaults of the schema, which may refuse. */
export const record = (schema: Schema, ...ways: readonly Phrase[]): Phrase =>
  turned(either(...ways), {
    to(value) {
      const result = schema.safeParse(value);
      return result.success ? result.data : undefined;
    },
    from: (value) => value,
  });

/** Only values that pass a test. */
export const only = (of: Phrase, test: (value: unknown, place: Place) => boolean): Phrase => {
  const checked = (value: unknown, place: Place): unknown => (test(value, place) ? value : undefined);
  return turned(of, { to: checked, from: checked });
};

/** The one field `value` of a part, as a value: a number with the noun it counts. */
export const valueOf = (of: Phrase): Phrase =>
  turned(of, { to: (said) => (said as Fields)['value'], from: (value) => ({ value }) });

export const same = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of two parts together; null where both say the same field. */
export function merged(a: Fields, b: Fields): Fields | null {
  const result: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const held = result[key];
    if (held === undefined) result[key] = value;
    else if (isFields(held) && isFields(value)) {
      const both = merged(held, value);
      if (both === null) return null;
      result[key] = both;
    } else return null;
  }
  return result;
}

/** A record with one field, at a path. */
export const fieldAt = (path: readonly string[], value: unknown): Fields =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Fields;

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((held, key) => (isFields(held) ? held[key] : undefined), value);

/** Numbers that have a word. */
export const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
