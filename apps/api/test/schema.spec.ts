/**
 * The committed schema, which clients are built with, equals the schema that the code serves. Its lists page in one way: `first` and `after`
 * give a connection, and every other list is short by its nature.
 */
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { schemaText } from '../src/schema.ts';
import { SHORT_LISTS, VIEWS } from './support/short-lists.ts';

const PAGING =
  /^(?:first|last|before|after|offset|limit|skip|take|page|pageSize|size|from|cursor)$|(?:From|After|Before|Cursor|Offset)$/u;
const CONNECTION = ['edges', 'nodes', 'pageInfo'];

interface Member {
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The fields of all object types, as `Type.field`. */
const membersOf = (text: string): Member[] =>
  Object.values(buildSchema(text).getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        field,
      })),
    );

const resultOf = ({ field }: Member): readonly string[] => {
  const type = getNamedType(field.type);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};
const isConnection = (member: Member): boolean => CONNECTION.every((name) => resultOf(member).includes(name));
const isOfObjects = ({ field }: Member): boolean =>
  isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type));
const argumentsOf = ({ field }: Member): readonly string[] =>
  field.args.map(({ name, type }) => `${name}: ${String(type)}`);

/** Whether only deprecated fields give a type. */
function isGone(type: string, members: readonly Member[]): boolean {
  const givers = members.filter(({ field }) => getNamedType(field.type).name === type);
  return givers.length > 0 && givers.every(({ field }) => field.deprecationReason != null);
}

/** The offences of a schema against paging in one way. */
function offences(text: string): string[] {
  const members = membersOf(text);
  const names = new Set(members.map(({ name }) => name.split('.')[1]!));
  const offences: string[] = [];
  for (const member of members) {
    const { name, field } = member;
    const [type = ''] = name.split('.');
    if (isGone(type, members)) continue;
    const reason = field.deprecationReason;
    if (reason != null) {
      const [, instead = ''] = /^Use (?:the cursors of )?`(\w+)`/u.exec(reason) ?? [];
      if (!names.has(instead)) offences.push(`${name} does not say which field replaces it`);
      continue;
    }
    const paging = type === 'Mutation' ? [] : field.args.map((one) => one.name).filter((one) => PAGING.test(one));
    if (isConnection(member)) {
      const args = argumentsOf(member);
      if (!args.includes('first: Int') || !args.includes('after: String'))
        offences.push(`${name} does not take first and after`);
      if (!/at most \d+/u.test(field.args.find((one) => one.name === 'first')?.description ?? ''))
        offences.push(`${name} does not name the size of its largest page`);
    }
    const known = isConnection(member) ? ['first', 'after', ...(VIEWS.get(name) ?? [])] : (VIEWS.get(name) ?? []);
    for (const argument of paging) if (!known.includes(argument)) offences.push(`${name} pages by ${argument}`);
    const isPart =
      CONNECTION.includes(field.name) &&
      members.some((one) => getNamedType(one.field.type).name === type && isConnection(one));
    if (isOfObjects(member) && !isPart && !SHORT_LISTS.has(name) && !SHORT_LISTS.has(type))
      offences.push(`${name} is a list without pages`);
  }
  return offences;
}

const written = (): Promise<string> =>
  readFile(new URL('../../../libs/api-client/schema.graphql', import.meta.url), 'utf8');

describe('the schema', () => {
  it('is up to date (after changing a resolver, run `npm run schema -w @rulewright/api`)', async () => {
    expect(await written()).toBe(await schemaText());
  });

  it('pages through its lists in one way', async () => {
    expect(offences(await written())).toEqual([]);
  });

  it('names only short lists and views that it has', async () => {
    const members = membersOf(await written());
    const known = new Set(members.flatMap(({ name }) => [name, name.split('.')[0]!]));
    expect([...SHORT_LISTS, ...VIEWS.keys()].filter((name) => !known.has(name))).toEqual([]);
    for (const member of members.filter(({ name }) => SHORT_LISTS.has(name))) expect(isOfObjects(member)).toBe(true);
  });

  it.each([
    ['type Query { things(first: Int, after: String): [Thing!]! }', 'Query.things pages by first'],
    ['type Query { things(offset: Int, limit: Int): [Thing!]! }', 'Query.things pages by offset'],
    ['type Query { things(page: Int): Things }', 'Query.things pages by page'],
    ['type Query { things(changesFrom: Int): Things }', 'Query.things pages by changesFrom'],
    ['type Query { things: [Thing!]! }', 'Query.things is a list without pages'],
    ['type Query { things: Things }', 'Things.all is a list without pages'],
    ['type Query { things(after: Int, first: Int): Page }', 'Query.things does not take first and after'],
    [
      'type Query { things(first: Int, after: String): Page }',
      'Query.things does not name the size of its largest page',
    ],
    [
      'type Query { things: [Thing!]! @deprecated(reason: "Old.") }',
      'Query.things does not say which field replaces it',
    ],
  ])('refuses %s', (query, offence) => {
    const types = `type Thing { id: ID } type Things { all: [Thing!]! }
      type PageInfo { endCursor: String } type Edge { cursor: String node: Thing }
      type Page { edges: [Edge!]! nodes: [Thing!]! pageInfo: PageInfo! }`;
    expect(offences(`${query} ${types}`)).toContain(offence);
  });
});
