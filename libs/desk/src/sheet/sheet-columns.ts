/** The columns of a card sheet: the members of a game's cards whose values fit into a cell. They are read from the JSON Schema of the cards. */
import type { JsonSchema } from '@rulewright/content';

/**
 * The form of a cell: a text, a number (or a word in its place), yes or no, words separated by commas, or `name: value` pairs separated by
 * commas.
 */
export type CellKind = 'text' | 'number' | 'yes' | 'list' | 'map';

export interface SheetColumn {
  /** The path of the member in the document, such as `name` or `data.cost`. */
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  /** For a list: whether its entries are numbers. */
  readonly numbers: boolean;
  /** The values that the schema lists; empty if it lists none. */
  readonly values: readonly string[];
}

interface ColumnSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly properties?: Readonly<Record<string, ColumnSchema>>;
  readonly additionalProperties?: ColumnSchema | boolean;
  readonly items?: ColumnSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ColumnSchema[];
  readonly oneOf?: readonly ColumnSchema[];
  readonly allOf?: readonly ColumnSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, ColumnSchema>>;
}

/** The maximum depth of alternatives and references, because a schema can refer to itself. */
const DEEPEST = 8;

/** A schema with all its alternatives and the targets of its references. */
function formsOf(schema: ColumnSchema, root: ColumnSchema, deep = 0): ColumnSchema[] {
  if (deep > DEEPEST) return [];
  const target = schema.$ref?.startsWith('#/$defs/') ? root.$defs?.[schema.$ref.slice(8)] : undefined;
  const more = [...(target ? [target] : []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...more.flatMap((one) => formsOf(one, root, deep + 1))];
}

/** The types of values that a schema allows. */
function typesIn(forms: readonly ColumnSchema[]): Set<string> {
  const types = new Set<string>();
  for (const { type, enum: listed = [], const: only, properties, items } of forms) {
    for (const one of typeof type === 'string' ? [type] : (type ?? [])) types.add(one === 'integer' ? 'number' : one);
    for (const one of [...listed, ...(only === undefined ? [] : [only])]) types.add(typeof one);
    if (properties) types.add('object');
    if (items) types.add('array');
  }
  types.delete('null');
  return types;
}

const isShort = (types: ReadonlySet<string>): boolean => types.size > 0 && !types.has('object') && !types.has('array');

const valuesIn = (forms: readonly ColumnSchema[]): string[] => [
  ...new Set(
    forms.flatMap((one) => [...(one.enum ?? []), ...(one.const === undefined ? [] : [one.const])]).map(String),
  ),
];

/** `spellbookLimit` becomes `Spellbook limit`. */
const labelOf = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/gu, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** The forms of the members of an object, by name. */
function membersOf(forms: readonly ColumnSchema[], root: ColumnSchema): Map<string, ColumnSchema[]> {
  const members = new Map<string, ColumnSchema[]>();
  for (const { properties = {} } of forms)
    for (const [name, one] of Object.entries(properties))
      members.set(name, [...(members.get(name) ?? []), ...formsOf(one, root)]);
  return members;
}

/** Null for a member whose value is too large for a cell, such as a list of entries. */
function columnOf(id: string, label: string, forms: readonly ColumnSchema[], root: ColumnSchema): SheetColumn | null {
  const types = typesIn(forms);
  const column = { id, label, numbers: false, values: valuesIn(forms) };
  if (isShort(types)) {
    const kind = types.has('number') ? 'number' : types.has('boolean') && types.size === 1 ? 'yes' : 'text';
    return { ...column, kind };
  }
  if (types.size > 1) return null;
  const inside = forms.flatMap(({ items, properties, additionalProperties: others }) =>
    [
      ...(items ? [items] : []),
      ...Object.values(properties ?? {}),
      ...(typeof others === 'object' ? [others] : []),
    ].map((one) => formsOf(one, root)),
  );
  if (inside.length === 0 || !inside.every((one) => isShort(typesIn(one)))) return null;
  if (types.has('object')) return { ...column, kind: 'map', values: [] };
  const numbers = inside.every((one) => typesIn(one).has('number'));
  return { ...column, kind: 'list', numbers, values: valuesIn(inside.flat()) };
}

/**
 * The columns for the cards of a game, in the order of the schema. The id is not a column, because it never changes.
 * @param schema the JSON Schema of the game's cards
 * @param labels labels to use in place of those from the schema, by column id
 */
export function sheetColumns(schema: JsonSchema, labels: ReadonlyMap<string, string> = new Map()): SheetColumn[] {
  const root = schema as ColumnSchema;
  const columns: SheetColumn[] = [];
  for (const [name, forms] of membersOf(formsOf(root, root), root)) {
    if (name === 'id') continue;
    const inside = name === 'data' ? membersOf(forms, root) : new Map([['', forms]]);
    for (const [member, its] of inside) {
      const id = member === '' ? name : `${name}.${member}`;
      const title = labels.get(id) ?? its.find((one) => one.title !== undefined)?.title;
      const column = columnOf(id, title ?? labelOf(member || name), its, root);
      if (column) columns.push(column);
    }
  }
  return columns;
}
