/**
 * The cost limit of queries. Every field costs 1. A list costs its fields times the members that it may have. Expensive
 * fields, such as rendering a rulebook or checking a deck, declare their own cost.
 */
import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { TooManyAttemptsError, type Limit } from '@rulewright/accounts';
import { Lru } from '@rulewright/content';
import type { ComplexityEstimator } from '@nestjs/graphql';
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  getVariableValues,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { introspectionCost } from './introspection.ts';
import { originOf, type Origin } from '../http/origin.ts';
import { notesOf } from '../http/request-notes.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import type { RequestContext } from './context.ts';
import type { PageSizes } from './page-size.ts';

/** test/operations.spec.ts lists the costs of the site's own queries. */
export const MAX_COST = 60_000;

/** The cost of a list with up to this many members. */
export const listOf =
  (members: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    1 + members * childComplexity;

/**
 * The costs of computed values: about 50 for each millisecond that one may take. A query within the limit therefore takes
 * about a second at most.
 */
export const WORK = {
  rulebook: 4000,
  comparison: 8000,
  ruleset: 100,
  deckList: 600,
  deckVerdict: 100,
  search: 400,
  example: 2000,
  coverage: 8000,
  match: 200,
  /** The cost of replaying up to 250 decisions. */
  frame: 500,
  /** The cost of replaying a game or of reading the games of a run. */
  labGame: 4000,
} as const;

/** The cost of a computed value, plus the cost of its fields. */
export const workOf =
  (work: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    work + childComplexity;

/** The cost of a computed list with up to this many members. */
export const workedListOf =
  (work: number, members: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    work + members * childComplexity;

/** The cost of a page: the work of finding it, and its fields for each entry. The argument `first` gives the size of the page. */
export const pageCost =
  ({ usual, most }: PageSizes, work: number = WORK.search): ComplexityEstimator =>
  ({ args, childComplexity }) =>
    work + Math.min(most, Math.max(1, Number(args['first'] ?? usual))) * childComplexity;

/** The cost of a search. The argument `first` gives the number of results, at most 100. */
export const pageOf: ComplexityEstimator = ({ args, childComplexity }) =>
  WORK.search + Math.min(100, Math.max(1, Number(args['first'] ?? 20))) * childComplexity;

const refuse = (code: string, message: string): never => {
  throw new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
};

/** The cost of an operation. This is the first step that reads the variables, so it also reports variables of the wrong type. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    return refuse('BAD_USER_INPUT', error instanceof GraphQLError ? error.message : 'The variables cannot be read.');
  }
}

/** The fields and directives of a document whose cost depends on variables, and the costs that were worked out for their values. */
interface KnownCosts {
  readonly variables: ReadonlySet<string>;
  readonly costs: Lru<string, number>;
}

/** The most costs of one document that are kept. Pages of different sizes cost different amounts. */
const COSTS_KEPT = 20;
/** The longest values of variables for which a cost is kept, in characters. */
const LONGEST_VALUES = 500;

const knownCosts = new WeakMap<DocumentNode, Map<string, KnownCosts>>();

/** The names of the variables in a part of a document. */
function variablesIn(node: ASTNode): string[] {
  const names: string[] = [];
  visit(node, { Variable: ({ name }) => void names.push(name.value) });
  return names;
}

/** The variables of `@include` and `@skip`, which decide whether a field runs at all. */
function conditionsIn(document: DocumentNode): Set<string> {
  const names = new Set<string>();
  visit(document, { Directive: (node) => variablesIn(node).forEach((name) => names.add(name)) });
  return names;
}

/** An estimator that records the variables of the arguments that it reads. */
const recording =
  (read: Set<string>, estimator: ReturnType<typeof fieldExtensionsEstimator>): typeof estimator =>
  (given) => {
    const { node, args } = given;
    const watched = new Proxy(args, {
      get: (target, name) => {
        const value = node.arguments?.find((one) => one.name.value === name);
        if (value) variablesIn(value).forEach((variable) => read.add(variable));
        return Reflect.get(target, name) as unknown;
      },
      // An estimator that looks at all arguments may depend on each of them.
      ownKeys: (target) => {
        for (const value of node.arguments ?? []) variablesIn(value).forEach((variable) => read.add(variable));
        return Reflect.ownKeys(target);
      },
    });
    return estimator({ ...given, args: watched });
  };

const valuesOf = (variables: ReadonlySet<string>, values: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([...variables].map((name) => (Object.hasOwn(values, name) ? [values[name]] : [])));

/**
 * Checks the types of the variables up to the first error. `getComplexity` also checks them, but creates an error with a stack for each
 * wrong value, which takes seconds for a list of wrong values.
 */
function checkVariables({ schema, document, variables, operationName }: Asked): void {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
  if (errors) refuse('BAD_USER_INPUT', errors[0]!.message);
}

/**
 * The cost of the fields of an operation. The cost of a document is worked out once for all values of the variables on which it does
 * not depend, such as a cursor.
 */
function fieldsCost(asked: Asked): number {
  checkVariables(asked);
  const { schema, document, variables, operationName } = asked;
  const name = operationName ?? '';
  const known = knownCosts.get(document)?.get(name);
  const key = known && valuesOf(known.variables, variables);
  const cost = key === undefined ? undefined : known!.costs.find(key);
  if (cost !== undefined) return cost;
  const read = conditionsIn(document);
  const estimator = recording(read, fieldExtensionsEstimator());
  const found = costOf({
    schema,
    query: document,
    variables,
    ...(operationName && { operationName }),
    estimators: [estimator, simpleEstimator({ defaultComplexity: 1 })],
  });
  keepCost(document, name, read, variables, found);
  return found;
}

function keepCost(
  document: DocumentNode,
  operationName: string,
  read: ReadonlySet<string>,
  values: Readonly<Record<string, unknown>>,
  cost: number,
): void {
  const ofDocument = knownCosts.get(document) ?? new Map<string, KnownCosts>();
  knownCosts.set(document, ofDocument);
  const before = ofDocument.get(operationName);
  // Other values may lead to other fields, which read other variables.
  const variables = new Set([...(before?.variables ?? []), ...read]);
  const isSame = before?.variables.size === variables.size;
  const known = isSame ? before : { variables, costs: new Lru<string, number>(COSTS_KEPT) };
  ofDocument.set(operationName, known);
  const key = valuesOf(variables, values);
  if (key.length <= LONGEST_VALUES) known.costs.get(key, () => cost);
}

/** The cost that an address may spend in a minute: twenty queries at the limit. */
const SPEND = { points: 20 * MAX_COST, duration: 60 };

/** A counter of the cost that each address spends. Each process counts alone, because the limit protects the process. */
export const spending = (spend: Limit = SPEND): VisitorLimit => new VisitorLimit(spend);

/** Charges the cost of an operation to its address. @throws GraphQLError TOO_MANY_REQUESTS */
export async function spendCost(spent: VisitorLimit, origin: Origin, cost: number): Promise<void> {
  try {
    await spent.count(origin, cost);
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    throw new GraphQLError(error.message, {
      extensions: {
        code: 'TOO_MANY_REQUESTS',
        details: { seconds: error.seconds },
        http: { status: 429, headers: new HeaderMap([['retry-after', String(error.seconds)]]) },
      },
    });
  }
}

/** An operation that is about to run. */
export interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | null;
}

const introspections = new WeakMap<DocumentNode, number>();

function introspectionOf(document: DocumentNode): number {
  const known = introspections.get(document) ?? introspectionCost(document);
  introspections.set(document, known);
  return known;
}

/** Returns the cost of an operation. @throws GraphQLError TOO_COMPLEX above the limit; BAD_USER_INPUT for variables of the wrong type */
export function checkCost(asked: Asked): number {
  const cost = fieldsCost(asked) + introspectionOf(asked.document);
  if (cost > MAX_COST) {
    const message = `The query costs ${cost}; at most ${MAX_COST} is allowed. Ask for fewer things or smaller pages.`;
    refuse('TOO_COMPLEX', message);
  }
  return cost;
}

/** Rejects an operation before it runs if it costs too much, alone or together with the address's earlier operations. */
export const costLimit = (spent: VisitorLimit): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => Promise.resolve({ didResolveOperation: (asked) => limitCost(asked, spent) }),
});

async function limitCost(
  {
    request,
    document,
    schema,
    operation,
    operationName,
    contextValue,
  }: GraphQLRequestContextDidResolveOperation<RequestContext>,
  spent: VisitorLimit,
): Promise<void> {
  const kind = operation?.operation ?? OperationTypeNode.QUERY;
  if (!schema.getRootType(kind)) refuse('BAD_REQUEST', `There is no ${kind} here.`);
  const cost = checkCost({ schema, document, variables: request.variables ?? {}, operationName });
  notesOf(contextValue.request).cost = cost;
  await spendCost(spent, originOf(contextValue.request), cost);
}
