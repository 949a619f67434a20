/** Tests that a private game gives the same answers as a missing game, except to its members. */
import { People, PROGRAM } from '@rulewright/accounts';
import { textHash } from '@rulewright/content';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { DATA_NAMES } from '../src/work/jobs/data.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import type { Values } from './support/every-query.ts';
import { createWithPrivateGame, LOGO_SVG } from './support/hidden.ts';
import { Hunt, SECRET } from './support/hunt.ts';
import { signedIn } from './support/people.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** Argument values with `word` as the id of the game. */
const values = (word: string): Values => ({
  game: [word].map(quoted),
  'itemHistory.kind': ['card', 'rule', 'value'],
  'suggestibleItem.kind': ['card', 'rule', 'ruling', 'term', 'value'],
  'suggestionPreview.kind': ['card'],
  'suggestionPreview.field': ['"name"'],
  slug: ['anything'].map(quoted),
  id: [word].map(quoted),
  text: [word, 'a'].map(quoted),
  query: [word, 'a'].map(quoted),
  path: [`rules/${word}/game.yaml`].map(quoted),
  mode: ['evening'].map(quoted),
  ruleset: [`${word}/evening`].map(quoted),
  rulesets: [`${word}/evening`].map(quoted),
  a: ['1'],
  b: ['2'],
  number: ['1', '2'],
  release: ['2'],
  first: ['200'],
});

const files = (word: string): string[] => [
  ...[
    '/releases.atom',
    '/releases.json',
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/data/index.json',
    '/export.json',
    '/content-version',
  ],
  ...DATA_NAMES.flatMap((name) => [`/data/releases/2/${name}.json`, `/data/schemas/${name}.json`]),
  `/data/schemas/${word}/card.json`,
  `/previews/${word}.png`,
  `/previews/releases/2/${word}.png`,
  `/previews/logos/${word}/${textHash(LOGO_SVG)}.png`,
  `/previews/logos/${word}/${textHash(LOGO_SVG)}-icon.png`,
  `/oembed?url=${encodeURIComponent(`https://example.org/${word}`)}`,
  `/previews/releases/2/faces/${word}/${word}-warden.png`,
  `/embed/${word}/cards/${word}-warden`,
  `/embed/${word}/rules/evening/${word}.card.kinds`,
];

describe.each(MAIN_DATABASES)('a private game on $name', (kind) => {
  let api: TestApi;
  let hunt: Hunt;
  beforeAll(async () => {
    api = await serve(await createWithPrivateGame(kind), await testContent('one'), { plans: false });
    hunt = new Hunt(api, { leak: /zqsecret/iu, values, files });
  });
  afterAll(() => api?.close());

  it('answers every query as if it did not exist', async () => {
    expect(await hunt.leaksOfQueries()).toEqual([]);
  });

  it('is in no file, feed or picture', async () => {
    expect(await hunt.leaksOfFiles()).toEqual([]);
  });

  it('is visible only to people with a role for it', async () => {
    const game = `{ game(id: ${quoted(SECRET)}) { name isPrivate } games { id } }`;
    const reader = await signedIn(api, 'reader');
    expect(await reader.refused(game)).toMatchObject({ code: 'NOT_FOUND' });
    const { id } = (await api.app.get(People).withEmail('reader@example.org'))!;
    await api.app.get(People).setGameRole(id, SECRET, 'reader', PROGRAM);
    const seen = await reader.get(game);
    expect(seen.game).toEqual({ name: SECRET.toUpperCase(), isPrivate: true });
    expect(seen.games).toHaveLength(2);
    // A frame of another site shows nothing of the game, even to its members.
    const { cards, ruleNames } = await reader.get(
      `{ cards(game: ${quoted(SECRET)}, first: 1) { nodes { slug } } ruleNames(ruleset: "${SECRET}/evening") { id } }`,
    );
    const pages = [`cards/${cards.nodes[0].slug}`, `rules/evening/${ruleNames[0].id}`];
    for (const page of pages) {
      await api.http().get(`/embed/${SECRET}/${page}`).set('cookie', reader.cookie).expect(404);
      const url = `https://example.org/${SECRET}/${page}`;
      await api.http().get('/oembed').query({ url }).set('cookie', reader.cookie).expect(404);
    }
    await api.app.get(People).setGameRole(id, SECRET, null, PROGRAM);
    expect(await reader.refused(game)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
