/**
 * Phrases: trees of data that sentences are read and printed with. A phrase either has a value (`int`, `card`, `list`) or sets fields of
 * a record (`say`, `at`, `be`). Reading finds every meaning. Printing uses the first way that expresses the whole value.
 */
import { canonicalJson } from '../canonical.ts';
import type { Names } from './names.ts';
import { tokensOf } from './tokens.ts';
import type { Lack, Variant } from './variants.ts';

/** The context of a sentence: the card it is on, and the known names. */
export interface Place {
  /** The name of the card that has the text. */
  readonly self: string;
  readonly names: Names;
  /** The data of the card; undefined for a sentence without a card. */
  readonly data?: unknown;
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
  | { readonly kind: 'int'; readonly signed: boolean; readonly inWords: boolean }
  | { readonly kind: 'card' }
  | { readonly kind: 'quoted' }
  | { readonly kind: 'self' }
  | { readonly kind: 'title' }
  | {
      readonly kind: 'list';
      readonly of: Phrase;
      readonly group: Phrase | null;
      readonly between: Phrase;
      readonly least: number;
    }
  | { readonly kind: 'on'; readonly of: Phrase; readonly test: (place: Place) => boolean }
  | ({ readonly kind: 'turned'; readonly of: Phrase } & Turn);

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

/** A whole number. `signed` requires a sign; other numbers can be read in words up to ten, and `inWords` also prints words. */
export const int = ({ signed = false, inWords = false } = {}): Phrase => ({ kind: 'int', signed, inWords });
/** A card by its name. Its value is the id of the card. */
export const cardName = (): Phrase => ({ kind: 'card' });

/** Free words in quotes. */
export const quoted: Phrase = { kind: 'quoted' };
/** The name of the card that has the text. It has no value of its own; wrap it in `is` to give it one. */
export const self: Phrase = { kind: 'self' };
/** A title: a few words before `:` or a bracket. */
export const title: Phrase = { kind: 'title' };

/** A phrase for some cards only. */
export const on = (test: (place: Place) => boolean, of: Phrase): Phrase => ({ kind: 'on', of, test });

/** A list of entries. `group` reads several entries at once, and is never printed. */
export const list = (
  of: Phrase,
  { between, least = 1, group }: { between: Phrase | string; least?: number; group?: Phrase },
): Phrase => ({ kind: 'list', of, group: group ?? null, between: phrase(between), least });

/** Converts the value of a phrase, in both directions. */
export const turned = (of: Phrase, turn: Turn): Phrase => ({ kind: 'turned', of, ...turn });

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
