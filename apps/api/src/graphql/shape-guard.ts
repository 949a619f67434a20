/** Rejects a query by its shape before GraphQL validates it. Validation takes far longer than parsing. */
import type { Request, RequestHandler } from 'express';
import { GraphQLError, parse, type DocumentNode } from 'graphql';
import { ApiError } from '../errors/errors.ts';
import { notesOf } from '../http/request-notes.ts';
import { operationLabel } from './operation-label.ts';
import { MAX_TOKENS, checkShape } from './shape.ts';

interface Asked {
  readonly query?: unknown;
  readonly operationName?: unknown;
}

/** The query and operation name of a POST or GET request, unchecked. Apollo reports what is wrong with them. */
function askedBy({ body, query }: Request): Asked {
  const posted = body as Asked | undefined;
  return {
    query: posted?.query ?? query['query'],
    operationName: posted?.operationName ?? query['operationName'],
  };
}

/** The parsed query; null if it is not valid GraphQL. Apollo parses it again and reports the error with its position. */
function documentOf(text: unknown): DocumentNode | null {
  if (typeof text !== 'string') return null;
  try {
    return parse(text, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}

/** The error for a query whose shape is over the limits; null for a query that may be validated. */
function refusalOf(document: DocumentNode): ApiError | null {
  try {
    checkShape(document);
    return null;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return new ApiError(error.extensions['limit'] === undefined ? 'BAD_QUERY' : 'TOO_COMPLEX', error.message);
  }
}

/** Express middleware for the GraphQL path. Must run after the body parser. */
export const shapeGuard: RequestHandler = (request, _response, next) => {
  const { query, operationName } = askedBy(request);
  const document = documentOf(query);
  notesOf(request).operation = operationLabel(document, operationName);
  const refusal = document && refusalOf(document);
  if (refusal) next(refusal);
  else next();
};
