/** Serves `GET /metrics` on a separate port. Visitors cannot reach it, because neither the proxy nor the site forwards requests to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

export interface MetricsAddress {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

const PATH = '/metrics';
/** How long a request may take to arrive in full, in milliseconds. */
const REQUEST_TIMEOUT = 10_000;

/**
 * Serves a registry. Adds the default metrics of a Node process to it: processor time, memory, event loop delay.
 * @throws the system's error if the port is taken
 */
export async function serveMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = REQUEST_TIMEOUT;
  server.listen(port, host);
  await once(server, 'listening');
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}${PATH}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
