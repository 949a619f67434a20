/**
 * Works like a proxy before several API processes. It keeps connections open, uses the processes in turn, and skips a process that
 * refuses connections. As in nginx, a GET is sent again if a kept connection was reset, because its server may have closed it just before.
 * All other requests are sent once, so a request without an answer is lost.
 */
import { Agent, request } from 'node:http';
import { AS_SITE } from './site.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The cookie that the answer sets. */
  readonly cookie: string | undefined;
}

/** The time in milliseconds that a request waits for a process. On a busy machine, a process may need minutes to start. */
const PATIENCE = 300_000;

/** A connection that was open before the request and was reset before an answer. */
class StaleConnectionError extends Error {
  readonly code = 'ECONNRESET';
}

/** The error for a request that a process accepted but did not answer. */
class LostRequestError extends Error {}

export class Proxy {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });
  private turn = 0;
  /** The addresses of the processes: scheme, host and port. */
  processes: readonly string[] = [];
  /** The number of refused connections. */
  refused = 0;

  /** The process whose turn it is. */
  next(): string {
    const { processes } = this;
    return processes[this.turn++ % processes.length]!;
  }

  /** Sends a request to the first process that accepts it. @throws LostRequestError */
  async send(method: 'GET' | 'POST', path: string, body?: unknown, cookie = ''): Promise<Reply> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const process = this.next();
      try {
        return await this.sendTo(process + path, method, body, cookie);
      } catch (error) {
        if (error instanceof StaleConnectionError && method === 'GET') continue;
        const { code, message } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED') throw new LostRequestError(`${method} ${process}${path}: ${code ?? message}`);
        this.refused++;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    throw new LostRequestError(`${method} ${path}: no process takes it`);
  }

  close(): void {
    this.agent.destroy();
  }

  private sendTo(url: string, method: string, body: unknown, cookie: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const headers = { ...AS_SITE, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const sent = request(url, { method, headers, agent: this.agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (data: string) => (text += data));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, text, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] }),
        );
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnectionError(error.message) : error);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
