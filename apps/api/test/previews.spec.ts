/** Link previews: pictures and oEmbed. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { LinkedPages } from '../src/previews/linked-pages.service.ts';
import { answer, startApi, type TestApi } from './support/api.ts';

interface MatchEnd {
  readonly match: {
    readonly seats: readonly { readonly name: string }[];
    readonly table: {
      readonly result: { readonly winners: readonly number[]; readonly turns: number; readonly cause: string };
    };
  };
  readonly matchSummary: { readonly cards: readonly { readonly slug: string }[] };
}

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe.each(MAIN_DATABASES)('previews on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 3, 'one');
  });
  afterAll(() => api?.close());

  const picture = (path: string) => api.http().get(path).responseType('blob');

  it.each([
    '',
    '/cards/CARD',
    '/decks/DECK',
    '/sets/SET',
    '/rules/MODE',
    '/sets',
    '/errata',
    '/cards',
    '/deck-check',
    '/legality/MODE',
  ])('draws a picture of /GAME%s', async (pattern) => {
    const { id, game, changedCard } = api.content;
    const path = pattern
      .replace('CARD', changedCard)
      .replace('DECK', game.doc.decks[0]!)
      .replace('SET', [...game.sets.keys()][0]!)
      .replace('MODE', game.doc.modes[0]!);
    const { body, headers } = await picture(`/previews/releases/3/${id}${path}.png`).expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sizeOf(body as Buffer)).toEqual([1200, 630]);
    await picture(`/previews/releases/3/${id}${path}.png`).set('if-none-match', headers['etag']!).expect(304);
  });

  it('draws the site, for its pages without a picture of their own', async () => {
    const { body } = await picture('/previews/releases/3/releases.png').expect(200);
    expect(sizeOf(body as Buffer)).toEqual([1200, 630]);
  });

  it('draws a match, and allows only short caching of its picture', async () => {
    const { id, game } = api.content;
    const deckSlug = game.doc.decks[0]!;
    const setup = { ruleset: `${id}/${game.doc.modes[0]!}`, seats: [1, 2].map(() => ({ kind: 'bot', deckSlug })) };
    const { body } = await api
      .http()
      .post('/graphql')
      .send({
        query: 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id } }',
        variables: { input: setup },
      });
    const match = (body as { data: { createMatch: { id: string } } }).data.createMatch.id;
    const { body: png, headers } = await picture(`/previews/play/${match}.png`).expect(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(sizeOf(png as Buffer)).toEqual([1200, 630]);
    const embed = await api
      .http()
      .get('/oembed')
      .query({ url: `https://site.example/play/${match}/replay` })
      .expect(200);
    expect((embed.body as { thumbnail_url: string }).thumbnail_url).toContain(`/previews/play/${match}.png`);

    // When the match is over, the picture says who won and why, and shows the cards that did most.
    const ask = `{ match(id: "${match}") { stage seats { name } table { result { winners turns cause } } }
      matchSummary(id: "${match}") { cards { slug } } }`;
    const result = () => answer(api, `{ data: match(id: "${match}") { stage } }`);
    while ((await result()).data.stage !== 'over') await new Promise((done) => setTimeout(done, 50));
    const { body: over } = await api.http().post('/graphql').send({ query: ask });
    const { match: ended, matchSummary } = (over as { data: MatchEnd }).data;
    const { winners, turns, cause } = ended.table.result;
    const { data, description } = await api.app.get(LinkedPages).find(`/play/${match}`);
    const [name] = winners.map((seat) => ended.seats[seat]!.name);
    expect(data.title).toBe(name === undefined ? 'No one wins' : `${name} wins`);
    expect(description).toContain(data.title);
    expect(data.text).toContain(`After ${turns === 1 ? '1 turn' : `${turns} turns`}: ${cause}`);
    expect(data.cards.map(({ slug }) => slug)).toEqual([...new Set(matchSummary.cards.map(({ slug }) => slug))]);
    const { body: end } = await picture(`/previews/play/${match}.png`).expect(200);
    expect(sizeOf(end as Buffer)).toEqual([1200, 630]);
    expect(Buffer.compare(end as Buffer, png as Buffer)).not.toBe(0);
  });

  it('reuses the picture of a card that a release did not change', async () => {
    const { id, game } = api.content;
    const card = [...game.cards.keys()][1]!;
    const { data } = await answer(api, `{ data: card(game: "${id}", slug: "${card}") { name } }`);
    expect(data.name).toBe(game.cards.get(card)!.name);
    const { headers } = await picture(`/previews/releases/1/${id}/cards/${card}.png`).expect(200);
    expect(headers['etag']).toMatch(/^"[\w-]{43}"$/u);
  });

  it('describes a card link by oEmbed', async () => {
    const { id, game, changedCard } = api.content;
    const url = `https://cards.example/${id}/cards/${changedCard}?release=2`;
    const { body, headers } = await api.http().get('/oembed').query({ url }).set('host', 'cards.example').expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      type: 'link',
      version: '1.0',
      title: game.cards.get(changedCard)!.name,
      cache_age: 86_400,
      provider_name: 'Rulewright',
      provider_url: 'http://cards.example',
      thumbnail_url: `http://cards.example/previews/releases/2/${id}/cards/${changedCard}.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    const xml = await api.http().get('/oembed').query({ url, format: 'xml' }).expect(200);
    expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(xml.text).toContain(`<title>${game.cards.get(changedCard)!.name}</title>`);
    await api.http().get('/oembed').query({ url, format: 'html' }).expect(501);
  });

  it('describes frames that are not larger than a program asks for', async () => {
    const { id, game, changedCard } = api.content;
    const asked = async (page: string, size: Record<string, unknown>) => {
      const query = { url: `https://cards.example${page}`, ...size };
      return (await api.http().get('/oembed').query(query).expect(200)).body as Record<'width' | 'height', number>;
    };
    const card = `/${id}/cards/${changedCard}`;
    expect(await asked(card, {})).toMatchObject({ width: 315, height: 441, thumbnail_width: 1200 });
    const small = await asked(card, { maxwidth: 200 });
    expect(small).toMatchObject({ width: 200, height: 280 });
    expect(small).not.toHaveProperty('thumbnail_url');
    const low = await asked(card, { maxheight: 100 });
    expect([low.width, low.height <= 100]).toEqual([71, true]);
    const rule = `/${id}/rules/${game.doc.modes[0]!}/${[...game.rules.keys()][0]!}`;
    const [wide, narrow] = [await asked(rule, {}), await asked(rule, { maxwidth: 240 })];
    expect(narrow.width).toBe(240);
    expect(narrow.height).toBeGreaterThan(wide.height);
    expect(await asked(rule, { maxheight: 90 })).toMatchObject({ width: 480, height: 90 });
  });

  it.each(['0', '-1', '1e3', 'wide', '9999999', ''])('refuses the size "%s" of an embed', async (maxwidth) => {
    const url = `https://cards.example/${api.content.id}/cards/${api.content.changedCard}`;
    const { body } = await api.http().get('/oembed').query({ url, maxwidth }).expect(400);
    expect(body).toMatchObject({ errors: [{ extensions: { reason: 'bad-size' } }] });
  });

  it.each(['/lab', '/lab/gallery', '/lab/blame', '/lab/proposals'])('draws and describes %s', async (page) => {
    const { body } = await picture(`/previews/releases/3${page}.png`).expect(200);
    expect(sizeOf(body as Buffer)).toEqual([1200, 630]);
    const url = `https://cards.example${page}`;
    const { body: described } = await api.http().get('/oembed').query({ url }).expect(200);
    expect(described).toMatchObject({ type: 'link', title: expect.stringMatching(/\w/u) });
  });

  it('draws the picture of one card', async () => {
    const { id, changedCard } = api.content;
    const { body, headers } = await picture(`/previews/releases/3/faces/${id}/${changedCard}.png`).expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sizeOf(body as Buffer)).toEqual([420, 587]);
  });

  it('describes a card and a rule with a frame', async () => {
    const { id, game, changedCard } = api.content;
    const mode = game.doc.modes[0]!;
    const rule = [...game.rules.keys()][0]!;
    for (const page of [
      `/${id}/cards/${changedCard}`,
      `/${id}/rules/${mode}/${rule}`,
      `/${id}/rules/${mode}#${rule}`,
    ]) {
      const url = `https://cards.example${page}`;
      const { body } = await api.http().get('/oembed').query({ url }).set('host', 'cards.example').expect(200);
      const framed = `/embed${page.replace('#', '/')}`;
      expect(body).toMatchObject({ type: 'rich', width: expect.any(Number), height: expect.any(Number) });
      const { html } = body as { readonly html: string };
      expect(html).toContain(`<iframe src="http://cards.example${framed}"`);
      const frame = await api.http().get(framed).expect(200);
      expect(frame.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*$/u);
      expect(frame.headers['x-frame-options']).toBeUndefined();
      expect(frame.text).not.toMatch(/<script|javascript:/iu);
    }
    const { text } = await api.http().get(`/embed/${id}/cards/${changedCard}`);
    expect(text).toContain(`/faces/${id}/${changedCard}.png`);
  });

  it.each([
    '/embed/nothing/cards/none',
    '/embed/GAME/cards/none',
    '/embed/GAME/cards/__proto__',
    '/embed/GAME/rules/none/a.b',
    '/embed/GAME/rules/MODE/a.b',
    '/embed/GAME/rules/MODE',
  ])('answers %s with a page for frames that says that nothing is there', async (path) => {
    const { id, game } = api.content;
    const asked = path.replace('GAME', id).replace('MODE', game.doc.modes[0]!);
    const { text, headers } = await api.http().get(asked).expect(404);
    expect(headers['content-type']).toMatch(/^text\/html/u);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/u);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(text).toContain('This card or rule is not on the site.');
  });

  it.each([
    ['/previews/releases/3/faces/GAME/none.png', 404],
    ['/previews/releases/3/nothing/cards/none.png', 404],
    ['/previews/releases/99/releases/99.png', 404],
    ['/previews/constructor/cards/none.png', 404],
    ['/previews/play/nobody.png', 404],
    ['/previews/lab/nothing.png', 404],
    ['/previews/secret.svg', 404],
    ['/oembed?url=https://site.example/account', 404],
    ['/oembed?url=https://site.example/%25%25', 404],
    ['/oembed?url=https://site.example/%E0%A4%A', 404],
    ['/oembed?url=here', 400],
    ['/oembed', 400],
    ['/oembed?url=a&url=b', 400],
  ])('rejects %s with %i', async (path, status) => {
    const { id, game } = api.content;
    await api.http().get(path.replace('GAME', id).replace('MODE', game.doc.modes[0]!)).expect(status);
  });
});
