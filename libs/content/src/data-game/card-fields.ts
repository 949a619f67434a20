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

function compute(fields: FieldsDoc, computed: ComputedField, card: CardDoc): ReturnType<CardField['read']> {
  if ('words' in computed) return [...new Set(wordsOfFields(fields, computed.words, card))];
  const numbers = numbersOf(fields, 'sum' in computed ? computed.sum : computed.max, card);
  if (numbers.length === 0) return null;
  return 'sum' in computed ? numbers.reduce((sum, one) => sum + one, 0) : Math.max(...numbers);
}

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
  const computed = doc.computed.map((one): CardField => {
    const { id, label, facet } = one;
    const type = 'words' in one ? 'set' : 'number';
    return { id, keys: keysOf(one), label, type, facet, read: (card) => compute(doc, one, card) };
  });
  const made = [...own, ...computed];
  return made.some(({ id }) => id === RARITY.id) ? made : [...made, RARITY];
}
