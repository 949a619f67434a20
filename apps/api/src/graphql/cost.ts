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

/** The most costs of one document that are kept. Pages of different sizes cost different amounts. */
const COSTS_KEPT = 20;
/** The longest key of a kept cost, in characters. */
const LONGEST_KEY = 500;

const knownCosts = new WeakMap<DocumentNode, Lru<string, number>>();

/**
 * The values of the variables that the operation declares. `getComplexity` also reads them, but creates an error with a stack for each wrong
 * value, which takes seconds for a list of wrong values. This stops at the first one.
 */
function declaredValues({
  schema,
  document,
  variables,
  operationName,
}: PricedOperation): Readonly<Record<string, unknown>> {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { errors, coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
  return errors ? refuse('BAD_USER_INPUT', errors[0]!.message) : coerced;
}

/** Values without the words of their texts, which no cost depends on: pages after different cursors have one cost. */
const withoutTexts = (values: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? '' : value));

/** The cost of the fields of an operation. It is worked out once for all values of the variables that differ only in texts. */
function fieldsCost(asked: PricedOperation): number {
  const { schema, document, variables, operationName } = asked;
  const key = `${operationName ?? ''} ${withoutTexts(declaredValues(asked))}`;
  const known = knownCosts.get(document) ?? new Lru<string, number>(COSTS_KEPT);
  knownCosts.set(document, known);
  const cost = (): number =>
    costOf({
      schema,
      query: document,
      variables,
      ...(operationName && { operationName }),
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
  return key.length > LONGEST_KEY ? cost() : known.get(key, cost);
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
export interface PricedOperation {
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
export function checkCost(asked: PricedOperation): number {
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
