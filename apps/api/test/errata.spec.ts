/** Errata over HTTP: a released change of a card's words appears on the card and in the errata lists of its set and its release. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { answer, startApi, type TestApi } from './support/api.ts';
import { pagesOf } from './support/pages.ts';
import { Desk } from './support/desk.ts';

const DIFFERENCE = 'id label before after';
const CARD = `query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) {
  name errata { release message changes { ${DIFFERENCE} } }
  printings { set { id } differences { ${DIFFERENCE} } erratum }
} }`;
const ERRATA = `query ($game: ID!, $set: ID, $in: Int, $first: Int, $after: Int) {
  errata(game: $game, set: $set, changedIn: $in, first: $first, after: $after) {
    nodes { card { slug name } errata { release changes { ${DIFFERENCE} } } } next
  }
}`;

describe.each(MAIN_DATABASES)('errata on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let game: string;
  let slug: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
    desk = await Desk.open(api);
    ({ id: game, changedCard: slug } = api.content);
  });
  afterAll(() => api?.close());

  it.each(['errata', 'legality'])('dates an empty feed of the kind %s by its release', async (feed) => {
    const { text } = await api.http().get(`/${feed}.atom`).query({ game });
    expect(text).not.toContain('<entry>');
    expect(/<updated>(?<year>\d+)/u.exec(text)?.groups?.['year']).not.toBe('1970');
  });

  it('shows the changes of a release, their reason, and the differences of a printing', async () => {
    const before = (await answer(api, CARD, { game, slug })).card;
    expect(before.errata).toEqual([]);
    expect((await answer(api, ERRATA, { game })).errata).toEqual({ nodes: [], next: null });

    const path = `cards/${game}/cards/${slug}.yaml`;
    const set = await desk.begin('A better name');
    const { document } = await desk.editor.get('query ($path: String!) { document(path: $path) { text } }', { path });
    const text = (document.text as string)
      .replaceAll(before.name as string, 'Another Name')
      .replace(/(- \{.*rarity: [\w-]+)/u, `$1, printed: { name: "${before.name}" }, erratum: The name was taken`);
    expect(text).toContain('printed:');
    await desk.save(set.id, path, text);
    await desk.approve(set.id);
    const { number } = await desk.publish(set.id);

    const changes = [{ id: 'name', label: 'Name', before: before.name, after: 'Another Name' }];
    // A text that names the card changes with it.
    const [named] = (api.content.game.cards.get(slug)!.data as { abilities: { text: string }[] }).abilities;
    const textNow = named!.text.replaceAll(before.name as string, 'Another Name');
    const ofRelease = [...changes, { id: 'abilities-1', label: 'Text', before: named!.text, after: textNow }];
    const { card } = await answer(api, CARD, { game, slug });
    expect(card.errata).toEqual([
      { release: number, message: expect.stringContaining('A better name') as string, changes: ofRelease },
    ]);
    expect(card.printings[0]).toMatchObject({ differences: changes, erratum: 'The name was taken' });
    const listed = {
      nodes: [{ card: { slug, name: 'Another Name' }, errata: [{ release: number, changes: ofRelease }] }],
      next: null,
    };
    expect((await answer(api, ERRATA, { game })).errata).toEqual(listed);
    expect((await answer(api, ERRATA, { game, set: before.printings[0].set.id })).errata).toEqual(listed);
    expect((await answer(api, ERRATA, { game, in: number })).errata).toEqual(listed);
    expect((await answer(api, ERRATA, { game, in: 1 })).errata.nodes).toEqual([]);
    expect((await answer(api, ERRATA, { game, set: 'no-such-set' })).errata.nodes).toEqual([]);

    const { status, body } = await api.http().get('/errata.json').query({ game });
    expect(status).toBe(200);
    expect(body.items).toEqual([
      expect.objectContaining({
        title: `Another Name, release ${number}`,
        url: expect.stringContaining(`/${game}/cards/${slug}#errata`) as string,
        content_html: expect.stringContaining(
          `Name was: ${before.name}. Now: Another Name<br>Text was: ${named!.text} Now: ${textNow}<br>Reason: A better name`,
        ) as string,
      }),
    ]);
    const atom = await api.http().get('/errata.atom').query({ game });
    expect(atom.headers['content-type']).toContain('application/atom+xml');
    expect(atom.text).toContain('Another Name');
    expect((await api.http().get('/errata.atom').query({ game: 'nobody' })).status).toBe(404);

    expect((await answer(api, ERRATA, { game, after: 1 })).errata).toEqual({ nodes: [], next: null });
    const get = (query: string, variables: Readonly<Record<string, unknown>>) => answer(api, query, variables);
    const slugs = (list: string) =>
      pagesOf(get, `errataConnection(game: "${game}", ${list}`, 'card { slug }', { size: 1 });
    expect(await slugs('')).toEqual([{ card: { slug } }]);
    expect(await slugs(`set: "${before.printings[0].set.id}", `)).toEqual([{ card: { slug } }]);
    expect(await slugs('changedIn: 1, ')).toEqual([]);
    // Another card changes: it comes first, and the place after the first one stays.
    const page = `query ($game: ID!, $after: String) { errataConnection(game: $game, first: 1, after: $after) {
      nodes { card { slug } } pageInfo { hasNextPage endCursor } } }`;
    const { pageInfo } = (await answer(api, page, { game })).errataConnection;
    const other = [...api.content.game.cards.keys()].find((one) => one !== slug)!;
    const second = await desk.begin('Another card');
    const otherPath = `cards/${game}/cards/${other}.yaml`;
    const stored = await desk.editor.get('query ($path: String!) { document(path: $path) { text } }', {
      path: otherPath,
    });
    const { name } = api.content.game.cards.get(other)!;
    await desk.save(second.id, otherPath, (stored.document.text as string).replaceAll(name, 'New Name'));
    await desk.approve(second.id);
    await desk.publish(second.id);
    expect(await slugs('')).toEqual([{ card: { slug: other } }, { card: { slug } }]);
    expect((await answer(api, page, { game, after: pageInfo.endCursor })).errataConnection.nodes).toEqual([]);
    expect((await answer(api, page, { game, after: '1' })).errataConnection.nodes).toEqual([{ card: { slug } }]);
    expect((await answer(api, ERRATA, { game, after: 1 })).errata.nodes).toMatchObject([{ card: { slug } }]);
  });
});
