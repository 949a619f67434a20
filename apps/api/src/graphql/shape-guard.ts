/** Rejects a query by its shape before GraphQL validates it. Validation takes far longer than parsing. */
import { SizedLru } from '@rulewright/content';
import type { Request, RequestHandler } from 'express';
import { GraphQLError, parse, type DocumentNode } from 'graphql';
import { ApiError } from '../errors/errors.ts';
import { notesOf } from '../http/request-notes.ts';
import { operationLabel } from './operation-label.ts';
import { MAX_TOKENS, checkShape } from './shape.ts';

interface RequestBody {
  readonly query?: unknown;
  readonly operationName?: unknown;
}

/** The query and operation name of a POST or GET request, unchecked. Apollo reports what is wrong with them. */
function askedBy({ body, query }: Request): RequestBody {
  const posted = body as RequestBody | undefined;
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

/** The result of a check: the operation name for the log, and the error if the shape of the query is over the limits. */
interface CheckedOperation {
  readonly operation: string;
  readonly refusal: ApiError | null;
  readonly size: number;
}

const KB = 1024;
/** Cached checks. The limits are the total size of the query texts and the longest text, in characters. */
const checked = new SizedLru<CheckedOperation>(4 * KB * KB, 16 * KB, ({ size }) => size);

/** Parses and checks a query, unless the same text was checked before. */
function check(query: unknown, operationName: unknown): CheckedOperation {
  const key = `${typeof operationName === 'string' ? operationName : ''}\n${typeof query === 'string' ? query : ''}`;
  const known = checked.find(key);
  if (known) return known;
  const document = documentOf(query);
  const operation = operationLabel(document, operationName);
  const reading = { operation, refusal: document && refusalOf(document), size: key.length };
  checked.keep(key, reading);
  return reading;
}

/** Express middleware for the GraphQL path. Must run after the body parser. */
export const shapeGuard: RequestHandler = (request, _response, next) => {
  const { query, operationName } = askedBy(request);
  const { operation, refusal } = check(query, operationName);
  notesOf(request).operation = operation;
  if (refusal) next(refusal);
  else next();
};
