import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClientError, conflictOf, createClient, GamesDocument, isNotFound } from './index.ts';
import { createApiClient } from './server.ts';

let server: Server;
let url = '';
let answer: (body: string) => { status: number; text: string } | null = () => null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const reply = answer(body);
      if (reply) response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const failure = async (promise: Promise<unknown>): Promise<ApiClientError> =>
  promise.then(
    () => Promise.reject(new Error('no error')),
    (error: unknown) => error as ApiClientError,
  );

test('sends the document with its variables and returns the data', async () => {
  let sent: { query: string; variables: unknown } | null = null;
  answer = (body) => {
    sent = JSON.parse(body);
    return { status: 200, text: '{"data":{"games":[],"release":null}}' };
  };
  await expect(createApiClient(url).request(GamesDocument, {})).resolves.toEqual({ games: [], release: null });
  expect(sent!.query).toContain('query Games');
});

test('a browser sends the name of the operation instead of its text', async () => {
  let sent: unknown = null;
  answer = (body) => {
    sent = JSON.parse(body);
    return { status: 200, text: '{"data":{"games":[],"release":null}}' };
  };
  await createClient(url).request(GamesDocument, {});
  expect(sent).toEqual({ operation: 'Games', variables: {} });
});

test('an aborted request fails with the reason of its signal', async () => {
  answer = () => null;
  const ended = new AbortController();
  const asked = createClient(url).request(GamesDocument, {}, { signal: ended.signal });
  ended.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});

test('a conflict keeps its reason', async () => {
  answer = () => ({
    status: 200,
    text: '{"errors":[{"message":"Changed.","extensions":{"code":"CONFLICT","reason":"deck-changed"}}]}',
  });
  expect(conflictOf(await failure(createClient(url).request(GamesDocument, {})))).toBe('deck-changed');
  expect(conflictOf(new Error('other'))).toBeNull();
});

test('a GraphQL error keeps its code', async () => {
  answer = () => ({
    status: 200,
    text: '{"data":null,"errors":[{"message":"No such mode.","extensions":{"code":"NOT_FOUND"}}]}',
  });
  const error = await failure(createClient(url).request(GamesDocument, {}));
  expect(error.kind).toBe('refused');
  expect(isNotFound(error)).toBe(true);
  expect(error.message).toBe('No such mode.');
});

test('a slow answer is a timeout', async () => {
  answer = () => null;
  expect((await failure(createClient(url, { timeout: 50 }).request(GamesDocument, {}))).kind).toBe('timeout');
});

test('distinguishes an unreachable server from an answer that is not GraphQL', async () => {
  expect((await failure(createClient('http://127.0.0.1:9/graphql').request(GamesDocument, {}))).kind).toBe(
    'unreachable',
  );
  answer = () => ({ status: 502, text: '<html>Bad gateway</html>' });
  expect((await failure(createClient(url).request(GamesDocument, {}))).kind).toBe('bad-answer');
});
