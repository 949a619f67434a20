/** Open data over HTTP: files of releases with schemas, and the sitemap. */
import { WHOLE } from '@rulewright/content/testing';
import { Validator, type Schema } from '@cfworker/json-schema';
import { exportTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';

const NAMES = [
  'games',
  'cards',
  'sets',
  'decks',
  'modes',
  'variants',
  'rulings',
  'glossary',
  'rules',
  'pictures',
  'lab-games',
  'files',
];

describe.each(MAIN_DATABASES)('open data on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 3, WHOLE ? 'whole' : 'one');
  });
  afterAll(() => api?.close());

  const json = async (path: string): Promise<unknown> => (await api.http().get(path).expect(200)).body as unknown;

  it('lists the releases and the files of each', async () => {
    const index = (await json('/data/index.json')) as {
      files: { name: string; schema: string }[];
      releases: { number: number; files: Record<string, string> }[];
    };
    expect(index.files.map(({ name }) => name)).toEqual(NAMES);
    expect(index.releases.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(index.releases[0]!.files['cards']).toBe('/data/releases/3/cards.json');
  });

  it('serves the cards of every game as published', async () => {
    const { release, games } = (await json('/data/releases/1/cards.json')) as {
      release: { number: number; contentHash: string };
      games: Record<string, { id: string }[]>;
    };
    const { content } = api.content;
    expect(release.number).toBe(1);
    expect(release.contentHash).toMatch(/^[0-9a-f]{64}$/u);
    expect(Object.keys(games)).toEqual(content.games.map(({ doc }) => doc.id));
    expect(games[api.content.id]!.map(({ id }) => id)).toEqual([...api.content.game.cards.keys()]);
  });

  it('serves the sentence of a rule in each mode that has it', async () => {
    const { games } = (await json('/data/releases/3/rules.json')) as {
      games: Record<string, { id: string; texts: Record<string, string> }[]>;
    };
    const rules = games[api.content.id]!;
    expect(rules).toHaveLength(api.content.game.rules.size);
    const [mode] = api.content.game.doc.modes;
    const told = rules.filter(({ texts }) => texts[mode!] !== undefined);
    expect(told.length).toBeGreaterThan(rules.length / 2);
  });

  it('serves whole games of each mode under a licence', async () => {
    const { licences, games } = (await json('/data/releases/3/lab-games.json')) as {
      licences: Record<string, string>;
      games: Record<string, { ruleset: { id: string }; decisions: unknown[]; checksum: string }[]>;
    };
    expect(new Set(Object.values(licences))).toEqual(new Set(['CC0-1.0']));
    const own = games[api.content.id]!;
    const modes = new Set(own.map(({ ruleset }) => ruleset.id));
    expect(modes).toEqual(new Set(api.content.game.doc.modes.map((mode) => `${api.content.id}/${mode}`)));
    expect(own.every(({ decisions, checksum }) => decisions.length > 0 && /^[0-9a-f]{8}$/u.test(checksum))).toBe(true);
  });

  it('serves identical files of a release', async () => {
    const { files } = (await json('/data/releases/2/files.json')) as { files: unknown };
    expect(files).toEqual(await exportTree(api.database, 2));
  });

  it.each(NAMES)('serves %s.json according to its schema', async (name) => {
    const schema = (await json(`/data/schemas/${name}.json`)) as Schema;
    const file = await json(`/data/releases/3/${name}.json`);
    const base = 'https://example.org/data/schemas/';
    const validator = new Validator({ ...schema, $id: `${base}${name}.json` }, '2020-12', false);
    const refs = new Set(JSON.stringify(schema).match(/"[a-z-]+\/[a-z]+\.json"/gu) ?? []);
    for (const ref of refs) {
      const path = JSON.parse(ref) as string;
      validator.addSchema((await json(`/data/schemas/${path}`)) as Schema, `${base}${path}`);
    }
    expect(validator.validate(file).errors.slice(-3)).toEqual([]);
    expect(validator.validate({ release: {} }).valid).toBe(false);
  });

  it('lets clients cache released data forever, and answers 304 if they have it', async () => {
    const first = await api.http().get('/data/releases/1/cards.json').expect(200);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['access-control-allow-origin']).toBe('*');
    expect(first.headers['content-encoding']).toBe('gzip');
    const tag = first.headers['etag']!;
    expect(tag).toMatch(/^"[\w-]{43}"$/u);
    await api.http().get('/data/releases/1/cards.json').set('if-none-match', tag).expect(304);
    const plain = await api.http().get('/data/releases/1/cards.json').set('accept-encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toEqual(first.body);
    expect(plain.headers['etag']).toBe(tag);
  });

  it('redirects from the latest URL to the current release', async () => {
    const { headers } = await api.http().get('/data/latest/decks.json').expect(302);
    expect(headers['location']).toBe('/data/releases/3/decks.json');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['/data/releases/9/cards.json', 'unknown-release', 404],
    ['/data/releases/0/cards.json', 'bad-release', 400],
    ['/data/releases/x/cards.json', 'bad-release', 400],
    ['/data/releases/1/secrets.json', 'unknown-file', 404],
    ['/data/latest/__proto__.json', 'unknown-file', 404],
    ['/data/schemas/constructor.json', 'unknown-schema', 404],
  ])('rejects %s as %s', async (path, reason, status) => {
    const { body } = await api.http().get(path).expect(status);
    expect((body as { errors: { extensions: { reason: string } }[] }).errors[0]!.extensions.reason).toBe(reason);
  });

  it('limits the files that an address may fetch', async () => {
    const ask = () => api.http().get('/data/releases/1/sets.json').set('x-forwarded-for', '203.0.113.9');
    const answers = await Promise.all(Array.from({ length: 241 }, () => ask().then(({ status }) => status)));
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    await api.http().get('/data/releases/1/sets.json').set('x-forwarded-for', '203.0.113.10').expect(200);
  });

  it('lists the pages of the current release in the sitemap', async () => {
    const { text, headers } = await api.http().get('/sitemap.xml').set('host', 'cards.example').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => url);
    const { id, changedCard, removedDeck, game } = api.content;
    expect(urls).toContain(`http://cards.example/${id}/cards/${changedCard}`);
    expect(urls).toContain(`http://cards.example/${id}/sets/${[...game.sets.keys()][0]!}`);
    expect(urls).toContain('http://cards.example/releases/3');
    expect(urls).not.toContain(`http://cards.example/${id}/decks/${removedDeck}`);
    expect(new Set(urls).size).toBe(urls.length);
  });
});
