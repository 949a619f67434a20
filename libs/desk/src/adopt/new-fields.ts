/** Declares the fields that an adoption creates, and adds fields and words to the fields.yaml of an existing game. */
import { capital, type AdoptedField, type Adoption } from '@rulewright/content';
import { yamlDocument } from '@rulewright/content/editing';
import { isMap, isSeq } from 'yaml';
import type { Converted } from './convert.ts';
import type { GameField } from './field-words.ts';
import { slugOf, spaced } from './values.ts';

/** Names of numbers that are written in capitals. */
const ABBREVIATION = /^(?:hp|lp|mp|ap|dp|xp|vp|id)$/iu;

/** A label from the name of a column: `faction_code` gives `Faction`, `stats.hitPoints` gives `Hit points`. */
function labelOf(column: string): string {
  const last = column.slice(column.lastIndexOf('.') + 1);
  const words = spaced(last)
    .split(/[\s_-]+/u)
    .filter(Boolean);
  const known = words.length > 1 && /^(?:code|id)$/iu.test(words.at(-1)!) ? words.slice(0, -1) : words;
  const text = known.join(' ');
  if (ABBREVIATION.test(text)) return text.toUpperCase();
  const label = /[a-z]/u.test(text) ? text.toLowerCase() : text;
  return capital(label).slice(0, 80) || column.slice(0, 80);
}

/** The label of a value. If the source has no word for the value, makes a label from it: `haas-bioroid` gives `Haas bioroid`. */
function wordOf(value: string, word: string): string {
  if (word !== value) return word;
  const words = value.replaceAll('-', ' ');
  return capital(words);
}

const NO_WORDS = { one: 'One' };

/**
 * The declaration of a field in fields.yaml.
 * @param words the words of the cards, with those of the source
 * @param taken search words of other fields
 */
export function fieldOf(
  id: string,
  { from, as, unit }: AdoptedField,
  words: ReadonlyMap<string, string> | undefined,
  taken: readonly string[],
): object {
  const sorted = [...(words ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
  const has = sorted.length > 0;
  const labelled = Object.fromEntries(sorted.map(([value, word]) => [value, wordOf(value, word)]));
  const search = slugOf(id.replace(/[A-Z]/gu, (letter) => `-${letter}`));
  return {
    id,
    label: labelOf(from),
    type: as,
    ...(!taken.includes(search) && { search: [search] }),
    // A field needs a word, also if no row with one is taken.
    ...(as === 'choice' && { values: has ? labelled : NO_WORDS, facet: true }),
    ...(as === 'choices' && { open: true, facet: true }),
    ...(as === 'amounts' && { values: has ? labelled : NO_WORDS }),
    ...(as === 'integer' && has && { words: Object.fromEntries(sorted) }),
    ...(as === 'integer' && unit !== undefined && { unit }),
  };
}

/**
 * The text of fields.yaml with the new fields of a mapping and the words that it permits. Comments stay. Null if nothing is new.
 * @param known the fields that the text declares
 */
export function withNewFields(
  text: string,
  { fields }: Adoption,
  { words }: Pick<Converted, 'words'>,
  known: readonly GameField[],
): string | null {
  const document = yamlDocument(text);
  const list: unknown = document.get('fields');
  if (!isSeq(list)) return null;
  let isChanged = false;
  const taken = known.flatMap(({ id, search }) => [id.toLowerCase(), ...search]);
  for (const [id, field] of Object.entries(fields)) {
    const at = known.findIndex((one) => one.id === id);
    const own = known[at];
    if (!own && field.new) {
      list.add(document.createNode(fieldOf(id, field, words.get(id), taken)));
      isChanged = true;
    }
    if (!own || !field.words) continue;
    const used = [...(words.get(id) ?? [])];
    const [member, has] =
      own.type === 'integer'
        ? (['words', own.words ?? {}] as const)
        : own.type === 'choice' || own.type === 'choices'
          ? (['values', own.values ?? {}] as const)
          : [null, {}];
    if (member === null) continue;
    for (const [value, label] of used) {
      const isPermitted = field.words.some((word) => word === value || slugOf(word) === value);
      if (!isPermitted || Object.hasOwn(has, value)) continue;
      const item = list.get(at);
      if (!isMap(item)) continue;
      if (!isMap(item.get(member))) item.set(member, document.createNode({}));
      document.setIn(['fields', at, member, value], own.type === 'integer' ? label : wordOf(value, label));
      isChanged = true;
    }
  }
  return isChanged ? document.toString({ lineWidth: 0 }) : null;
}
