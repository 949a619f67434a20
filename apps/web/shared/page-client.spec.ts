/** Tests of pages and the API: a rate limit reaches the front, and requests stop when the visitor leaves. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { GamesDocument } from '@rulewright/api-client';
import { inPageRequest } from '../server/page-request.ts';
import { WAIT_HEADER } from '../server/headers.ts';
import { pageClient } from './page-client.ts';

const refusal = (code: string, details?: object): string =>
  JSON.stringify({ data: null, errors: [{ message: 'No.', extensions: { code, ...(details && { details }) } }] });

/** A renderer whose page queries the given API. */
async function rendererOver(api: typeof fetch) {
  const server = createServer((_, response) => {
    void inPageRequest(response, () =>
      pageClient('http://api.test/graphql', { fetch: api })
        .request(GamesDocument, {})
        .then(
          () => response.end('made'),
          () => response.writeHead(500).end('not made'),
        ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

test.each([
  ['with its time', refusal('TOO_MANY_REQUESTS', { seconds: 41.2 }), '42 visitor'],
  ['without a time', refusal('TOO_MANY_REQUESTS'), '5 visitor'],
  ['of another kind', refusal('NOT_FOUND'), null],
])('tells the front of a refusal %s', async (_, text, wait) => {
  const renderer = await rendererOver(() => Promise.resolve(new Response(text, { status: 429 })));
  const answer = await fetch(renderer.url);
  expect([answer.status, answer.headers.get(WAIT_HEADER)]).toEqual([500, wait]);
  renderer.close();
});

test('tells the front that the API did not answer in time', async () => {
  const renderer = await rendererOver(() => Promise.reject(new DOMException('The time is over.', 'TimeoutError')));
  const answer = await fetch(renderer.url);
  expect([answer.status, answer.headers.get(WAIT_HEADER)]).toEqual([500, '5 everyone']);
  renderer.close();
});

test('waits for the API while it reads a large game after a start', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  try {
    const answer = { data: { games: [], release: null } };
    const api: typeof fetch = () => Promise.resolve(Response.json(answer));
    expect(await pageClient('http://api.test/graphql', { fetch: api }).request(GamesDocument, {})).toEqual(answer.data);
    expect(limit.mock.calls).toEqual([[30_000]]);
  } finally {
    limit.mockRestore();
  }
});

test('stops requests when the visitor leaves', async () => {
  let asked: AbortSignal | null | undefined;
  const renderer = await rendererOver((_, init) => {
    asked = init?.signal;
    return new Promise((_resolve, reject) => asked?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  const leaving = new AbortController();
  const page = fetch(renderer.url, { signal: leaving.signal }).catch(() => 'left');
  while (!asked) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked.aborted).toBe(false);
  leaving.abort();
  expect(await page).toBe('left');
  if (!asked.aborted) await once(asked, 'abort');
  renderer.close();
});
