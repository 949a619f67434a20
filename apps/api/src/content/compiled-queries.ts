/**
 * Compiles queries that are sent often, so that an answer nobody requested before takes less time. Apollo and graphql-js answer the first
 * requests of a query and every query with an error. A compiled query runs the same resolvers. Only queries for released content are
 * compiled: they change nothing, so one that fails may run again.
 */
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import type { Request, RequestHandler, Response } from 'express';
import {
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../graphql/context.ts';
import { checkCost, spendCost } from '../graphql/cost.ts';
import { originOf } from '../http/origin.ts';
import { notesOf } from '../http/request-notes.ts';
import { KeptAnswers, mayBeKept } from './stored-answers.ts';
import { releaseContext } from './release-context.ts';
import { ShownReleases } from './shown-releases.ts';

/** The answers to a query after which it is compiled. Compiling takes about as long as five answers. */
export const ANSWERS_BEFORE = 20;
/** The most queries that are counted or compiled. The site sends fewer. */
const MOST_QUERIES = 300;
/** The longest text of a compiled query, in characters. Queries of the site have a few thousand. */
const LONGEST = 16 * 1024;
/** The permission of operations that read released content and nothing else. */
const CONTENT = 'content';
const JSON_TYPE = 'application/json; charset=utf-8';
/** The content types that Apollo sends, by the values of the header `accept` that the site and most programs send. */
const TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json; charset=utf-8'],
]);

/** A query that is sent often. */
interface Frequent {
  answers: number;
  ready: Ready | null;
}

interface Ready {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly run: CompiledQuery['query'];
}

/** The parts of a request body that name a query and its variables. */
interface QueryBody {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

const keyOf = (query: string, operationName: string | null | undefined): string => `${operationName ?? ''}\n${query}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the root fields; null if a fragment has some of them, which is rare. */
function rootFields({ selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>): string[] | null {
  const names: string[] = [];
  for (const node of selectionSet.selections) {
    if (node.kind !== Kind.FIELD) return null;
    names.push(node.name.value);
  }
  return names;
}

/**
 * Whether a query may be compiled. It reads only released content, without the schema. It has no text of its own: the compiler writes
 * names and numbers of the query into a program, and these cannot contain code.
 */
function isCompilable(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const roots = rootFields(operation);
  if (roots === null || !roots.every((name) => fields[name]?.extensions['access'] === CONTENT)) return false;
  let hasText = false;
  visit(document, { StringValue: () => void (hasText = true) });
  return !hasText;
}

@Injectable()
export class CompiledQueries {
  private readonly frequent = new Lru<string, Frequent>(MOST_QUERIES);

  /** The answers to a query after which it is compiled. Tests of many queries lower it. */
  answersBefore = ANSWERS_BEFORE;

  constructor(
    private readonly releases: ShownReleases,
    private readonly kept: KeptAnswers,
  ) {}

  /** Counts the answers to each query, and compiles a query that is sent often. */
  readonly plugin: ApolloServerPlugin<RequestContext> = {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: (answered) => {
          this.count(answered);
          return Promise.resolve();
        },
      }),
  };

  /** Express middleware for the GraphQL path. It answers a compiled query, and leaves every other request to Apollo. */
  readonly handler: RequestHandler = (request, response, next) => {
    const ready = this.readyFor(request);
    if (ready === null) return next();
    this.answer(ready, request, response).then(
      (text) => (text === null ? next() : response.send(text)),
      () => next(),
    );
  };

  private count({
    schema,
    source,
    document,
    operation,
    request,
    errors,
  }: GraphQLRequestContextWillSendResponse<RequestContext>): void {
    if (errors || !document || operation?.operation !== OperationTypeNode.QUERY || source.length > LONGEST) return;
    const found = this.frequent.get(keyOf(source, request.operationName), () => ({ answers: 0, ready: null }));
    if (++found.answers !== this.answersBefore || !isCompilable(schema, document, operation)) return;
    const operationName = operation.name?.value ?? null;
    // Not while a visitor waits.
    setImmediate(() => {
      const compiled = compileQuery(schema, document, request.operationName ?? undefined);
      if (isCompiledQuery(compiled)) found.ready = { schema, document, operationName, run: compiled.query };
    });
  }

  private readyFor({ method, headers, body }: Request): Ready | null {
    if (method !== 'POST' || !TYPES.has(headers.accept)) return null;
    const { query, operationName = null, extensions } = (body ?? {}) as QueryBody;
    if (typeof query !== 'string' || query.length > LONGEST || extensions != null) return null;
    if (operationName !== null && typeof operationName !== 'string') return null;
    return this.frequent.find(keyOf(query, operationName))?.ready ?? null;
  }

  /** The text of an answer without errors; null if Apollo should answer. */
  private async answer(
    { schema, document, operationName, run }: Ready,
    request: Request,
    response: Response,
  ): Promise<string | null> {
    const variables = (request.body as QueryBody).variables ?? {};
    if (!isRecord(variables)) return null;
    const cost = checkCost({ schema, document, variables, operationName });
    notesOf(request).cost = cost;
    await spendCost(this.kept.spent, originOf(request), cost);
    const { data, errors } = await run(undefined, releaseContext(this.releases, request, response), variables);
    if (errors) return null;
    mayBeKept(response);
    response.status(200).set({ 'content-type': TYPES.get(request.headers.accept)!, 'cache-control': 'no-store' });
    // Apollo ends its answers with a new line as well.
    return `${JSON.stringify({ data })}\n`;
  }
}
