/** Stops an HTTP server without losing requests. It accepts no new connections and finishes running requests. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainLimits {
  /**
   * The time in milliseconds for which idle connections stay open, because a client may already be sending a request on one. The answer then
   * announces that the connection closes, so the client sends its next request elsewhere. A header tells clients the keep-alive time of the
   * server. They do not use a connection that has been idle for longer.
   */
  readonly linger: number;
  /** The time in milliseconds after which all connections are closed, even if a request is still running. */
  readonly patience: number;
}

/** Node keeps an idle connection for 5 seconds, and a job may take 15 seconds. */
const LIMITS: DrainLimits = { linger: 5_500, patience: 20_000 };
/** The time between two checks for idle connections, in milliseconds. */
const LOOK_EVERY = 50;

/**
 * Stops listening at once, so that a proxy sends new connections to another process, and resolves when the last connection is closed.
 * WebSockets count as connections: close them in the meantime.
 */
export async function drain(server: Server, { linger, patience }: DrainLimits = LIMITS): Promise<void> {
  if (!server.listening) return;
  const began = performance.now();
  server.prependListener('request', (_request, response) => {
    // Until the end of `linger`, a client may use an idle connection once more.
    if (!response.headersSent) response.setHeader('connection', 'close');
  });
  const closed = once(server, 'close');
  // `close` of an HTTP server would also close idle connections on which a request is about to arrive.
  NetServer.prototype.close.call(server);
  const look = setInterval(() => {
    const waited = performance.now() - began;
    if (waited > patience) server.closeAllConnections();
    else if (waited > linger) server.closeIdleConnections();
  }, LOOK_EVERY);
  await closed;
  clearInterval(look);
}
