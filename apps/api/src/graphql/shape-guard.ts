/** Refuses a query by its shape before GraphQL validates it, which takes far longer than reading it. */
import type { RequestHandler } from 'express';
import { GraphQLError, parse } from 'graphql';
import { ApiError } from '../errors/errors.ts';
import { MAX_TOKENS, checkShape } from './shape.ts';

/** The text of a query by POST or GET; null where there is none, which Apollo says. */
function queryOf(body: unknown, query: Readonly<Record<string, unknown>>): string | null {
  const given = (body as { query?: unknown } | undefined)?.query ?? query['query'];
  return typeof given === 'string' ? given : null;
}

/** The refusal of a query by its shape; null for one that may be validated. */
function refusalOf(text: string): ApiError | null {
  let document;
  try {
    document = parse(text, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch {
    // Apollo parses it as well, and says what is wrong and where.
    return null;
  }
  try {
    checkShape(document);
    return null;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return new ApiError(error.extensions['limit'] === undefined ? 'BAD_QUERY' : 'TOO_COMPLEX', error.message);
  }
}

/** The handler of requests to GraphQL, after their bodies are read. */
export const shapeGuard: RequestHandler = (request, _response, next) => {
  const text = queryOf(request.body, request.query);
  const refusal = text === null ? null : refusalOf(text);
  if (refusal) next(refusal);
  else next();
};
