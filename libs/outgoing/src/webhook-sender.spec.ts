/** A receiver of webhooks that answers in odd ways. No answer may keep the sender waiting or stop the process. */
import type { OutgoingEntity } from '@rulewright/database';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { DataSource } from 'typeorm';
import { webhookSender } from './webhook-sender.ts';

/** Sends a webhook to a receiver. Resolves to its status, or to the error. */
async function sentTo(answer: (socket: Socket) => void): Promise<number | string | undefined> {
  const sockets: Socket[] = [];
  const receiver = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).once('data', () => answer(socket));
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const repository = { findOneBy: () => Promise.resolve({ url, secret: 'secret' }) };
  const database = { getRepository: () => repository } as unknown as DataSource;
  const row = { id: 1, about: 'ping', recipient: 'a', payload: '{}' } as OutgoingEntity;
  try {
    return (await webhookSender(database, { allowPrivate: true })(row)).status;
  } catch (error) {
    return (error as Error).message;
  } finally {
    sockets.forEach((socket) => socket.destroy());
    receiver.close();
  }
}

/** Writes for as long as the sender reads. */
const flood = (socket: Socket, text: string): void => {
  const go = (): void => void (!socket.destroyed && socket.write(text) && setImmediate(go));
  socket.on('drain', go);
  go();
};

it('ends after a change of the protocol, which it did not ask for', async () => {
  const answer = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n';
  expect(await sentTo((socket) => void socket.write(answer))).toBe('The receiver gave no answer of HTTP.');
});

it('reads neither a body nor headers without end', async () => {
  expect(
    await sentTo((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      flood(socket, 'x'.repeat(100_000));
    }),
  ).toBe(200);
  expect(
    await sentTo((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      flood(socket, 'x'.repeat(100_000));
    }),
  ).toContain('Header overflow');
});

it.each<[string, (socket: Socket) => void, string]>([
  ['another protocol', (socket) => void socket.write('220 mail.example ESMTP\r\n'), 'Parse Error'],
  ['a reset', (socket) => void socket.resetAndDestroy(), 'ECONNRESET'],
  ['an end', (socket) => void socket.end(), 'socket hang up'],
])('reports %s as a problem', async (_, answer, problem) => {
  expect(await sentTo(answer)).toContain(problem);
});
