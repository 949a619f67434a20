/**
 * Caches answers about released content, so that a query that many visitors send runs once for each release, view and day. It caches
 * only queries without a session, a token or a preview, and only complete answers that no permission guards. So each answer is right
 * for everyone who can receive it.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { SizedLru } from '@rulewright/content';
import type { Request, RequestHandler, Response } from 'express';
import { OperationTypeNode } from 'graphql';
import { spendCost, spending } from '../graphql/cost.ts';
import type { RequestContext } from '../graphql/context.ts';
import { originOf } from '../http/origin.ts';
import { notesOf } from '../http/request-notes.ts';
import { sessionToken } from '../http/session-cookie.ts';
import { ContentService } from './content.service.ts';

const KB = 1024;
/** The size limit of all cached answers, and of one cached answer, in bytes. */
const MOST = 32 * KB * KB;
const LONGEST = 256 * KB;
/** The bytes of a character of a string with characters outside Latin-1. Other strings have one byte for each. */
const LARGEST_CHARACTER = 2;
/** The longest request body whose answer is cached, in bytes. Queries of the site have a few thousand. */
const LONGEST_QUESTION = 16 * KB;
/** The cost that counts against the visitor's limit for a cached answer. Sending one takes about 0.2 milliseconds; see `WORK`. */
const COST = 10;

interface StoredAnswer {
  /** A string and not a buffer: Node sends it together with the headers, and it takes no memory outside the heap. */
  readonly text: string;
  readonly type: string;
  /** The operation name, for the log. */
  readonly operation: string | undefined;
}

/** The key in `response.locals` that marks an answer as cacheable. */
const KEEP = 'keepAnswer';

/** Whether the request has a session cookie or an `Authorization` header. */
const isSomebody = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || sessionToken(cookie) !== undefined;

/** The parts of a request that its answer depends on, besides the content; null if the answer is not cached. */
function questionOf({ method, headers, body }: Request, { locals }: Response): string | null {
  if (method !== 'POST' || locals['private'] || isSomebody(headers)) return null;
  if (Number(headers['content-length'] ?? Infinity) > LONGEST_QUESTION) return null;
  const { query, variables, operationName } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return typeof query === 'string' ? JSON.stringify([headers.accept, query, operationName, variables]) : null;
}

@Injectable()
export class KeptAnswers {
  private readonly answers = new SizedLru<StoredAnswer>(
    MOST,
    LONGEST,
    ({ text }) => text.length * LARGEST_CHARACTER + KB,
  );
  /** The cost counter of all queries, also of those that the cache does not answer. */
  readonly spent = spending();

  constructor(private readonly content: ContentService) {}

  /** Express middleware for the GraphQL path. It sends the cached answer, or caches the answer that the next handlers send. */
  readonly handler: RequestHandler = (request, response, next) => {
    const question = questionOf(request, response);
    if (question === null) return next();
    this.keyOf(question).then(
      (key) => {
        const stored = this.answers.find(key);
        if (!stored) {
          this.keepAnswer(key, request, response);
          return next();
        }
        // The next handlers refuse a visitor whose limit is used up.
        spendCost(this.spent, originOf(request), COST).then(
          () => sendStored(stored, request, response),
          () => next(),
        );
      },
      // Without a release, the query itself reports the error.
      () => next(),
    );
  };

  private async keyOf(question: string): Promise<string> {
    return createHash('sha256')
      .update(`${await this.content.mark()} ${question}`)
      .digest('base64url');
  }

  private keepAnswer(key: string, request: Request, response: Response): void {
    const send = response.send.bind(response);
    response.send = (text: unknown) => {
      if (response.locals[KEEP] === true && response.statusCode === 200 && typeof text === 'string') {
        const type = String(response.getHeader('content-type'));
        this.answers.keep(key, { text, type, operation: notesOf(request).operation });
        // Uses `end`, because `send` would compute an ETag from the text.
        return response.set('content-length', String(Buffer.byteLength(text))).end(text);
      }
      return send(text);
    };
  }
}

function sendStored({ text, type, operation }: StoredAnswer, request: Request, response: Response): void {
  Object.assign(notesOf(request), { operation, cost: COST });
  response
    .status(200)
    .set({ 'content-type': type, 'cache-control': 'no-store', 'content-length': String(Buffer.byteLength(text)) });
  response.end(text);
}

/** Marks the complete answer to a query as cacheable, unless it is only for the caller. */
function mayBeKept({ locals }: Response): void {
  if (!locals['private']) locals[KEEP] = true;
}

/** Marks cacheable answers: complete answers to queries, without an error, that are the same for every visitor. */
export const keepingPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ contextValue, operation, errors }) => {
        if (operation?.operation === OperationTypeNode.QUERY && !errors && contextValue.response)
          mayBeKept(contextValue.response);
        return Promise.resolve();
      },
    }),
};
