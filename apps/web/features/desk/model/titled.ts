/** Adds readable titles to the members of a JSON Schema: "Scientific name" for `scientificName`. */

/** Splits a member's name into words. */
function titleOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/[-_]/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The singular of a title: "Ability" for "Abilities". */
function singular(words: string): string {
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`;
  if (/(?:ss|us|ias|ch|sh|x)es$/u.test(words)) return words.slice(0, -2);
  return words.replace(/(?<=[^s])s$/u, '');
}

/**
 * The form library names the entries of a list "Rules-1" and "Rules-2". Turns these titles into "Rule 1" and "Rule 2"; other titles stay
 * unchanged.
 */
export function entryTitle(title: string): string {
  const [, list, number] = /^(.+)-(\d+)$/u.exec(title) ?? [];
  return list === undefined ? title : `${singular(entryTitle(list))} ${number}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, string>> = {
  array: 'List',
  boolean: 'Yes or no',
  integer: 'Number',
  null: 'Nothing',
  number: 'Number',
  string: 'Text',
};

/** The name of one of several forms of a value: by the member that distinguishes it, or else by its type. */
function optionTitle(option: unknown): string | undefined {
  if (!isObject(option)) return undefined;
  const { const: only, enum: some, properties, required, anyOf, type } = option;
  if (typeof only === 'string') return titleOf(only);
  if (Array.isArray(some)) return some.map((each) => titleOf(String(each))).join(', ');
  if (Array.isArray(anyOf)) return anyOf.map(optionTitle).filter(Boolean).join(' or ');
  if (isObject(properties)) {
    const kind = Object.values(properties).find((member) => isObject(member) && typeof member['const'] === 'string');
    if (kind !== undefined) return optionTitle(kind);
    const [name] = Array.isArray(required) ? (required as unknown[]) : Object.keys(properties);
    return typeof name === 'string' ? titleOf(name) : undefined;
  }
  return typeof type === 'string' ? TYPES[type] : undefined;
}

function withOptionTitles(options: readonly unknown[]): unknown[] {
  return options.map((option) => {
    const title = optionTitle(option);
    const inner = titled(option);
    return title !== undefined && isObject(inner) ? { title, ...inner } : inner;
  });
}

/** Returns a copy of the schema with a title for every member and option that has none. Names with dots are ids and stay unchanged. */
export function titled(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(titled);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isObject(value)) return [key, withTitles(value)];
      if ((key === 'oneOf' || key === 'anyOf') && Array.isArray(value)) return [key, withOptionTitles(value)];
      return [key, titled(value)];
    }),
  );
}

function withTitles(members: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const inner = titled(member);
      return [name, isObject(inner) && !name.includes('.') ? { title: titleOf(name), ...inner } : inner];
    }),
  );
}
