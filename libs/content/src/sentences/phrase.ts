/**
 * Phrases: trees of data that sentences are read and printed with. A phrase either has a value (`int`, `named`, `record`) or sets fields of
 * a record (`say`, `at`, `be`). Reading finds every meaning. Printing uses the first way that expresses the whole value.
 */
import { canonicalJson } from '../canonical.ts';
import type { Names } from './names.ts';
import { tokensOf } from './tokens.ts';
import type { Lack, Variant } from './variants.ts';

/** The context of a sentence: the card it is on, the known names, and hints from the game. */
export interface Place {
  /** The name of the card that has the text. */
  readonly self: string;
  readonly names: Names;
  /** Facts that the text alone does not state, such as the page type. */
  readonly hint: Readonly<Record<string, unknown>>;
  /** Common ways to say something that the grammar says in other words. */
  readonly variants?: readonly Variant[];
  /** What people write and the data of the game cannot hold. */
  readonly lacks?: readonly Lack[];
  /** Whether two parts of a sentence can set a field to the same value. */
  readonly repeats?: boolean;
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
  | { readonly kind: 'on'; readonly of: Phrase; readonly test: (place: Place) => boolean }
  | ({ readonly kind: 'turned'; readonly of: Phrase } & Turn);

/** The joints between the entries of a list. */
interface Joints {
  readonly between: Phrase;
  readonly last: Phrase;
  readonly least: number;
}

/** A conversion in both directions. Returning undefined rejects the value. */
interface Turn {
  to(value: unknown, place: Place): unknown;
  from(value: unknown, place: Place): unknown;
  /** The word because of which `to` rejects a value, and texts that can replace it. It is used only if the text has no reading. */
  blames?(value: unknown, place: Place): Blame | undefined;
}

/** A word that the grammar allows at its place, but that has no meaning there. */
export interface Blame {
  readonly word: string;
  readonly suggestions: readonly string[];
}

/** The part of a zod schema that phrases use. */
export interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

const words = (text: string): Phrase => {
  const tokens = tokensOf(text);
  return { kind: 'words', text, words: tokens.map(({ word }) => word), shown: tokens.map((one) => one.text) };
};
const phrase = (one: Phrase | string): Phrase => (typeof one === 'string' ? words(one) : one);
const pathOf = (path: string): string[] => path.split('.');

/** A sequence: fixed words, and phrases that set fields. */
export function say(texts: TemplateStringsArray, ...parts: readonly Phrase[]): Phrase {
  const all = texts.flatMap((text, i) => [
    ...(text.trim() === '' ? [] : [words(text.trim().replace(/\s+/gu, ' '))]),
    ...(i < parts.length ? [parts[i]!] : []),
  ]);
  return all.length === 1 ? all[0]! : { kind: 'sequence', parts: all };
}

/** One of several phrases. Reading accepts all of them; printing uses the first that expresses the whole value. */
export const either = (...of: readonly (Phrase | string)[]): Phrase => ({ kind: 'either', of: of.map(phrase) });
/** An optional phrase. */
export const maybe = (of: Phrase | string): Phrase => ({ kind: 'maybe', of: phrase(of) });
/** Read, but never printed. */
export const also = (...of: readonly (Phrase | string)[]): Phrase => ({
  kind: 'also',
  of: of.length === 1 ? phrase(of[0]!) : either(...of),
});
/** Sets the field at a path to the value of a phrase. */
export const at = (path: string, of: Phrase): Phrase => ({ kind: 'at', path: pathOf(path), of });
/** Sets the field at a path to a fixed value, without words. */
export const be = (path: string, value: unknown): Phrase => ({ kind: 'be', path: pathOf(path), value });
/** A fixed value with its own words. */
export const is = (value: unknown, of: Phrase | string): Phrase => ({ kind: 'is', value, of: phrase(of) });

/** A closed list of values with their words. For each value the first words are printed; the others are only read. */
export const table = (entries: Readonly<Record<string, string | readonly string[]>>): Phrase =>
  either(
    ...Object.entries(entries).map(([value, said]) => {
      const [first, ...others] = typeof said === 'string' ? [said] : said;
      return is(value, either(first!, ...others.map((one) => also(one))));
    }),
  );

/** A whole number. `signed` requires a sign; other numbers can be read in words up to ten, and `inWords` also prints words. */
export const int = (options: { signed?: boolean; inWords?: boolean; least?: number } = {}): Phrase => ({
  kind: 'int',
  signed: options.signed ?? false,
  inWords: options.inWords ?? false,
  least: options.least ?? (options.signed ? -999_999 : 0),
});
/** A name of the release, without quotes. Any other name needs quotes. */
export const named = (names: string): Phrase => ({ kind: 'named', names });
/** A name of the release with a meaning. Reading gives the meaning, and printing gives the name. Rejects names without a meaning. */
export const meaning = (names: string): Phrase =>
  turned(named(names), {
    to: (name, place) => place.names.get(names)?.meanings.get(String(name)),
    from: (value, place) => place.names.get(names)?.byMeaning.get(canonicalJson(value)),
  });

/** Free words in quotes. */
export const quoted: Phrase = { kind: 'quoted' };
/** The name of the card that has the text. It has no value of its own; wrap it in `is` to give it one. */
export const self: Phrase = { kind: 'self' };
/** The title of an ability: a few words that are not in the data. They are printed from `hint.title`. */
export const title: Phrase = { kind: 'title' };
/** A phrase that is created on first use, for recursive phrases. */
export const later = (get: () => Phrase): Phrase => ({ kind: 'later', get });

/** A phrase for some cards only. */
export const on = (test: (place: Place) => boolean, of: Phrase): Phrase => ({ kind: 'on', of, test });

/** A list of entries. `group` reads several entries at once, and is never printed. */
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

/** Converts the value of a phrase, in both directions. */
export const turned = (of: Phrase, turn: Turn): Phrase => ({ kind: 'turned', of, ...turn });

/** A record: the fields that its parts set, plus the defaults of the schema. The schema may reject it. */
export const record = (schema: Schema, ...ways: readonly Phrase[]): Phrase =>
  turned(either(...ways), {
    to(value) {
      const result = schema.safeParse(value);
      return result.success ? result.data : undefined;
    },
    from: (value) => value,
  });

/** Accepts only values that pass a test. */
export const only = (of: Phrase, test: (value: unknown, place: Place) => boolean): Phrase => {
  const checked = (value: unknown, place: Place): unknown => (test(value, place) ? value : undefined);
  return turned(of, { to: checked, from: checked });
};

/** The field `value` of a phrase, used as its value. For a number with the noun that it counts. */
export const valueOf = (of: Phrase): Phrase =>
  turned(of, { to: (said) => (said as Fields)['value'], from: (value) => ({ value }) });

export const same = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges the fields of two parts; null if both set the same field. @param repeats whether both can set a field to the same value */
export function merged(a: Fields, b: Fields, repeats: boolean): Fields | null {
  const result: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const held = result[key];
    if (held === undefined || (repeats && held === value)) result[key] = value;
    else if (isFields(held) && isFields(value)) {
      const both = merged(held, value, repeats);
      if (both === null) return null;
      result[key] = both;
    } else return null;
  }
  return result;
}

/** A record with one field, at a path. */
export const fieldAt = (path: readonly string[], value: unknown): Fields =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Fields;

/** The value at a path, or undefined. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((held, key) => (isFields(held) ? held[key] : undefined), value);
