/** Edits of a mapping by the desk's form. A mapping assigns roles to columns. Each function returns a new mapping. */
import type { AdoptedField, Adoption } from '@rulewright/content';

export const PARTS = ['name', 'key', 'set', 'setName', 'number', 'rarity', 'flavor', 'repeatOf'] as const;

/** The role of a column: a part of every card, a field (`field:cost`), or `leave` for a column that is left out. */
export type ColumnRole = 'leave' | (typeof PARTS)[number] | `field:${string}`;

export function roleOf(mapping: Adoption, column: string): ColumnRole {
  if (mapping.name === column) return 'name';
  if (mapping.key === column) return 'key';
  if (mapping.set.from === column) return 'set';
  if (mapping.set.name === column) return 'setName';
  if (mapping.number?.from === column) return 'number';
  if (mapping.rarity?.from === column) return 'rarity';
  if (mapping.flavor === column) return 'flavor';
  if (mapping.repeatOf === column) return 'repeatOf';
  const field = Object.entries(mapping.fields).find(([, { from }]) => from === column);
  return field ? `field:${field[0]}` : 'leave';
}

/** The form of a field, without its column. */
export type FieldForm = Omit<AdoptedField, 'from'>;

const without = <T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;

/** Leaves a column out of the mapping. The name column cannot be left out, because a card needs a name. */
function leaving(mapping: Adoption, column: string): Adoption {
  const role = roleOf(mapping, column);
  const leave = mapping.leave.includes(column) ? mapping.leave : [...mapping.leave, column];
  const rest = { ...mapping, leave };
  if (role === 'name') return mapping;
  if (role === 'leave') return rest;
  if (role === 'set')
    return { ...rest, set: { is: 'first-set', ...(rest.set.name !== undefined && { name: rest.set.name }) } };
  if (role === 'setName') return { ...rest, set: without(rest.set, 'name') };
  if (role === 'key' || role === 'number' || role === 'rarity' || role === 'flavor' || role === 'repeatOf')
    return without(rest, role);
  return { ...rest, fields: without(rest.fields, role.slice('field:'.length)) };
}

/**
 * Gives a column a role. The column that had the role before is left out.
 * @param form the form of the field, if the role is a field
 */
export function withRole(
  mapping: Adoption,
  column: string,
  role: ColumnRole,
  form: FieldForm = { as: 'line' },
): Adoption {
  const held = holderOf(mapping, role);
  const own = leaving(mapping, column);
  // For the role `name`, the return statement below leaves the old name column out.
  const rest = held === undefined || held === column || role === 'name' ? own : leaving(own, held);
  const base = { ...rest, leave: rest.leave.filter((one) => one !== column) };
  if (role === 'leave') return own;
  if (role === 'name')
    return {
      ...base,
      name: column,
      leave: base.leave.includes(mapping.name) ? base.leave : [...base.leave, mapping.name],
    };
  if (role === 'key' || role === 'flavor' || role === 'repeatOf') return { ...base, [role]: column };
  if (role === 'set') return { ...base, set: { ...without(base.set, 'is'), from: column } };
  if (role === 'setName') return { ...base, set: { ...base.set, name: column } };
  if (role === 'number') return { ...base, number: { from: column } };
  if (role === 'rarity') return { ...base, rarity: { from: column, default: 'common' } };
  return { ...base, fields: { ...base.fields, [role.slice('field:'.length)]: { from: column, ...form } } };
}

function holderOf(mapping: Adoption, role: ColumnRole): string | undefined {
  const columns = [
    mapping.name,
    mapping.key,
    mapping.set.from,
    mapping.set.name,
    mapping.number?.from,
    mapping.rarity?.from,
    mapping.flavor,
    mapping.repeatOf,
    ...Object.values(mapping.fields).map(({ from }) => from),
  ];
  return role === 'leave'
    ? undefined
    : columns.find((column) => column !== undefined && roleOf(mapping, column) === role);
}

/** Changes how the values of a field are converted. */
export const withField = (mapping: Adoption, id: string, field: AdoptedField): Adoption => ({
  ...mapping,
  fields: { ...mapping.fields, [id]: field },
});

/** Writes a translation of words as text, with one pair on each line: `ID = identity`. The word of the source is first. */
export const wordsText = (map: Readonly<Record<string, string>> | undefined): string =>
  Object.entries(map ?? {})
    .map(([word, here]) => `${word} = ${here}`)
    .join('\n');

export function wordsFrom(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const at = line.lastIndexOf('=');
    const [word, here] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    return at < 0 || word === '' || here === '' ? [] : [[word, here] as const];
  });
  return Object.fromEntries(pairs);
}

/** Writes the texts of cells without a value, one on each line. */
export const emptyText = (texts: readonly string[] | undefined): string => (texts ?? []).join('\n');

/** Reads the texts of cells without a value, one from each line. Undefined if there are none. */
export function emptyFrom(text: string): string[] | undefined {
  const texts = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  return texts.length === 0 ? undefined : texts;
}

/** What a text of cells means: yes, no, no value, a word of the field, or another value. */
export type CellAnswer = 'yes' | 'no' | 'none' | 'word' | 'other';

/** The texts of a field about which the form asks. */
interface AskedText {
  readonly field: string;
  /** Empty for empty cells. */
  readonly text: string;
  readonly answer?: string | null;
  readonly value: string;
}

/** The answer of a mapping to a question, and the other value. Null if there is none. */
export function answerOf(mapping: Adoption, { field: id, text, answer }: AskedText): CellAnswer | null {
  const field = mapping.fields[id];
  if (!field) return null;
  if (text === '') return field.default === undefined ? 'none' : field.default === 'no' ? 'no' : 'yes';
  if (field.empty?.includes(text)) return 'none';
  if (field.words?.includes(text)) return 'word';
  const value = field.map?.[text];
  if (value === undefined) return field.as === 'yes' && (answer === 'yes' || answer === 'no') ? answer : null;
  return field.as === 'yes' && (value === 'yes' || value === 'no') ? value : 'other';
}

const listOrNothing = (key: string, list: readonly string[]): object => (list.length === 0 ? {} : { [key]: list });

/** Answers a question about a text of cells. @param value the other value, for the answer `other` */
export function withAnswer(
  mapping: Adoption,
  { field: id, text }: AskedText,
  answer: CellAnswer | null,
  value = '',
): Adoption {
  const field = mapping.fields[id]!;
  if (text === '') {
    const rest = without(field, 'default');
    return withField(mapping, id, answer === 'yes' || answer === 'no' ? { ...rest, default: answer } : rest);
  }
  const { empty = [], words = [], map = {} } = field;
  const others = (list: readonly string[]): string[] => list.filter((one) => one !== text);
  const said = answer === 'yes' || answer === 'no' ? answer : answer === 'other' ? value : '';
  const pairs = Object.entries(map).filter(([word]) => word !== text);
  const all = Object.fromEntries(said === '' ? pairs : [...pairs, [text, said]]);
  return withField(mapping, id, {
    ...without(field, 'empty', 'words', 'map'),
    ...listOrNothing('empty', [...others(empty), ...(answer === 'none' ? [text] : [])]),
    ...listOrNothing('words', [...others(words), ...(answer === 'word' ? [text] : [])]),
    ...(Object.keys(all).length > 0 && { map: all }),
  });
}

/** Decides about the rows of a name. Null removes the decision. */
export function withName(
  mapping: Adoption,
  name: string,
  answer: NonNullable<Adoption['names']>[string] | null,
): Adoption {
  const names = Object.entries(mapping.names ?? {}).filter(([one]) => one !== name);
  const all = answer === null ? names : [...names, [name, answer] as const];
  const rest = without(mapping, 'names');
  return all.length === 0 ? rest : { ...rest, names: Object.fromEntries(all) };
}
