/**
 * What a query may cost. Every field costs 1; a list costs its fields for each member it may have; fields that render a
 * text or check a deck say what they cost where they are declared.
 */
import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { TooManyAttemptsError, type Limit } from '@rulewright/accounts';
import type { ComplexityEstimator } from '@nestjs/graphql';
import { GraphQLError, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { introspectionCost } from './introspection.ts';
import { originOf, type Origin } from '../http/origin.ts';
import { notesOf } from '../http/request-notes.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import type { RequestContext } from './context.ts';

/** See test/operations.spec.ts for what the pages of the site cost. */
export const MAX_COST = 60_000;

/** The cost of a list with up to this many members. */
export const listOf =
  (members: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    1 + members * childComplexity;

/**
 * What is worked out costs about 50 for each millisecond it may take, so that a query within the limit takes about a
 * second at most, whatever it asks for.
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

/** The cost of something that is worked out, on top of what is asked of it. */
export const workOf =
  (work: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    work + childComplexity;

/** The cost of a list that is worked out, with up to this many members. */
export const workedListOf =
  (work: number, members: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    work + members * childComplexity;

/** The cost of a search of which the client says how many results it wants, up to 100. */
export const pageOf: ComplexityEstimator = ({ args, childComplexity }) =>
  WORK.search + Math.min(100, Math.max(1, Number(args['first'] ?? 20))) * childComplexity;

const refuse = (code: string, message: string): never => {
  throw new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
};

/** What an operation costs. Variables of the wrong type are found here, before they would be anywhere else. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    return refuse('BAD_USER_INPUT', error instanceof GraphQLError ? error.message : 'The variables cannot be read.');
  }
}

/** What an address may spend in a minute: twenty queries at the limit. */
const SPEND = { points: 20 * MAX_COST, duration: 60 };

/** Counts what addresses spend in this process, which is what the limit guards. */
export const spending = (spend: Limit = SPEND): VisitorLimit => new VisitorLimit(spend);

/** Takes the cost of an operation from what its address may spend. @throws GraphQLError TOO_MANY_REQUESTS */
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

/** What is about to run. */
export interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | null;
}

/** What an operation costs, within the limit. @throws GraphQLError TOO_COMPLEX; BAD_USER_INPUT for variables of the wrong type */
export function checkCost({ schema, document, variables, operationName }: Asked): number {
  const fields = costOf({
    schema,
    query: document,
    variables,
    ...(operationName && { operationName }),
    estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
  });
  const cost = fields + introspectionCost(document);
  if (cost > MAX_COST) {
    const message = `The query costs ${cost}; at most ${MAX_COST} is allowed. Ask for fewer things or smaller pages.`;
    refuse('TOO_COMPLEX', message);
  }
  return cost;
}

/** Refuses an operation before it runs when it costs too much, by itself or with those before it. */
export const costLimit = (spend: Limit = SPEND): ApolloServerPlugin<RequestContext> => {
  const spent = spending(spend);
  return { requestDidStart: () => Promise.resolve({ didResolveOperation: (asked) => limitCost(asked, spent) }) };
};

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
