/** The fields that a card search knows, and the form in which it compares texts. */
import type { CardField } from './vocabulary.ts';

/** The values of `is:`. A game that declares a field `is` has its own. */
export const IS_VALUES: readonly string[] = ['promo', 'reprint'];

/** Fields that the cards of every game have. A game replaces one by declaring a field with the same id or key. */
const COMMON_CARD_FIELDS: readonly CardField[] = [
  { id: 'name', keys: ['name', 'n'], label: 'Name', type: 'text', facet: false, read: (card) => card.name },
  {
    id: 'set',
    keys: ['set', 's'],
    label: 'Set',
    type: 'set',
    facet: true,
    read: (card) => [...new Set(card.printings.map((one) => one.set))],
  },
  {
    id: 'is',
    keys: ['is'],
    label: 'Is',
    type: 'set',
    facet: false,
    read: (card) => [
      ...(card.printings.some((one) => one.promo !== undefined) ? ['promo'] : []),
      ...(new Set(card.printings.map((one) => one.set)).size > 1 ? ['reprint'] : []),
    ],
  },
];

/** The game's own fields, then the common ones. For a key, the first field with it counts. */
export function searchableFields(fields: readonly CardField[]): readonly CardField[] {
  return [...fields, ...COMMON_CARD_FIELDS.filter((common) => !fields.some((own) => own.id === common.id))];
}

/** Normalises a text for comparison: no accents, lower case, words of letters and digits separated by one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
