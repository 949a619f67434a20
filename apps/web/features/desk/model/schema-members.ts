/** The member names and values that a JSON Schema allows at a path in a document, including lists and alternatives. */

export interface SchemaMember {
  readonly name: string;
  readonly help: string;
  readonly required: boolean;
}

interface MemberSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly additionalProperties?: MemberSchema | boolean;
  readonly items?: MemberSchema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly MemberSchema[];
  readonly oneOf?: readonly MemberSchema[];
  readonly allOf?: readonly MemberSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, MemberSchema>>;
}

/** A schema with all its alternatives, and with references resolved. */
function forms(schema: MemberSchema | undefined, root: MemberSchema, deep = 0): MemberSchema[] {
  if (!schema || deep > 8) return [];
  const target = schema.$ref?.startsWith('#/$defs/') ? root.$defs?.[schema.$ref.slice(8)] : undefined;
  const more = [target, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...more.flatMap((one) => forms(one, root, deep + 1))];
}

/** The schemas at a path. Each step of the path is a member's name, or `*` for an entry of a list. */
function at(root: MemberSchema, path: readonly string[]): MemberSchema[] {
  return path.reduce<MemberSchema[]>(
    (here, step) =>
      here.flatMap((schema) => {
        if (step === '*') return forms(schema.items, root);
        const { additionalProperties: others } = schema;
        return forms(schema.properties?.[step] ?? (typeof others === 'object' ? others : undefined), root);
      }),
    forms(root, root),
  );
}

/** The names of the members that are allowed at a path. */
export function membersAt(schema: unknown, path: readonly string[]): SchemaMember[] {
  const members = new Map<string, SchemaMember>();
  for (const { properties = {}, required = [] } of at(schema as MemberSchema, path)) {
    for (const [name, { description, type }] of Object.entries(properties))
      if (!members.has(name))
        members.set(name, { name, help: description ?? type ?? '', required: required.includes(name) });
  }
  return [...members.values()];
}

export function valuesAt(schema: unknown, path: readonly string[]): string[] {
  const values = at(schema as MemberSchema, path).flatMap((one) => [
    ...(one.enum ?? []),
    ...(one.const === undefined ? [] : [one.const]),
    ...(one.type === 'boolean' ? [true, false] : []),
  ]);
  return [...new Set(values.map(String))];
}

/** The path of a line in block-style YAML: the members and lists around it, found by indentation. */
export function placeOfLine(lines: readonly string[], index: number): string[] {
  const path: string[] = [];
  let indent = indentOf(lines[index] ?? '');
  if (/^\s*- /u.test(lines[index] ?? '')) path.unshift('*');
  for (let i = index - 1; i >= 0 && (indent > 0 || path[0] === '*'); i--) {
    const line = lines[i]!;
    const [, space = '', dash = '', key] = /^(\s*)((?:- )*)([\w.-]+):/u.exec(line) ?? [];
    if (line.trim() === '' || key === undefined) continue;
    const column = space.length + dash.length;
    const opens = /:\s*(?:#.*)?$/u.test(line);
    if (opens && (column < indent || (path[0] === '*' && column <= indent))) {
      path.unshift(key);
      indent = column;
      if (dash) {
        path.unshift('*');
        indent = space.length;
      }
    } else if (dash && column === indent && path[0] !== '*') {
      path.unshift('*');
      indent = space.length;
    }
  }
  return path;
}

/** The column of the first character of a line after its list markers. */
const indentOf = (line: string): number => /^\s*(?:- )*/u.exec(line)![0].length;
