/**
 * What a proxy before several API processes does: it keeps connections open, takes the processes in turn, and passes over one that
 * takes no connection. A request that was sent is never sent again, so one that gets no answer is lost.
 */
import { Agent, request } from 'node:http';
import { AS_SITE } from './site.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The cookie that the answer sets. */
  readonly cookie: string | undefined;
}

/** Milliseconds for which a request waits for a process that takes it; on a busy machine one may take minutes to start. */
const PATIENCE = 300_000;

/** A request that a process took and did not answer. */
class LostRequestError extends Error {}

export class Proxy {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });
  private turn = 0;
  /** Addresses of the processes: scheme, host and port. */
  processes: readonly string[] = [];
  /** Connections that a process refused. */
  refused = 0;

  /** The process whose turn it is. */
  next(): string {
    const { processes } = this;
    return processes[this.turn++ % processes.length]!;
  }

  /** Sends a request to the first process that takes it. @throws LostRequestError */
  async send(method: 'GET' | 'POST', path: string, body?: unknown, cookie = ''): Promise<Reply> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const process = this.next();
      try {
        return await this.sendTo(process + path, method, body, cookie);
      } catch (error) {
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
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
