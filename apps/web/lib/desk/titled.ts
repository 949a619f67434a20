/** A JSON Schema whose members have titles that people read: `scientificName` as "Scientific name". */

/** The words in a member's name. */
export function titleOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/[-_]/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema, every member without a title given one; names with dots are ids and stay as they are. */
export function titled(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(titled);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === 'properties' && isObject(value) ? [key, withTitles(value)] : [key, titled(value)],
    ),
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
