/** Subscriptions by graphql-ws, at the same path as queries. Accepts only subscriptions, only from our own site, with the same limits. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { CountedKey } from '@rulewright/accounts';
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { ConnectionInitMessage, ServerOptions } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { isForeign } from '../http/cross-site.ts';
import { originOf, type Origins } from '../http/origin.ts';
import { checkCost, spendCost, spending } from '../graphql/cost.ts';
import { errorFormatter } from '../errors/errors.ts';
import { LOG } from '../base/log.ts';
import { operationLabel } from '../graphql/operation-label.ts';
import { MAX_TOKENS, checkShape } from '../graphql/shape.ts';

const PATH = '/graphql';
/** The longest message, in bytes. */
const LONGEST_MESSAGE = 64 * 1024;
/** The most subscriptions of one connection. A page of the site needs one. */
const MOST_SUBSCRIPTIONS = 4;
/** The most connections of one address to this process. A school class behind one address needs fewer. */
const MOST_CONNECTIONS = 100;

const TOO_MANY_CONNECTIONS = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const refusal = (code: string, message: string): GraphQLError => new GraphQLError(message, { extensions: { code } });

/** Parses and checks the document of a subscription. @throws GraphQLError for anything else */
function subscriptionIn(schema: GraphQLSchema, query: string, operationName?: string | null): DocumentNode {
  const document = parsed(query);
  checkShape(document);
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw refusal('BAD_REQUEST', 'Only subscriptions are served here. Send queries by POST.');
  const [problem] = validate(schema, document);
  if (problem) throw refusal('GRAPHQL_VALIDATION_FAILED', problem.message);
  return document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    throw refusal('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'The query cannot be read.');
  }
}

@Injectable()
export class LiveSocket implements BeforeApplicationShutdown {
  private end: () => Promise<void> = () => Promise.resolve();
  private readonly spent = spending();
  private readonly connected = new Map<CountedKey, number>();
  private subscriptions = 0;

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Handles the WebSocket upgrades of a server. */
  open(server: Server, origins: Origins): void {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
    const served = useServer(this.options(), sockets);
    const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (request.url?.split('?')[0] !== PATH || isForeign(request)) return void socket.destroy();
      if (!this.enter(origins.read(request).key, socket)) return void socket.end(TOO_MANY_CONNECTIONS);
      sockets.handleUpgrade(request, socket, head, (connection) => sockets.emit('connection', connection, request));
    };
    server.on('upgrade', upgrade);
    this.end = async () => {
      server.off('upgrade', upgrade);
      await served.dispose();
      sockets.close();
    };
  }

  /** The number of open connections and subscriptions. */
  get counts(): { readonly connections: number; readonly subscriptions: number } {
    const connections = [...this.connected.values()].reduce((sum, count) => sum + count, 0);
    return { connections, subscriptions: this.subscriptions };
  }

  /** Accepts no more connections and closes the open ones, with a code that makes pages connect again. */
  close(): Promise<void> {
    const { end } = this;
    this.end = () => Promise.resolve();
    return end();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Counts a connection until it closes. Returns false if the address has reached its limit. */
  private enter(address: CountedKey, socket: Duplex): boolean {
    const before = this.connected.get(address) ?? 0;
    if (before >= MOST_CONNECTIONS) return false;
    this.connected.set(address, before + 1);
    socket.once('close', () => {
      const rest = this.connected.get(address)! - 1;
      if (rest === 0) this.connected.delete(address);
      else this.connected.set(address, rest);
    });
    return true;
  }

  private options(): ServerOptions<ConnectionInitMessage['payload'], Extra> {
    const { schema } = this.schemaHost;
    const format = errorFormatter(this.log);
    const formatAll = (errors: readonly GraphQLError[]) => errors.map((error) => format(error.toJSON(), error));
    const running = new WeakMap<WebSocket, number>();
    const more = (socket: WebSocket, by: number): number => {
      const count = (running.get(socket) ?? 0) + by;
      running.set(socket, count);
      this.subscriptions += by;
      return count;
    };
    return {
      schema,
      onSubscribe: async (ctx, _id, { query, variables, operationName }) => {
        const { socket, request } = ctx.extra;
        // Counts before the first await, because several subscriptions can arrive at the same time.
        const count = more(socket, 1);
        try {
          if (count > MOST_SUBSCRIPTIONS)
            throw refusal('TOO_COMPLEX', 'This connection has reached its limit of subscriptions.');
          const document = subscriptionIn(schema, query, operationName);
          const cost = checkCost({ schema, document, variables: variables ?? {}, operationName });
          await spendCost(this.spent, originOf(request), cost);
          this.log.info({ operation: operationLabel(document, operationName), cost }, 'subscription begun');
          const variableValues = variables ?? {};
          return { schema, document, variableValues, operationName: operationName ?? null, contextValue: { request } };
        } catch (error) {
          more(socket, -1);
          if (error instanceof GraphQLError) return [error];
          throw error;
        }
      },
      onError: (_ctx, _id, _payload, errors) => formatAll(errors),
      onNext: (_ctx, _id, _payload, _args, result) => result.errors && { ...result, errors: formatAll(result.errors) },
      onComplete: ({ extra: { socket } }) => void more(socket, -1),
    };
  }
}
