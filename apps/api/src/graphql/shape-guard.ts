/** Refuses a query by its shape before GraphQL validates it, which takes far longer than reading it. */
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

/** What a request asks, by POST or GET. Apollo says what is wrong with it. */
function askedBy({ body, query }: Request): Asked {
  const posted = body as Asked | undefined;
  return {
    query: posted?.query ?? query['query'],
    operationName: posted?.operationName ?? query['operationName'],
  };
}

/** The document of a query; null for what is not GraphQL, which Apollo parses as well, and says what is wrong and where. */
function documentOf(text: unknown): DocumentNode | null {
  if (typeof text !== 'string') return null;
  try {
    return parse(text, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}

/** The refusal of a query by its shape; null for one that may be validated. */
function refusalOf(document: DocumentNode): ApiError | null {
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
  const { query, operationName } = askedBy(request);
  const document = documentOf(query);
  notesOf(request).operation = operationLabel(document, operationName);
  const refusal = document && refusalOf(document);
  if (refusal) next(refusal);
  else next();
};
