/** A browser's WebSocket: subscribes to a match, reconnects after a broken connection, and records everything it receives. */
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { MatchChangedDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';

export interface Watching {
  /** The last state that was pushed. */
  // Views have many shapes. Each test checks the part that it expects.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly last: any;
  /** Everything received over the socket, as text. */
  readonly received: readonly string[];
  /** The numbers of all received log lines, in order. */
  readonly lines: readonly number[];
  readonly connections: number;
  stop(): Promise<void>;
}

/**
 * @param url scheme, host and port of the API, or a function that returns them for each connection
 * @param cookie the cookie of the visitor
 */
export function watchMatch(
  url: string | (() => string),
  cookie: string,
  match: string,
  seat: number | null = null,
): Watching {
  const addressOf = typeof url === 'string' ? () => url : url;
  const received: string[] = [];
  const state = { last: null as unknown, lines: [] as number[], connections: 0 };
  class Socket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie } });
      this.on('message', (data) => received.push(String(data)));
    }
  }
  const client = createClient({
    url: () => `${addressOf().replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    on: { connected: () => void state.connections++ },
  });
  client.subscribe<{ matchChanged: { logFrom: number; log: { number: number }[] } }>(
    { query: textOf(MatchChangedDocument), variables: { match, seat } },
    {
      next: ({ data }) => {
        if (!data) return;
        state.last = data.matchChanged;
        const { logFrom, log } = data.matchChanged;
        state.lines = [...state.lines.filter((line) => line < logFrom), ...log.map((line) => line.number)];
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return {
    get last() {
      return state.last;
    },
    get lines() {
      return state.lines;
    },
    get connections() {
      return state.connections;
    },
    received,
    stop: async () => {
      // A stopped server refuses the connection.
      await Promise.resolve(client.dispose()).catch(() => undefined);
    },
  };
}
