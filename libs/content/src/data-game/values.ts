/**
 * Values of a card, in the words that readers see. Card data may come from a release with other fields; values that do not match are left
 * out.
 */
import type { CardDoc } from '../schemas.ts';
import type { DataField, FieldsDoc, MemberField } from './fields.ts';

type Entry = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEntry = (value: unknown): value is Entry =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export interface Amount {
  /** The word used in card files. */
  readonly id: string;
  readonly label: string;
  readonly amount: number;
}

/** Amounts in the order in which the field declares them. */
export function amountsOf(field: Extract<DataField | MemberField, { type: 'amounts' }>, value: unknown): Amount[] {
  if (!isEntry(value)) return [];
  return Object.entries(field.values).flatMap(([id, label]) => {
    const amount = value[id];
    return typeof amount === 'number' ? [{ id, label, amount }] : [];
  });
}

/** Amounts in the order of the card file, as faces show them. */
export function amountsAsWritten(field: Parameters<typeof amountsOf>[0], value: unknown): Amount[] {
  const order = Object.keys(value ?? {});
  return amountsOf(field, value).sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** The entries of a group. */
export const entriesOf = (value: unknown): Entry[] => listOf(value).filter(isEntry);

/** The words of a short value: `["Guest"]`, `["2 Tea", "1 Bread"]`. A picture gives its artist and its licence; texts and groups give none. */
export function wordsOf(field: DataField | MemberField, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  switch (field.type) {
    case 'line':
    case 'card':
      return [String(value)];
    case 'integer':
      return [typeof value === 'number' ? String(value) : (field.words?.[String(value)] ?? String(value))];
    case 'yes':
      return value === true ? [field.label] : [];
    case 'choice':
      return [field.values[String(value)] ?? String(value)];
    case 'choices':
      return listOf(value).map((one) => field.values?.[String(one)] ?? String(one));
    case 'amounts':
      return amountsOf(field, value).map(({ amount, label }) => `${amount} ${label}`);
    case 'cards':
      return listOf(value).map(String);
    case 'picture':
      return isEntry(value) ? [value['credit'], value['licence']].filter((one) => typeof one === 'string') : [];
    case 'text':
    case 'group':
    case 'engine':
    case 'origins':
      return [];
  }
}

/** A text of a card. An entry of a group also has a title. */
export interface CardText {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
  readonly rule?: string;
}

/** For example `2 coins`, `damage 3`, or the word itself. */
const withUnit = (field: MemberField, word: string): string =>
  field.type !== 'integer' ? word : field.unit ? `${word} ${field.unit}` : `${field.label.toLowerCase()} ${word}`;

/** Turns an entry of a group into a text. Its first field of type `line` is the title; other short values follow in brackets. Hidden fields are left out. */
function entryText(field: Extract<DataField, { type: 'group' }>, entry: Entry, at: number): CardText {
  const shown = field.fields.filter(({ hidden }) => !hidden);
  const title = shown.find(({ type }) => type === 'line');
  const short = shown
    .filter((one) => one !== title)
    .flatMap((one) => wordsOf(one, entry[one.id]).map((word) => withUnit(one, word)));
  const texts = shown.filter(({ type }) => type === 'text').map(({ id }) => entry[id]);
  const said = [...(short.length > 0 ? [`(${short.join(', ')})`] : []), ...texts.filter((one) => one !== undefined)];
  return {
    id: `${field.id}-${at + 1}`,
    ...(title && entry[title.id] !== undefined && { title: String(entry[title.id]) }),
    text: said.join(' '),
    ...(field.rule && { rule: field.rule }),
  };
}

/** The texts of some fields of a card, including the entries of groups. */
export function textsOf(fields: readonly DataField[], card: CardDoc): CardText[] {
  return fields.flatMap((field): CardText[] => {
    const value = card.data[field.id];
    if (field.type === 'group') return entriesOf(value).map((entry, at) => entryText(field, entry, at));
    if (field.type === 'engine')
      return entriesOf(value).flatMap(({ id, text }, at) =>
        typeof text === 'string' ? [{ id: typeof id === 'string' ? id : `${field.id}-${at + 1}`, text }] : [],
      );
    if (field.type !== 'text' || typeof value !== 'string') return [];
    return [{ id: field.id, text: value, ...(field.rule && { rule: field.rule }) }];
  });
}

export const fieldNamed = ({ fields }: FieldsDoc, id: string): DataField | undefined =>
  fields.find((field) => field.id === id);

/** Where the words of a computed field have the name of the card. */
export const NAME = 'name';

/** The words of a member of all entries of a group. */
function wordsOfMember({ fields }: Extract<DataField, { type: 'group' }>, id: string, value: unknown): string[] {
  const member = fields.find((one) => one.id === id);
  return member ? entriesOf(value).flatMap((entry) => wordsOf(member, entry[id])) : [];
}

/** The words of some fields of a card, or of members of groups (`bonuses.symbol`), in order. A field that the document does not have gives none. */
export const wordsOfFields = (fields: FieldsDoc, ids: readonly string[], { name, data }: CardDoc): string[] =>
  ids.flatMap((id) => {
    const [of, member] = id.split('.') as [string, string?];
    const field = fieldNamed(fields, of);
    if (member !== undefined) return field?.type === 'group' ? wordsOfMember(field, member, data[of]) : [];
    return field ? wordsOf(field, data[of]) : of === NAME ? [name] : [];
  });
