/** Tests of a server that stops: it answers accepted requests and refuses new connections. */
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drain } from './index.ts';

interface Answer {
  readonly text: string;
  readonly connection: string | undefined;
}

/** Starts a server with answers after `delay` milliseconds, and a client that keeps its connections open. */
async function serving(delay: number) {
  const server: Server = createServer((asked, response) => {
    setTimeout(() => response.end(asked.url), delay).unref();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, agent: Agent | false = client): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
        let text = '';
        answer.on('data', (data: Buffer) => (text += data.toString()));
        answer.on('end', () => resolve({ text, connection: answer.headers.connection }));
      });
      sent.on('error', reject);
      sent.end();
    });
  return { server, ask };
}

test('finishes a running request, and refuses new connections at once', async () => {
  const { server, ask } = await serving(200);
  const slow = ask('/slow');
  await sleep(50);
  const ended = drain(server, { linger: 100, patience: 5_000 });
  await expect(ask('/late', false)).rejects.toThrow('ECONNREFUSED');
  expect((await slow).text).toBe('/slow');
  await ended;
});

test('answers a request on an idle connection with `connection: close`', async () => {
  const { server, ask } = await serving(0);
  expect((await ask('/first')).connection).toBe('keep-alive');
  const ended = drain(server, { linger: 300, patience: 5_000 });
  await sleep(50);
  expect(await ask('/second')).toEqual({ text: '/second', connection: 'close' });
  await ended;
});

test('closes idle connections after `linger`, and all connections after `patience`', async () => {
  const idle = await serving(0);
  await idle.ask('/');
  const began = performance.now();
  await drain(idle.server, { linger: 100, patience: 5_000 });
  expect(performance.now() - began).toBeLessThan(2_000);

  const stuck = await serving(60_000);
  const answer = stuck.ask('/').then(
    () => 'answered',
    () => 'cut off',
  );
  await sleep(50);
  await drain(stuck.server, { linger: 50, patience: 200 });
  expect(await answer).toBe('cut off');
});

test('resolves at once if the server is not listening', async () => {
  await drain(createServer());
});
