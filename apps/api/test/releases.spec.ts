/** Releases over HTTP. */
import { exportTree, importTree } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { pino } from 'pino';
import { ContentService } from '../src/content/content.service.ts';
import { createServer } from '../src/server.ts';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';
import { pagesOf } from './support/pages.ts';
import { TRUST, asSite } from './support/site.ts';

describe.each(DATABASES)('releases on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 3, 'small');
  });
  afterAll(() => api?.close());

  const FIELDS = 'number effectiveAt createdAt author notes contentHash origin';

  it('lists releases, newest first, page by page', async () => {
    const { releases } = await answer(api, `{ releases { ${FIELDS} } }`);
    expect(releases.map((one: { number: number }) => one.number)).toEqual([3, 2, 1]);
    expect(releases[2]).toMatchObject({
      author: 'tester',
      notes: 'Import 1',
      origin: 'import',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(new Date(releases[0].createdAt).toISOString()).toBe(releases[0].createdAt);
    const { releases: page } = await answer(api, `{ releases(first: 1, before: 3) { number } }`);
    expect(page).toEqual([{ number: 2 }]);
  });

  it('finds releases by notes, author, number and changed documents', async () => {
    const numbersFor = async (text: string, before?: number): Promise<number[]> => {
      const query = 'query ($text: String, $before: Int) { releases(text: $text, before: $before) { number } }';
      const { releases } = await answer(api, query, { text, before });
      return (releases as { number: number }[]).map(({ number }) => number);
    };
    const { changedCard } = api.content;
    expect(await numbersFor('import 2')).toEqual([2]);
    expect(await numbersFor('IMPORT')).toEqual([3, 2, 1]);
    expect(await numbersFor('import', 3)).toEqual([2, 1]);
    expect(await numbersFor('tester')).toEqual([3, 2, 1]);
    expect(await numbersFor('3')).toEqual([3]);
    expect(await numbersFor('release 1')).toEqual([1]);
    expect(await numbersFor(changedCard.replaceAll('-', ' '))).toEqual([3, 2, 1]);
    const other = [...api.content.game.cards.keys()].at(-1)!;
    expect(await numbersFor(other)).toEqual([1]);
    expect(await numbersFor('%')).toEqual([]);
    expect(await numbersFor("' OR 1=1")).toEqual([]);
    expect(await numbersFor('nothing of the kind')).toEqual([]);
    expect(await numbersFor('   ')).toEqual([3, 2, 1]);
  });

  it('limits the changes to the requested number', async () => {
    const { release } = await answer(api, '{ release(number: 1) { changes(first: 3) { path } } }');
    expect(release.changes).toHaveLength(3);
  });

  it('returns the current release, and a release by number', async () => {
    const data = await answer(api, `{ current: release { number } first: release(number: 1) { number } }`);
    expect(data).toEqual({ current: { number: 3 }, first: { number: 1 } });
  });

  it('lists the changes of each release, with the texts before and after', async () => {
    const { releases } = await answer(
      api,
      `{ releases { number changes { path game kind slug change before after } } }`,
    );
    const [third, second, first] = releases;
    const { id, changedCard, removedDeck } = api.content;
    const files = new Map((await exportTree(api.database, 1)).map((file) => [file.path, file.text]));
    const card = { path: `cards/${id}/cards/${changedCard}.yaml`, game: id, kind: 'card', slug: changedCard };
    const deck = { path: `cards/${id}/decks/${removedDeck}.yaml`, game: id, kind: 'deck', slug: removedDeck };
    const text = files.get(card.path)!;
    expect(second.changes).toEqual([
      { ...card, change: 'changed', before: text, after: `${text}# Checked again.\n` },
      { ...deck, change: 'removed', before: files.get(deck.path), after: null },
    ]);
    expect(third.changes).toEqual([{ ...card, change: 'changed', before: `${text}# Checked again.\n`, after: text }]);
    expect(first.changes.map((one: { path: string }) => one.path)).toEqual([...files.keys()].slice(0, 500));
    expect(first.changes[0]).toMatchObject({ change: 'added', before: null });
    const get = (query: string, variables: Readonly<Record<string, unknown>>) => answer(api, query, variables);
    for (const { number, changes } of releases)
      expect(
        await pagesOf(get, 'changesConnection(', 'path game kind slug change before after', {
          within: `release(number: ${number})`,
          size: number === 1 ? 200 : 1,
        }).then((all) => all.slice(0, 500)),
      ).toEqual(changes);
    expect(await pagesOf(get, 'releasesConnection(', 'number', { size: 2 })).toEqual(
      [3, 2, 1].map((number) => ({ number })),
    );
    const differing = (await answer(api, '{ compareReleases(a: 1, b: 2) { path change } }')).compareReleases;
    expect(await pagesOf(get, 'compareReleasesConnection(a: 1, b: 2, ', 'path change', { size: 1 })).toEqual(differing);
    const earlier = `{ compareReleasesConnection(a: 1, b: 2, after: "${differing[0].path}") { nodes { path change } } }`;
    expect((await answer(api, earlier)).compareReleasesConnection.nodes).toEqual(differing.slice(1));
    expect((await answer(api, '{ releases(before: 3) { number } }')).releases).toEqual([{ number: 2 }, { number: 1 }]);
    const before = '{ releasesConnection(after: "3") { nodes { number } } }';
    expect((await answer(api, before)).releasesConnection.nodes).toEqual([{ number: 2 }, { number: 1 }]);
    const { release } = await answer(api, '{ release(number: 3) { changes { title after } } }');
    expect(release.changes[0].after).toContain(`\nname: ${release.changes[0].title}\n`);
  });

  it('shows the content of an old release', async () => {
    const { id, removedDeck } = api.content;
    const query = `query ($game: ID!, $slug: ID!, $release: Int) { deck(game: $game, slug: $slug, release: $release) { slug } }`;
    expect((await answer(api, query, { game: id, slug: removedDeck, release: 1 })).deck).toEqual({ slug: removedDeck });
    expect(await refusal(api, query, { game: id, slug: removedDeck, release: 2 })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('limits the number of releases that one request opens', async () => {
    const { content, database } = api;
    await importTree(database, content.releases[0]!, knownGames, {
      author: 'tester',
      message: 'Import 4',
    });
    const ask = (...numbers: number[]) =>
      `{ ${numbers.map((one) => `r${one}: games(release: ${one}) { id }`).join(' ')} }`;
    await answer(api, ask(1, 2, 3));
    expect(await refusal(api, ask(1, 2, 3, 4))).toMatchObject({ code: 'TOO_COMPLEX' });
  });

  it('opens an old release with a link that is now forbidden, and shows the link as text', async () => {
    const { changedCard, id, game } = api.content;
    const { path, slug } = game.chapters[0]!;
    const where = `FROM documents d WHERE d.id = document_id AND d.path = '${path}'`;
    const link = '[the judges](http://example.org) or [by letter](mailto:judges@example.org)';
    await api.database.query(
      `UPDATE revisions SET text = text || '\n\nAsk ${link}.\n' WHERE EXISTS (SELECT 1 ${where})`,
    );
    const fresh = await createServer(api.database, pino({ level: 'silent' }), TRUST);
    const ask = async (query: string) => {
      const { body } = await asSite(fresh.getHttpServer()).post('/graphql').send({ query });
      expect(body.errors).toBeUndefined();
      return body.data;
    };
    const ruleset = `${id}/${game.doc.modes[0]!}`;
    const { rulebook } = await ask(
      `{ rulebook(ruleset: "${ruleset}") { chapters(slug: "${slug}") { blocks { html } } } }`,
    );
    const html = rulebook.chapters[0].blocks.map((block: { html: string }) => block.html).join('');
    expect(html).toContain('Ask <a>the judges</a> or <a>by letter</a>.');
    await fresh.get(ContentService).warm();
    const set = await ask(`{ card(game: "${id}", slug: "${changedCard}") { slug } }`);
    expect(set.card.slug).toBe(changedCard);
    await fresh.close();
  });

  it('reports a release that another version of the program wrote', async () => {
    const { id, changedCard } = api.content;
    await api.database.query(
      `UPDATE revisions SET text = 'id: nothing' WHERE document_id = (SELECT id FROM documents WHERE path = 'cards/${id}/cards/${changedCard}.yaml')`,
    );
    const fresh = await createServer(api.database, pino({ level: 'silent' }), TRUST);
    const query = `{ card(game: "${id}", slug: "${changedCard}") { name } }`;
    const { body } = await asSite(fresh.getHttpServer()).post('/graphql').send({ query });
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining(`${changedCard}.yaml`) as string,
      extensions: { code: 'UNREADABLE_RELEASE' },
    });
    await fresh.close();
  });

  it.each([
    ['an unknown number', '{ release(number: 9) { number } }', 'NOT_FOUND'],
    ['the largest possible number', '{ release(number: 2147483647) { number } }', 'NOT_FOUND'],
    ['a number below 1', '{ release(number: 0) { number } }', 'BAD_INPUT'],
    ['a page size of 0', '{ releases(first: 0) { number } }', 'BAD_INPUT'],
    ['a negative number of changes', '{ release { changes(first: -1) { path } } }', 'BAD_INPUT'],
  ])('rejects %s', async (_, query, code) => {
    expect(await refusal(api, query)).toMatchObject({ code });
  });
});

describe.each(DATABASES)('before the first release on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 0, 'small');
  });
  afterAll(() => api?.close());

  it('reports that nothing has been published', async () => {
    expect(await refusal(api, '{ games { id } }')).toMatchObject({ code: 'NO_RELEASE' });
    expect((await answer(api, '{ releases { number } }')).releases).toEqual([]);
    const health = await api.http().get('/healthz');
    expect([health.status, health.body]).toEqual([503, { status: 'no release' }]);
  });
});
