/** Makes the fields that the catalogue searches, sorts and counts, from the fields of a game. */
import type { CardDoc } from '../schemas.ts';
import type { CardField } from '../vocabulary.ts';
import type { ComputedField, DataField, FieldsDoc } from './fields.ts';
import { amountsOf, entriesOf, fieldNamed, textsOf, wordsOf, wordsOfFields } from './values.ts';

const keysOf = ({ id, search }: { readonly id: string; readonly search: readonly string[] }): readonly string[] =>
  search.length > 0 ? search : [id.toLowerCase()];

const TYPES: Readonly<Record<DataField['type'], CardField['type']>> = {
  line: 'text',
  text: 'text',
  integer: 'number',
  yes: 'set',
  choice: 'set',
  choices: 'set',
  amounts: 'set',
  card: 'set',
  cards: 'set',
  picture: 'set',
  group: 'text',
  engine: 'text',
  origins: 'set',
};

function read(field: DataField, card: CardDoc): ReturnType<CardField['read']> {
  const value = card.data[field.id];
  switch (field.type) {
    case 'integer':
      return typeof value === 'number' ? value : null;
    case 'line':
      return typeof value === 'string' ? value : null;
    case 'text':
    case 'engine':
    case 'group':
      return textsOf([field], card)
        .map(({ title, text }) => (title === undefined ? text : `${title} ${text}`))
        .join('\n');
    case 'yes':
      // A card without a value is neither: `field:no` finds only cards that say no.
      return typeof value === 'boolean' ? [value ? 'yes' : 'no'] : [];
    case 'amounts':
      return amountsOf(field, value).map(({ label }) => label);
    default:
      return [...new Set(wordsOf(field, value))];
  }
}

/** The word in the place of a number, as card files and faces have it. */
const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The numbers for a computed field: those of a field, or of the entries of a group. */
function numbersOf(fields: FieldsDoc, path: string, card: CardDoc): number[] {
  const [id, member] = path.split('.');
  const field = fieldNamed(fields, id!);
  const value = card.data[id!];
  if (field?.type === 'amounts') return amountsOf(field, value).map(({ amount }) => amount);
  const values = member === undefined ? [value] : entriesOf(value).map((entry) => entry[member]);
  return values.filter((one) => typeof one === 'number');
}

/** The words of a computed field; null for one that is a number. */
export function computedWords(fields: FieldsDoc, computed: ComputedField, card: CardDoc): string[] | null {
  if ('words' in computed) return [...new Set(wordsOfFields(fields, computed.words, card))];
  return 'says' in computed ? spokenOf(fields, computed, card) : null;
}

/** The number of a computed field; null where no card value makes one. */
function computedNumber(fields: FieldsDoc, computed: ComputedField, card: CardDoc): number | null {
  if (!('sum' in computed) && !('max' in computed)) return null;
  const numbers = numbersOf(fields, 'sum' in computed ? computed.sum : computed.max, card);
  if (numbers.length === 0) return computed.empty ?? null;
  return 'sum' in computed ? numbers.reduce((sum, one) => sum + one, 0) : Math.max(...numbers);
}

/** By list of words. */
const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const escaped = words.map((one) => one.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&').replaceAll(/\s+/gu, '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(words, pattern);
  return pattern;
}

/** Whether a text has one of some words as whole words, in small or capital letters. */
const hasOneOf = (text: string, words: readonly string[]): boolean => patternOf(words).test(text);

/** What the texts of a card mention. */
function spokenOf(
  fields: FieldsDoc,
  { texts, says }: Extract<ComputedField, { says: unknown }>,
  card: CardDoc,
): string[] {
  const whole = textsOf(
    fields.fields.filter(({ id }) => texts.includes(id)),
    card,
  )
    .map(({ text }) => text)
    .join('\n');
  return Object.entries(says).flatMap(([id, words]) => (hasOneOf(whole, words) ? [id] : []));
}

/** The value of a computed field. */
export const computedValue = (fields: FieldsDoc, computed: ComputedField, card: CardDoc): string[] | number | null =>
  computedWords(fields, computed, card) ?? computedNumber(fields, computed, card);

/** Printings have a rarity in every game, so every game has this field. */
const RARITY: CardField = {
  id: 'rarity',
  keys: ['r', 'rarity'],
  label: 'Rarity',
  type: 'set',
  facet: true,
  read: (card) => [...new Set(card.printings.map((one) => one.rarity))],
};

/** The searchable fields of a game, in the order of fields.yaml. */
export function cardFieldsOf(doc: FieldsDoc): CardField[] {
  const own = doc.fields
    .filter(({ hidden, type }) => !hidden && type !== 'origins')
    .map((field): CardField => {
      const { id, label, facet, type } = field;
      const word = type === 'integer' && field.words ? { word: (card: CardDoc) => wordOf(card.data[id]) } : {};
      return { id, keys: keysOf(field), label, type: TYPES[type], facet, read: (card) => read(field, card), ...word };
    });
  const computed = doc.computed
    .filter(({ hidden }) => !hidden)
    .map((one): CardField => {
      const { id, label, facet } = one;
      const type = 'words' in one || 'says' in one ? 'set' : 'number';
      return { id, keys: keysOf(one), label, type, facet, read: (card) => computedValue(doc, one, card) };
    });
  const made = [...own, ...computed];
  return made.some(({ id }) => id === RARITY.id) ? made : [...made, RARITY];
}
