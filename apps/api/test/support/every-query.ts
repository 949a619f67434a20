/** Every query of the schema, with argument values from a test and with all fields of its answer. */
import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** The values to try for each argument name, as GraphQL literals. `field.argument` is for one field alone. */
export type Values = Readonly<Record<string, readonly string[]>>;

export interface Asked {
  readonly name: string;
  /** A query for all fields. `parts` has one query for each field, for use if `whole` is too complex. */
  readonly whole: string;
  readonly parts: readonly string[];
}

const DEPTH = 3;

const needsNothing = (field: GraphQLField<unknown, unknown>): boolean =>
  field.args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined);

/** The fields of a type that need no arguments. */
function fieldsOf(type: GraphQLOutputType, depth: number): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    if (!needsNothing(field)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const inner = depth > 1 ? fieldsOf(field.type, depth - 1) : [];
    return inner.length === 0 ? [] : [`${field.name} { ${inner.join(' ')} }`];
  });
}

function written(type: GraphQLInputType, value: string): string {
  if (isNonNullType(type)) return written(type.ofType, value);
  return isListType(type) && !value.startsWith('[') ? `[${value}]` : value;
}

/** All combinations of arguments of a field; none if a required argument has no values. */
function* ways(field: string, args: readonly GraphQLArgument[], values: Values): Generator<string[]> {
  const [first, ...rest] = args;
  if (!first) return yield [];
  const samples = values[`${field}.${first.name}`] ?? values[first.name] ?? [];
  for (const others of ways(field, rest, values)) {
    if (!isNonNullType(first.type)) yield others;
    for (const value of samples) yield [`${first.name}: ${written(first.type, value)}`, ...others];
  }
}

const MOST_WAYS = 60;

/** All queries of a schema. */
export function everyQuery(schema: GraphQLSchema, values: Values): Asked[] {
  return Object.values(schema.getQueryType()!.getFields()).flatMap((field) => {
    const queries: Asked[] = [];
    for (const args of ways(field.name, field.args, values)) {
      if (queries.length === MOST_WAYS) break;
      const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
      const fields = isLeafType(getNamedType(field.type)) ? [] : fieldsOf(field.type, DEPTH);
      const ask = (some: readonly string[]): string => `{ ${call}${some.length > 0 ? ` { ${some.join(' ')} }` : ''} }`;
      queries.push({ name: field.name, whole: ask(fields), parts: fields.map((one) => ask([one])) });
    }
    return queries;
  });
}
