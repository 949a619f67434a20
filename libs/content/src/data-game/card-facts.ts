/** Makes the facts table of a card's page, and the texts on it, from the fields of a game. */
import type { CardDoc } from '../schemas.ts';
import type { AbilityReading, CardFact } from '../vocabulary.ts';
import type { DataField, FieldsDoc } from './fields.ts';
import { textsOf, wordsOf } from './values.ts';

function wordOf(field: DataField, value: unknown): string {
  if (field.type === 'yes') return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
  const said = wordsOf(field, value).join(', ');
  return field.type === 'integer' && field.unit && typeof value === 'number' ? `${said} ${field.unit}` : said;
}

/** The name and the short values of a card, in the order of fields.yaml. */
export function factsOf({ fields, provenance }: FieldsDoc, card: CardDoc): CardFact[] {
  const facts: CardFact[] = [{ id: 'name', label: 'Name', value: card.name, provenance }];
  for (const field of fields.filter(({ hidden }) => !hidden)) {
    const value = wordOf(field, card.data[field.id]);
    if (value === '') continue;
    const cards = field.type === 'card' || field.type === 'cards' ? wordsOf(field, card.data[field.id]) : undefined;
    const { id, label, rule } = field;
    facts.push({ id, label, value, ...(cards && { cards }), provenance, ...(rule && { ruleId: rule }) });
  }
  return facts;
}

/** The texts of a card. No engine interprets them, so `reading` is empty. */
export const readingsOf = ({ fields }: FieldsDoc, card: CardDoc): AbilityReading[] =>
  textsOf(fields, card).map(({ id, title, text, rule }) => ({
    id,
    text: title === undefined ? text : `${title}: ${text}`,
    reading: '',
    rules: rule === undefined ? [] : [rule],
  }));
