/** Subscriptions by graphql-ws at the address of the queries: only subscriptions, only from pages of our own, within the same limits. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  GraphQLError,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { ConnectionInitMessage, ServerOptions } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { checkCost } from '../graphql/cost.ts';
import { errorFormatter } from '../graphql/errors.ts';
import { MAX_TOKENS } from '../graphql/options.ts';
import { shapeLimits } from '../graphql/shape-limits.ts';
import { MATCH_LOG } from './match-log.ts';

const PATH = '/graphql';
/** Of one message, in bytes. */
const LONGEST_MESSAGE = 64 * 1024;
/** Subscriptions of one connection: a page has one. */
const MOST_SUBSCRIPTIONS = 4;

/** Whether a page of another host opened the connection: its browser would send our cookie along. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const own = headers['x-forwarded-host'] ?? host;
  return !URL.canParse(origin) || new URL(origin).host !== own;
}

const refusal = (code: string, message: string): GraphQLError => new GraphQLError(message, { extensions: { code } });

/** The document of a subscription. @throws GraphQLError for anything else */
function subscriptionIn(schema: GraphQLSchema, query: string, operationName?: string | null): DocumentNode {
  const document = parsed(query);
  if (getOperationAST(document, operationName)?.operation !== 'subscription')
    throw refusal('BAD_REQUEST', 'Only subscriptions are served here; ask queries by POST.');
  const [problem] = validate(schema, document, [...specifiedRules, shapeLimits]);
  if (problem) throw refusal('GRAPHQL_VALIDATION_FAILED', problem.message);
  return document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw refusal('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'The query cannot be read.');
  }
}

@Injectable()
export class LiveSocket implements BeforeApplicationShutdown {
  private close: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    @Inject(MATCH_LOG) private readonly log: Logger,
  ) {}

  /** Takes the upgrades of a server. */
  open(server: Server): void {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
    const served = useServer(this.options(), sockets);
    const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (request.url?.split('?')[0] !== PATH || isForeign(request)) return void socket.destroy();
      sockets.handleUpgrade(request, socket, head, (connection) => sockets.emit('connection', connection, request));
    };
    server.on('upgrade', upgrade);
    this.close = async () => {
      server.off('upgrade', upgrade);
      await served.dispose();
      sockets.close();
    };
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private options(): ServerOptions<ConnectionInitMessage['payload'], Extra> {
    const { schema } = this.schemaHost;
    const format = errorFormatter(this.log);
    const formatAll = (errors: readonly GraphQLError[]) => errors.map((error) => format(error.toJSON(), error));
    const running = new WeakMap<WebSocket, number>();
    return {
      schema,
      onSubscribe: (ctx, _id, { query, variables, operationName }) => {
        const { socket, request } = ctx.extra;
        const count = (running.get(socket) ?? 0) + 1;
        if (count > MOST_SUBSCRIPTIONS) return [refusal('TOO_COMPLEX', 'This connection has subscribed to enough.')];
        try {
          const document = subscriptionIn(schema, query, operationName);
          checkCost({ schema, document, variables: variables ?? {}, operationName });
          running.set(socket, count);
          const variableValues = variables ?? {};
          return { schema, document, variableValues, operationName: operationName ?? null, contextValue: { request } };
        } catch (error) {
          if (error instanceof GraphQLError) return [error];
          throw error;
        }
      },
      onError: (_ctx, _id, _payload, errors) => formatAll(errors),
      onNext: (_ctx, _id, _payload, _args, result) => result.errors && { ...result, errors: formatAll(result.errors) },
      onComplete: ({ extra: { socket } }) => void running.set(socket, Math.max(0, (running.get(socket) ?? 1) - 1)),
    };
  }
}
