/** The metrics server of a worker: the numbers of the lab and of its process, at one path. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Registry, addLabMetrics, serveMetrics } from './index.ts';

test('reads the number of games at each request', async () => {
  const registry = new Registry();
  let games = 7;
  addLabMetrics(registry, () => ({ games, underway: 2, threads: 3 }));
  const server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
  const read = async (): Promise<string> => (await fetch(server.url)).text();
  expect(await read()).toMatch(/^rulewright_lab_games_total 7$/mu);
  games = 9;
  const text = await read();
  expect(text).toMatch(/^rulewright_lab_games_total 9$/mu);
  expect(text).toMatch(/^rulewright_lab_underway 2$/mu);
  expect(text).toMatch(/^rulewright_lab_threads 3$/mu);
  expect(text).toMatch(/^process_cpu_seconds_total /mu);
  expect((await fetch(`${server.url}/more`)).status).toBe(404);
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});

test('rejects with EADDRINUSE when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(serveMetrics(new Registry(), { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
  other.close();
});
