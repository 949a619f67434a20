/** Ends an HTTP server so that no request is lost: nothing new is taken, and what has begun is finished. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainLimits {
  /**
   * Milliseconds for which connections without a request stay open. A client may be sending on one of them; its answer says that the
   * connection closes, so the next request goes elsewhere. Clients that know how long a server keeps connections (a header says so)
   * send nothing on one that is idle for longer.
   */
  readonly linger: number;
  /** Milliseconds after which connections are closed even if a request is still running. */
  readonly patience: number;
}

/** How long Node keeps a connection without a request is 5 seconds; a job has 15 seconds. */
const LIMITS: DrainLimits = { linger: 5_500, patience: 20_000 };
/** Milliseconds between two looks at whether a connection has become idle. */
const LOOK_EVERY = 50;

/**
 * Stops listening at once, so that a proxy sends new connections to another process, and resolves when the last connection is closed.
 * WebSockets count as connections: close them in the meantime.
 */
export async function drain(server: Server, { linger, patience }: DrainLimits = LIMITS): Promise<void> {
  if (!server.listening) return;
  const began = performance.now();
  server.prependListener('request', (_request, response) => {
    // Until the end of `linger` a client may use a connection once more.
    if (!response.headersSent) response.setHeader('connection', 'close');
  });
  const closed = once(server, 'close');
  // `close` of an HTTP server would cut off requests that are on their way on idle connections.
  NetServer.prototype.close.call(server);
  const look = setInterval(() => {
    const waited = performance.now() - began;
    if (waited > patience) server.closeAllConnections();
    else if (waited > linger) server.closeIdleConnections();
  }, LOOK_EVERY);
  await closed;
  clearInterval(look);
}
