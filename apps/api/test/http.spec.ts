/** The HTTP layer: health, headers, caching, bodies. */
import { startApi, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { asker, signedIn, type Asker } from './support/people.ts';
import { utcDay } from '@rulewright/content';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';

describe.each(MAIN_DATABASES)('HTTP on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
  });
  afterAll(() => api?.close());

  const get = (query: string) => api.http().get('/graphql').query({ query }).set('apollo-require-preflight', 'true');

  it('reports its health', async () => {
    const { status, body } = await api.http().get('/healthz');
    expect([status, body]).toEqual([200, { status: 'ok', release: 1 }]);
  });

  it('sends security headers, and does not reveal the server software', async () => {
    const { headers } = await api.http().get('/healthz');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('answers 304 while the ETag matches, and sends new content after a release', async () => {
    const first = await get('{ games { id } }');
    expect(first.status).toBe(200);
    const tag = first.headers['etag']!;
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('{ games { id } }').set('if-none-match', tag);
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag]);
    expect((await get('{ games { name } }').set('if-none-match', tag)).status).toBe(200);

    await importTree(api.database, api.content.releases[1]!, knownGames, {
      author: 'tester',
      message: 'Import 2',
    });
    const after = await get('{ games { id } }').set('if-none-match', tag);
    expect(after.status).toBe(200);
    expect(after.headers['etag']).not.toBe(tag);
  });

  it('serves a content version that changes with each release and each day', async () => {
    const { number, hash, effectiveAt } = (await api.ask('{ release { number hash: contentHash effectiveAt } }')).data
      .release;
    const { body, headers } = await api.http().get('/content-version');
    expect(body).toEqual({ content: `${number}-${utcDay()}-${hash}`, notes: '0/', effectiveAt });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('forbids caching of errors and of answers to POST', async () => {
    const wrong = await get('{ game(id: "nothing") { id } }');
    expect(wrong.headers['cache-control']).toBe('no-store');
    const post = await api.http().post('/graphql').send({ query: '{ games { id } }' });
    expect(post.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a body that is not JSON', 'application/json', '{"query":', 400, 'BAD_INPUT'],
    ['a body that is too large', 'application/json', JSON.stringify({ query: ' '.repeat(300_000) }), 413, 'TOO_LARGE'],
    ['a body without a query', 'application/json', '{}', 400, 'BAD_QUERY'],
    ['a body that is a list', 'application/json', '[{"query":"{ games { id } }"}]', 400, 'BAD_QUERY'],
    [
      'variables that are not an object',
      'application/json',
      '{"query":"{ games { id } }","variables":7}',
      400,
      'BAD_QUERY',
    ],
    ['a form', 'application/x-www-form-urlencoded', 'query={games{id}}', 400, 'BAD_QUERY'],
  ])('rejects %s', async (_, type, body, status, code) => {
    const response = await api.http().post('/graphql').set('content-type', type).send(body);
    expect(response.status).toBe(status);
    const { errors } = JSON.parse(response.text) as { errors: { extensions: Record<string, unknown> }[] };
    expect(errors[0]!.extensions).toEqual({ code });
  });

  it('reads a large tree of files only from people who may import, and up to a limit', async () => {
    const { releases } = await testContent('whole');
    const files = releases[2]!.map(({ path, text }) => ({ path, text }));
    const query =
      'mutation ($files: [FileInput!]!) { importFiles(title: "Files", files: $files) { documents { path } } }';
    const sent = JSON.stringify({ query, variables: { files } });
    expect(sent.length).toBeGreaterThan(1_000_000);
    const send = async (who: Asker, body: string) => {
      const headers = { cookie: who.cookie, 'rulewright-request': '1', 'content-type': 'application/json' };
      const { status, text } = await api.http().post('/graphql').set(headers).send(body);
      return { status, body: JSON.parse(text) };
    };
    const editor = await signedIn(api, 'editor');
    const { body } = await send(editor, sent);
    expect(body.errors).toBeUndefined();
    // The change set has the files that the small tree leaves out, and the other games.
    expect(body.data.importFiles.documents.length).toBeGreaterThan(50);
    const tooLarge = (limit: string) => ({
      status: 413,
      body: {
        errors: [{ message: `A request here has at most ${limit} kB.`, extensions: { code: 'TOO_LARGE' } }],
      },
    });
    expect(await send(editor, sent.padEnd(8 * 1024 * 1024 + 1))).toEqual(tooLarge('8192'));
    expect(await send(await signedIn(api, 'reader'), sent)).toEqual(tooLarge('256'));
    expect(await send(asker(api, 'forger', 'rulewright-session=forged'), sent)).toEqual(tooLarge('256'));
  });

  it('rejects a GET that a foreign page could send', async () => {
    const { status } = await api.http().get('/graphql').query({ query: '{ games { id } }' });
    expect(status).toBe(400);
  });

  it('answers 404 at other paths', async () => {
    const { status, body } = await api.http().get('/admin');
    expect([status, body.errors[0].extensions]).toEqual([404, { code: 'NOT_FOUND' }]);
  });
});
