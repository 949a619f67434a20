/** The operations of the site, as its client sends them: each is answered, and its cost is well below the limit. */
import { readdir, readFile } from 'node:fs/promises';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  parse,
  print,
  typeFromAST,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLType,
  type NamedTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { ACCESS } from '../src/accounts/access.ts';
import { MAX_COST } from '../src/graphql/cost.ts';
import { startApi, type TestApi } from './support/api.ts';

const FOLDER = new URL('../../../libs/api-client/src/operations/', import.meta.url);

const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.graphql'));
const { definitions } = parse(
  (await Promise.all(files.map((name) => readFile(new URL(name, FOLDER), 'utf8')))).join('\n'),
);
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);
const operations = definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

/** The names of all fragments that a text spreads, directly or through other fragments. */
function spreads(text: string, names = new Set<string>()): Set<string> {
  for (const [, name] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
    if (names.has(name!)) continue;
    names.add(name!);
    spreads(print(fragments.get(name!)!), names);
  }
  return names;
}

/** Root fields that are null until the background work is done. */
const LATER: ReadonlySet<string> = new Set(['lineProof']);

const documentOf = (operation: OperationDefinitionNode): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [operation, ...[...spreads(print(operation))].map((name) => fragments.get(name)!)],
});

/** The smallest value of a type. */
function sampleOf(type: GraphQLType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]));
  }
  const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true };
  return samples[String(type)] ?? 'nothing';
}

/** A value of a type, whole, with one of two texts in each place for a text. */
function filledWith(at: 0 | 1, type: GraphQLType): unknown {
  if (isNonNullType(type)) return filledWith(at, type.ofType);
  if (isListType(type)) return [filledWith(at, type.ofType)];
  if (isEnumType(type)) return type.getValues().at(-at)!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, filledWith(at, field.type)]));
  const samples: Record<string, unknown> = { Int: 7, Float: 7, Boolean: true };
  return samples[String(type)] ?? ['7', 'a longer text'][at];
}

describe.each(MAIN_DATABASES)('the operations of the site on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 2, 'small');
  });
  afterAll(() => api?.close());

  /** Values for the variables of the site's operations. */
  const values = (operation: string): Readonly<Record<string, unknown>> => {
    const { id, game } = api.content;
    const [mode, other] = game.doc.modes.map((one) => `${id}/${one}`);
    const slug = operation === 'Card' ? [...game.cards.keys()][0] : [...game.decks.keys()][0];
    return {
      game: id,
      slug,
      id: [...game.rules.keys()][0],
      example: [...game.examples.values()].flat()[0]!.id,
      mode: operation === 'ExampleStep' ? undefined : game.doc.modes[0],
      ruleset: mode,
      a: mode,
      b: other,
      text: '1 Nothing',
      rulesets: [mode],
      first: 10,
      match: 'nothing',
      at: 0,
      number: 1,
      option: 0,
      seatNumber: 0,
      card: 0,
      token: 'nothing',
      input: { ruleset: mode, seats: [] },
      ...(operation === 'CollectionNames' ? { text: '1\t0\tnothing' } : {}),
      ...(operation === 'CompareReleases' ? { a: 1, b: 1 } : {}),
    };
  };

  /** Whether an operation reads only published content. Other operations have their own tests. */
  const isContent = ({ operation, selectionSet }: OperationDefinitionNode): boolean => {
    const { schema } = api.app.get(GraphQLSchemaHost);
    const fields = schema.getRootType(operation)!.getFields();
    return selectionSet.selections.every(
      (one) => one.kind === Kind.FIELD && fields[one.name.value]?.extensions[ACCESS] === 'content',
    );
  };

  /** Expects an answer without errors and with a value of each root field. */
  async function expectAnswer(query: string, variables: Readonly<Record<string, unknown>>): Promise<void> {
    const { body } = await api.http().post('/graphql').send({ query, variables });
    const { errors, data } = body as { errors?: unknown; data: object };
    expect(errors).toBeUndefined();
    for (const [field, value] of Object.entries(data)) if (!LATER.has(field)) expect(value).not.toBeNull();
  }

  it.each(operations.map((one) => [one.name!.value, one] as const))('%s', async (name, operation) => {
    const document = documentOf(operation);
    const sample = values(name);
    const { schema } = api.app.get(GraphQLSchemaHost);
    const wanted = getOperationAST(document)!.variableDefinitions ?? [];
    const known = wanted.map((one) => one.variable.name.value).filter((one) => one in sample);
    // Operations that are not sent here need values of the right type only, to compute their cost.
    const asked = isContent(operation) && known.length === wanted.length;
    const variables = asked
      ? Object.fromEntries(known.map((one) => [one, sample[one]]))
      : Object.fromEntries(
          wanted.map((one) => [one.variable.name.value, sampleOf(typeFromAST(schema, one.type as NamedTypeNode)!)]),
        );
    if (asked) {
      await expectAnswer(print(document), variables);
    } else expect(validate(api.app.get(GraphQLSchemaHost).schema, document)).toEqual([]);
    const cost = getComplexity({
      schema: api.app.get(GraphQLSchemaHost).schema,
      query: document,
      variables,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
    expect(cost).toBeLessThan(MAX_COST * 0.7);
  });

  it('cost the same with other texts, so that the cost of a document is kept without them', () => {
    const { schema } = api.app.get(GraphQLSchemaHost);
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const fields = types.flatMap((type) => Object.values(type.getFields()));
    const costs = (at: 0 | 1): (readonly [string, unknown])[] =>
      fields.flatMap(({ name, args, extensions }) => {
        const { complexity } = extensions as { complexity?: unknown };
        if (typeof complexity !== 'function') return [];
        const variables = Object.fromEntries(args.map((arg) => [arg.name, filledWith(at, arg.type)]));
        return [[name, (complexity as (asked: object) => unknown)({ args: variables, childComplexity: 3 })]];
      });
    expect(costs(0).length).toBeGreaterThan(20);
    expect(costs(1)).toEqual(costs(0));
  });
});
