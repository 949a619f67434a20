/** The vocabulary of a game without a plugin, made from its documents. */
import { z } from 'zod';
import type { Picture } from '../pictures/picture.ts';
import type { GameVocabulary, AbilityReading, CardFact } from '../vocabulary.ts';
import { cardDataSchema } from './card-data.ts';
import { cardFieldsOf } from './card-fields.ts';
import type { FacesDoc } from './faces.ts';
import type { FieldsDoc, DataField } from './fields.ts';
import type { ParametersDoc } from './parameters.ts';
import { slotFaceOf } from './slot-face.ts';
import type { CardDoc } from '../schemas.ts';
import { textsOf, wordsOf } from './values.ts';

function wordOf(field: DataField, value: unknown): string {
  if (field.type === 'yes') return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
  const said = wordsOf(field, value).join(', ');
  return field.type === 'integer' && field.unit && typeof value === 'number' ? `${said} ${field.unit}` : said;
}

/** The name and the short values of a card, in the order of fields.yaml. */
function factsOf({ fields, provenance }: FieldsDoc, card: CardDoc): CardFact[] {
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
const readingsOf = ({ fields }: FieldsDoc, card: CardDoc): AbilityReading[] =>
  textsOf(fields, card).map(({ id, title, text, rule }) => ({
    id,
    text: title === undefined ? text : `${title}: ${text}`,
    reading: '',
    rules: rule === undefined ? [] : [rule],
  }));

/** The documents that replace a plugin's vocabulary. */
export interface DataGame {
  readonly fields: FieldsDoc;
  readonly faces: FacesDoc;
  readonly parameters: ParametersDoc;
  /** The pictures of cards, by file name. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Without an engine nothing plays mode rules, so a mode cannot have any. */
const NO_TRIGGERS = z.never({
  error: 'a game without an engine has no rules of this kind; write the rule in a chapter',
});

/** Makes a vocabulary from documents. Its users cannot distinguish it from a plugin's. */
export function vocabularyOf(game: string, { fields, faces, parameters, pictures }: DataGame): GameVocabulary {
  return {
    game,
    parameters: parameters.parameters,
    steps: parameters.steps,
    cardData: cardDataSchema(fields),
    modeRule: NO_TRIGGERS,
    citedRules: [],
    cardFields: cardFieldsOf(fields),
    facts: (card) => factsOf(fields, card),
    face: (card) => slotFaceOf(fields, faces, pictures, card),
    readings: (card) => readingsOf(fields, card),
  };
}
