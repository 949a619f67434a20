/** The folders of documents that the desk lists, with drafts and searches. */
import type { SourceFile } from '@rulewright/content';
import { DocumentTree } from './document-tree.ts';

const card = (slug: string, name: string): SourceFile => ({
  path: `cards/pond/cards/${slug}.yaml`,
  text: `id: ${slug}\nname: ${name}\n`,
});
const FILES: readonly SourceFile[] = [
  card('eel', 'Eel'),
  card('newt', 'Great Newt'),
  card('toad', 'Toad'),
  { path: 'rules/pond/game.yaml', text: 'id: pond\nname: Pond\n' },
];
const PROPOSED = [
  { path: 'cards/pond/cards/eel.yaml', text: null },
  { path: 'cards/pond/cards/newt.yaml', text: 'id: newt\nname: Small Newt\n' },
  { path: 'cards/pond/cards/olm.yaml', text: 'id: olm\nname: Olm\n' },
];
const all = { games: null, kind: null, words: [], from: 0, first: 100 };

it('counts the documents of each folder and gives the position of the open one', () => {
  expect(new DocumentTree(FILES, []).folders([], 'cards/pond/cards/toad.yaml')).toEqual([
    { game: 'pond', gameName: 'Pond', kind: 'card', count: 3, changed: 0, place: 2 },
    { game: 'pond', gameName: 'Pond', kind: 'game', count: 1, changed: 0, place: null },
  ]);
});

it('replaces documents by their drafts, including new and removed ones', () => {
  const tree = new DocumentTree(FILES, PROPOSED);
  expect(tree.folders([], null)[0]).toMatchObject({ count: 4, changed: 3 });
  const { documents } = tree.list({ ...all, kind: 'card' });
  expect(documents.map(({ title, change }) => [title, change])).toEqual([
    ['Eel', 'removed'],
    ['Small Newt', 'changed'],
    ['Olm', 'added'],
    ['Toad', null],
  ]);
});

it('takes the title of a document without a name from its path, and the title of a chapter from its heading', () => {
  const texts = [
    { path: 'rules/pond/fields.yaml', text: '# What a card has.\nfields: []\n' },
    { path: 'rules/pond/deck-laws/small-pond.yaml', text: '# Which lists are decks.\nid: small-pond\n' },
    { path: 'rules/pond/text/01-water.md', text: '# The water\n' },
  ];
  const { documents } = new DocumentTree(texts, []).list(all);
  expect(documents.map(({ title }) => title).sort()).toEqual(['Fields', 'Small Pond', 'The water']);
});

it('names a game as its draft does, and a game without its document by its folder', () => {
  const draft = { path: 'rules/pond/game.yaml', text: 'id: pond\nname: The Deep Pond\n' };
  const hedge = { path: 'rules/hedge-maze/text/01-walls.md', text: '# Walls\n' };
  const folders = new DocumentTree(FILES, [draft, hedge]).folders([], null);
  expect(new Map(folders.map(({ game, gameName }) => [game, gameName]))).toEqual(
    new Map([
      ['pond', 'The Deep Pond'],
      ['hedge-maze', 'Hedge Maze'],
    ]),
  );
});

it('lists the documents of some games alone', () => {
  const other = { path: 'cards/lake/cards/pike.yaml', text: 'id: pike\nname: Pike\n' };
  const tree = new DocumentTree([...FILES, other], []);
  const titles = (...games: string[]) => tree.list({ ...all, games, kind: 'card' }).documents.map(({ title }) => title);
  expect([titles('lake'), titles('lake', 'pond').length, titles()]).toEqual([['Pike'], 4, []]);
});

it('returns a page of documents and the total', () => {
  const tree = new DocumentTree(FILES, []);
  const page = tree.list({ ...all, from: 1, first: 2 });
  expect([page.total, page.documents.map(({ slug }) => slug)]).toEqual([4, ['newt', 'toad']]);
  expect(tree.list({ ...all, from: 4 }).documents).toEqual([]);
});

it('finds words in texts if asked', () => {
  const tree = new DocumentTree(
    [{ path: 'rules/g/rulings/moon.yaml', text: 'id: moon\nquestion: What if?\nanswer: Wait.\n' }],
    [],
  );
  const count = (inTexts: boolean) => tree.list({ ...all, words: ['moon', 'wait'], inTexts }).total;
  expect([count(false), count(true)]).toEqual([0, 1]);
  expect(tree.folders(['wait'], null)).toHaveLength(1);
});

it('finds words in titles alone if asked, so that no path comes first', () => {
  const tree = new DocumentTree(FILES, []);
  const slugs = (...words: string[]) => tree.list({ ...all, words, inTitles: true }).documents.map(({ slug }) => slug);
  expect(slugs('rules')).toEqual([]);
  expect(slugs('great', 'newt')).toEqual(['newt']);
});

it('finds words in titles and paths, and uses the drafts instead of the released documents', () => {
  const tree = new DocumentTree(FILES, PROPOSED);
  const slugs = (...words: string[]) => tree.list({ ...all, words }).documents.map(({ slug }) => slug);
  expect(slugs('great')).toEqual([]);
  expect(slugs('small', 'newt')).toEqual(['newt']);
  expect(slugs('rules/pond')).toEqual(['pond']);
  expect(tree.folders(['olm'], null)).toEqual([
    { game: 'pond', gameName: 'Pond', kind: 'card', count: 1, changed: 1, place: null },
  ]);
});
