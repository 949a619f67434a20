import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ContentVersion } from './content-version.ts';
import { PageCache } from './page-cache.ts';
import { Pages } from './pages.ts';
import { MISSING_HEADER, NONCE_HEADER, PUBLISHED_HEADER, RELEASE_HEADER, WAIT_HEADER } from './headers.ts';
import { LIMITS, RenderQueue } from './render-queue.ts';
import { Visitors } from './visitor-address.ts';

const NEXT_DEFAULT = 'private, no-cache, no-store, max-age=0, must-revalidate';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly text: string;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** A front with a renderer whose answers the test controls. */
async function site() {
  const rendered: IncomingMessage[] = [];
  const state = {
    release: 1,
    notes: 0,
    delay: 0,
    answer: (_: IncomingMessage, response: ServerResponse): void => void response,
  };
  const page = (request: IncomingMessage, response: ServerResponse): void => {
    const nonce = request.headers[NONCE_HEADER] as string | undefined;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': NEXT_DEFAULT,
      link: `</a.woff2>; rel=preload${nonce ? `; nonce="${nonce}"` : ''}`,
      'content-security-policy': 'that of the renderer',
    });
    response.end(
      `<p>${request.url} release ${state.release} notes ${state.notes} for ${request.headers.cookie ?? 'everyone'}</p><script nonce="${nonce ?? 'own'}">1</script>`,
    );
  };
  state.answer = page;
  const backend = createServer((request, response) => {
    rendered.push(request);
    setTimeout(() => state.answer(request, response), state.delay);
  });
  const port = await listening(backend);
  const version = new ContentVersion(
    () =>
      Promise.resolve({
        content: `${state.release}-hash`,
        notes: String(state.notes),
        effectiveAt: '2030-01-31T00:00:00Z',
      }),
    { interval: 10, fresh: 100, patience: 100, stale: 1_000, idle: 50 },
  );
  const pages = new Pages({
    renderer: { request: (options) => Promise.resolve(send({ ...options, host: '127.0.0.1', port })) },
    queue: new RenderQueue({ ...LIMITS, waitingEach: 200, waiting: 500 }),
    cache: new PageCache(),
    version,
  });
  const front = createServer((request, response) => {
    new Visitors({ trustedProxies: ['loopback'] }).name(request);
    void pages.answer(request, response);
  });
  const at = await listening(front);
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = send({ host: '127.0.0.1', port: at, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: answer.statusCode!, headers: answer.headers, body, text: body.toString() });
        });
      });
      asked.on('error', reject);
      asked.end();
    });
  /** Starts to read an answer and then stops reading. */
  const open = (path: string) => {
    const asked = send({ host: '127.0.0.1', port: at, path, agent: false });
    asked.on('error', () => undefined);
    const begun = new Promise<void>((resolve) => asked.once('response', (answer) => resolve(void answer.pause())));
    asked.end();
    return { begun, close: () => asked.destroy() };
  };
  const close = async (): Promise<void> => {
    version.stop();
    for (const server of [front, backend]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  return { state, page, rendered, ask, open, close };
}

describe('pages', () => {
  let web: Awaited<ReturnType<typeof site>>;
  beforeEach(async () => {
    web = await site();
  });
  afterEach(() => web.close());

  it.each(['/a-game/cards?q=x', '/account'])(
    'say when a visitor may request %s again after a refusal of the API',
    async (path) => {
      web.state.answer = (_, response) => {
        response.writeHead(500, { 'content-type': 'text/html', [WAIT_HEADER]: '42 visitor' });
        response.end('<p>This page could not be made.</p>');
      };
      const { status, headers, text } = await web.ask(path);
      expect([status, headers['retry-after'], headers[WAIT_HEADER]]).toEqual([429, '42', undefined]);
      expect(text).toContain('You asked for many pages');
      web.state.answer = web.page;
      expect((await web.ask(path)).status).toBe(200);
    },
  );

  it.each([
    ['the API refuses the site itself', '/a-game', '7 visitor'],
    ['the API does not answer in time', '/a-game/cards?q=x', '7 everyone'],
  ])('are not cached, and the site answers 503, when %s', async (_, path, wait) => {
    web.state.answer = (__, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': NEXT_DEFAULT, [WAIT_HEADER]: wait });
      response.end('<p>Wait.</p>');
    };
    const { status, headers } = await web.ask(path);
    expect([status, headers['retry-after']]).toEqual([503, '7']);
    web.state.answer = web.page;
    expect((await web.ask(path)).text).toContain('release 1');
  });

  it('are rendered once for all simultaneous requests', async () => {
    web.state.delay = 20;
    const answers = await Promise.all(Array.from({ length: 30 }, () => web.ask('/a-game')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await web.ask('/a-game?utm=1');
    expect(web.rendered).toHaveLength(1);
  });

  it('are compressed once, in the encoding that each browser accepts', async () => {
    const plain = await web.ask('/a-game');
    const br = await web.ask('/a-game', { 'accept-encoding': 'gzip, br' });
    const gzip = await web.ask('/a-game', { 'accept-encoding': 'gzip, br;q=0' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect((await web.ask('/a-game', { 'accept-encoding': 'br' })).body).toEqual(br.body);
    expect(web.rendered).toHaveLength(1);
  });

  it('have a policy with hashes and no nonce, and the browser revalidates each time', async () => {
    const { headers, text } = await web.ask('/a-game');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/u);
    expect(JSON.stringify(headers) + text).not.toContain('nonce');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('stay in the browser permanently if the answer is immutable', async () => {
    const forGood = 'public, max-age=31536000, immutable';
    web.state.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': forGood }).end('<svg/>');
    };
    expect((await web.ask('/a-game/faces/1/a-card')).headers['cache-control']).toBe(forGood);
    expect((await web.ask('/a-game/faces/1/a-card')).headers['cache-control']).toBe(forGood);
    expect(web.rendered).toHaveLength(1);
  });

  it('answer 304 to a browser with a current copy, and HEAD without a body', async () => {
    const { headers } = await web.ask('/a-game');
    const again = await web.ask('/a-game', { 'if-none-match': headers['etag'] as string });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    const head = await web.ask('/a-game', {}, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
  });

  it('differ by theme, and by nothing else that a visitor sends', async () => {
    const dark = await web.ask('/a-game', { cookie: 'visitor=secret; theme=dark', 'user-agent': 'another robot' });
    const light = await web.ask('/a-game', { cookie: 'theme=light; visitor=other' });
    expect([dark.text, light.text]).toEqual([
      expect.stringContaining('for theme=dark<'),
      expect.stringContaining('for theme=light<'),
    ]);
    await web.ask('/a-game', { cookie: 'visitor=third; theme=dark', 'accept-language': 'xx', 'user-agent': 'a robot' });
    expect(web.rendered).toHaveLength(2);
    for (const { headers } of web.rendered)
      expect([headers['user-agent'], headers['accept-language']]).toEqual(['rulewright', undefined]);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a session', { cookie: 'rulewright-session=one' }, { cookie: 'rulewright-session=two' }],
    ['a change set that is looked at', { cookie: 'theme=dark; as-if=abcdefgh' }, { cookie: 'as-if=ijklmnop' }],
    ['a navigation inside a page', { rsc: '1', 'next-url': '/a' }, { rsc: '1', 'next-url': '/b' }],
  ])('are rendered for one visitor with %s, and are never cached', async (_, one, other) => {
    await web.ask('/a-game');
    const [first, second] = [await web.ask('/a-game', one), await web.ask('/a-game', other)];
    if (one.cookie)
      expect([first.text, second.text]).toEqual([
        expect.stringContaining(one.cookie),
        expect.stringContaining(other.cookie!),
      ]);
    expect(first.headers['content-security-policy']).toBe('that of the renderer');
    expect((await web.ask('/a-game')).text).toContain('for everyone');
    expect(web.rendered).toHaveLength(3);
  });

  it('name the release only if they are the same for everyone', async () => {
    const release = '1 2030-01-31T00:00:00Z';
    expect((await web.ask('/a-game')).headers[RELEASE_HEADER]).toBe(release);
    expect((await web.ask('/a-game')).headers[RELEASE_HEADER]).toBe(release);
    for (const cookie of ['rulewright-session=x', 'as-if=x'])
      expect((await web.ask('/a-game', { cookie })).headers).not.toHaveProperty(RELEASE_HEADER);
    for (const path of ['/account', '/play/a-match', '/desk'])
      expect((await web.ask(path)).headers).not.toHaveProperty(RELEASE_HEADER);
  });

  it('of a person are rendered each time, even without a session', async () => {
    await web.ask('/account');
    await web.ask('/account');
    expect(web.rendered).toHaveLength(2);
  });

  it('that set a cookie go only to the visitor of that request', async () => {
    let count = 0;
    web.state.answer = (_, response) => {
      response.setHeader('set-cookie', `key=${++count}`);
      response.end('page');
    };
    const keys = (await Promise.all([web.ask('/a-game'), web.ask('/a-game')])).map(
      ({ headers }) => headers['set-cookie']?.[0],
    );
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['not found', 404, {}],
    ['broken', 500, {}],
    ['leading on', 307, { location: '/' }],
    ['private', 200, { 'cache-control': 'private' }],
    ['no-store', 200, { 'cache-control': 'no-store' }],
    ['unfinished', 200, { 'content-type': 'text/html', refresh: '<meta http-equiv="refresh" content="2"/>' }],
  ])('that are %s are not cached', async (_, status, headers) => {
    const { refresh, ...rest } = headers as Record<string, string>;
    web.state.answer = (__, response) => void response.writeHead(status, rest).end(`page ${refresh ?? ''}`);
    expect((await web.ask('/a-game')).status).toBe(status);
    await web.ask('/a-game');
    expect(web.rendered).toHaveLength(2);
  });

  it.each(['/a-game/cards/nope', '/play/nope'])(
    'answer 404 at %s with the page that says so, which no visitor can ask for otherwise',
    async (path) => {
      web.state.answer = (request, response) => {
        const missing = request.headers[MISSING_HEADER];
        response.writeHead(missing === undefined ? 404 : 200, { 'content-type': 'text/html' });
        response.end(missing === undefined ? '<body></body>' : `<p>${request.url} for ${String(missing)}</p>`);
      };
      for (const headers of [{}, { [MISSING_HEADER]: '/other' }] as Record<string, string>[]) {
        const { status, text } = await web.ask(`${path}?x=1`, headers);
        expect([status, text]).toEqual([404, `<p>/missing for ${path}</p>`]);
      }
      expect((await web.ask('/missing', { [MISSING_HEADER]: '/other' })).status).toBe(404);
    },
  );

  it('leave a 404 alone that is not a page', async () => {
    web.state.answer = (_, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('None.');
    expect(await web.ask('/a-game/faces/1/nope')).toMatchObject({ status: 404, text: 'None.' });
    expect(web.rendered).toHaveLength(1);
  });

  it('show a release as soon as it is published', async () => {
    expect((await web.ask('/a-game')).text).toContain('release 1');
    web.state.release = 2;
    await pause(60);
    expect((await web.ask('/a-game')).text).toContain('release 2');
  });

  it('show a release at once if it was published through this site', async () => {
    await web.ask('/a-game');
    const { page } = web;
    web.state.answer = (request, response) => {
      if (request.method !== 'POST') return page(request, response);
      web.state.release = 2;
      response.writeHead(200, { [PUBLISHED_HEADER]: '1' }).end('{}');
    };
    const published = await web.ask('/ask', {}, 'POST');
    expect(published.headers[PUBLISHED_HEADER]).toBeUndefined();
    expect((await web.ask('/a-game')).text).toContain('release 2');
  });

  it('show a new note on pages with notes, and stay cached elsewhere', async () => {
    for (const path of ['/a-game/cards/ant', '/a-game/decks']) await web.ask(path);
    web.state.notes = 1;
    await pause(60);
    expect((await web.ask('/a-game/cards/ant')).text).toContain('notes 1');
    await web.ask('/a-game/decks');
    expect(web.rendered.map(({ url }) => url)).toEqual(['/a-game/cards/ant', '/a-game/decks', '/a-game/cards/ant']);
  });

  it('are read-only: another method is refused without a render', async () => {
    const { status, headers } = await web.ask('/account', {}, 'POST');
    expect([status, headers['allow'], web.rendered.length]).toEqual([405, 'GET, HEAD', 0]);
  });

  it('of visitors who read slowly do not block the queue', async () => {
    web.state.answer = (_, response) => void response.end('x'.repeat(8_000_000));
    const slow = Array.from({ length: 6 }, () => web.open('/account'));
    await Promise.all(slow.map(({ begun }) => begun));
    web.state.answer = web.page;
    expect((await web.ask('/account')).status).toBe(200);
    for (const { close } of slow) close();
  });

  it('ignore a nonce from outside', async () => {
    await web.ask('/account', { [NONCE_HEADER]: 'known' });
    expect(web.rendered[0]!.headers[NONCE_HEADER]).toBeUndefined();
  });

  it('are refused with a time to wait when the renderer is not available', async () => {
    web.state.answer = (request) => void request.socket.destroy();
    const { status, headers } = await web.ask('/a-game');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
  });
});
