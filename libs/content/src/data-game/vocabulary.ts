/** The vocabulary of a game without a plugin, made from its documents. */
import { z } from 'zod';
import type { Picture } from '../pictures/picture.ts';
import { canonicalJson } from '../canonical.ts';
import type { GameVocabulary, AbilityReading, CardFact, LawField } from '../vocabulary.ts';
import { cardDataSchema, type EngineParts } from './card-data.ts';
import { cardFieldsOf } from './card-fields.ts';
import type { FacesDoc } from './faces.ts';
import type { FieldsDoc, DataField } from './fields.ts';
import { fieldsOfSay, saidOfEntry } from './lines.ts';
import type { ParametersDoc } from './parameters.ts';
import { slotFaceOf } from './slot-face.ts';
import type { Provenance } from '../provenance.ts';
import type { CardDoc } from '../schemas.ts';
import { entriesOf, textsOf, wordsOf } from './values.ts';

function wordOf(field: DataField, value: unknown): string {
  if (field.type === 'yes') return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
  const said = wordsOf(field, value).join(', ');
  return field.type === 'integer' && field.unit && typeof value === 'number' ? `${said} ${field.unit}` : said;
}

/** The origins of values that a card states, by field. */
function originsOf(fields: readonly DataField[], { data }: CardDoc): Readonly<Record<string, Provenance | undefined>> {
  const field = fields.find(({ type }) => type === 'origins');
  const stated = field && data[field.id];
  return typeof stated === 'object' && stated !== null ? (stated as Record<string, Provenance>) : {};
}

/** The name and the short values of a card, in the order of fields.yaml. */
function factsOf({ fields, provenance }: FieldsDoc, card: CardDoc): CardFact[] {
  const stated = originsOf(fields, card);
  const from = (id: string): Provenance => stated[id] ?? provenance;
  const facts: CardFact[] = [{ id: 'name', label: 'Name', value: card.name, provenance: from('name') }];
  for (const field of fields.filter(({ hidden }) => !hidden)) {
    if (field.type === 'group') {
      const member = (ids: readonly string[]): string | undefined =>
        ids.map((id) => `${field.id}.${id}`).find((id) => stated[id] !== undefined);
      facts.push(
        ...factsOfEntries(field, card).map(({ of, ...fact }) => ({
          ...fact,
          provenance: from(member(of) ?? field.id),
        })),
      );
      continue;
    }
    const value = wordOf(field, card.data[field.id]) || ('without' in field && field.without) || '';
    if (value === '') continue;
    const cards = field.type === 'card' || field.type === 'cards' ? wordsOf(field, card.data[field.id]) : undefined;
    const { id, label, rule } = field;
    facts.push({ id, label, value, ...(cards && { cards }), provenance: from(id), ...(rule && { ruleId: rule }) });
  }
  return facts;
}

/** What the fields say of the entries of a group. `of` are the members that it is about. */
function factsOfEntries(
  field: Extract<DataField, { type: 'group' }>,
  { data, name }: CardDoc,
): (Omit<CardFact, 'provenance'> & { readonly of: readonly string[] })[] {
  return field.facts.flatMap(({ label = field.label, say, having, rule = field.rule }, k) => {
    const entries = entriesOf(data[field.id]).filter((entry) => having === undefined || entry[having] !== undefined);
    const said = entries.flatMap((entry) => saidOfEntry(field, entry, { say }, name));
    const value = (fieldsOfSay(say).length === 0 ? said.slice(0, 1) : said).join(', ');
    if (value === '') return [];
    const of = [...fieldsOfSay(say), ...(having === undefined ? [] : [having])];
    return [{ of, id: k === 0 ? field.id : `${field.id}-${k + 1}`, label, value, ...(rule && { ruleId: rule }) }];
  });
}

/** The texts of a card. No engine interprets them, so `reading` is empty. */
const readingsOf = ({ fields }: FieldsDoc, card: CardDoc): AbilityReading[] =>
  textsOf(fields, card).map(({ id, title, text, rule }) => ({
    id,
    text: title === undefined ? text : `${title}: ${text}`,
    reading: '',
    rules: rule === undefined ? [] : [rule],
  }));

/** For deck law: all that is printed on a card. Cards that differ only in hidden fields, such as pictures, are the same. */
const printedOf = ({ fields }: FieldsDoc): LawField => ({
  id: 'printed',
  read: ({ name, data }) =>
    canonicalJson([name, ...fields.map(({ id, hidden }) => (hidden ? null : (data[id] ?? null)))]),
});

/** The documents that replace a plugin's vocabulary. */
export interface DataGame {
  readonly fields: FieldsDoc;
  readonly faces: FacesDoc;
  readonly parameters: ParametersDoc;
  /** The pictures of cards, by file name. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** For a release from when the game had a plugin. */
  readonly former?: {
    /** The parameters that its rulesets do not count. */
    readonly added: readonly string[];
    /** By searched field: its name then. */
    readonly search: Readonly<Record<string, string>>;
    /** By the names of its deck laws: the fields that say the same now. */
    readonly law: Readonly<Record<string, string>>;
    /** Options that came in the order of their cards; see `FormerPlugin`. */
    readonly byCard: readonly (readonly string[])[];
  };
}

/** Without an engine nothing plays mode rules, so a mode cannot have any. */
const NO_TRIGGERS = z.never({
  error: 'a game without an engine has no rules of this kind; write the rule in a chapter',
});

/** The documents that describe the cards of a game. */
export type CardDocuments = Pick<DataGame, 'fields' | 'faces' | 'pictures' | 'former'>;

type CardFields = ReturnType<typeof cardFieldsOf>;

/** Searchable fields with other names. */
const named = (fields: CardFields, names: Readonly<Record<string, string>> = {}): CardFields =>
  fields.map((field) => ({ ...field, id: names[field.id] ?? field.id }));

/** What documents say of cards: their form, the search, the facts and the face. @param parts the forms of the entries that a plugin defines */
export const cardVocabulary = (
  { fields, faces, pictures, former }: CardDocuments,
  parts?: EngineParts,
): Pick<GameVocabulary, 'cardData' | 'cardFields' | 'facts' | 'face'> => ({
  cardData: cardDataSchema(fields, parts),
  cardFields: named(cardFieldsOf(fields), former?.search),
  facts: (card) => factsOf(fields, card),
  face: (card) => slotFaceOf(fields, faces, pictures, card),
});

/** Makes a vocabulary from documents. Its users cannot distinguish it from a plugin's. */
export function vocabularyOf(game: string, documents: DataGame): GameVocabulary {
  const { fields, parameters } = documents;
  return {
    game,
    parameters: parameters.parameters,
    steps: parameters.steps,
    ...cardVocabulary(documents),
    lawFields: [printedOf(fields)],
    modeRule: NO_TRIGGERS,
    citedRules: [],
    readings: (card) => readingsOf(fields, card),
  };
}
