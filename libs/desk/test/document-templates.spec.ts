/** New documents: each one loads in its game and takes effect without further steps. */
import { loadContent, newGame, openContent, type SourceFile } from '@rulewright/content';
import { NEW_KINDS, newDocument, newGameDocuments } from '../src/content/document-templates.ts';

const GAME = 'night-train';
const FILES = newGame({ id: GAME, name: 'Night Train', prefix: 'nt' });

/** The files with a new document and the other changes of its template. */
function withNew(kind: (typeof NEW_KINDS)[number], slug: string, files: readonly SourceFile[] = FILES): SourceFile[] {
  const made = newDocument(openContent(files, []), GAME, kind, slug);
  const texts = new Map(made.map(({ path, text }) => [path, text!]));
  const changed = files.map((file) => ({ path: file.path, text: texts.get(file.path) ?? file.text }));
  const fresh = made.filter(({ path }) => !files.some((file) => file.path === path));
  return [...changed, ...fresh.map(({ path, text }) => ({ path, text: text! }))];
}

test.each(NEW_KINDS.filter((kind) => kind !== 'examples'))('a new document of the kind %s loads', (kind) => {
  expect(loadContent(withNew(kind, 'second'), []).problems).toEqual([]);
});

test('the first legality list is added to the first mode; the author must add later lists', () => {
  const files = withNew('legality', 'ban-list');
  const { modes } = openContent(files, []).game(GAME);
  expect(modes.get('standard')!.legality).toBe('ban-list');
  expect(newDocument(openContent(files, []), GAME, 'legality', 'other')).toHaveLength(1);
});

test('a new document has the name that its author wrote', () => {
  const made = (kind: 'ruling' | 'card' | 'examples', name: string) =>
    newDocument(openContent(FILES, []), GAME, kind, 'second', name)[0]!.text;
  expect(made('ruling', 'Does it count: yes or no?')).toContain('question: "Does it count: yes or no?"');
  expect(made('card', "McDuff's Train")).toContain("name: McDuff's Train");
  expect(made('examples', 'A train waits')).toContain('title: A train waits');
});

test('a new card has no words of another card, but words that the check of templates names', () => {
  const made = newDocument(openContent(FILES, []), GAME, 'card', 'second', 'Night Mail')[0]!.text!;
  const others = FILES.filter(({ path }) => path.startsWith(`cards/${GAME}/cards/`));
  expect(others.length).toBeGreaterThan(1);
  const lines = made
    .slice(made.indexOf('data:'), made.indexOf('printings:'))
    .split('\n')
    .map((line) => line.slice(line.indexOf(': ') + 2))
    .filter((line) => /\p{L}{3} /u.test(line));
  expect(lines.filter((line) => others.some(({ text }) => text.includes(line)))).toEqual([]);
});

test('the id of a new document is made from its name, in any script', () => {
  const made = (name: string, files = FILES) => newDocument(openContent(files, []), GAME, 'card', null, name)[0]!;
  expect(made('Pâtisserie').path).toBe(`cards/${GAME}/cards/patisserie.yaml`);
  expect(made('Пирог')).toMatchObject({ path: `cards/${GAME}/cards/pirog.yaml` });
  expect(made('Пирог').text).toContain('name: Пирог\n');
  const first = made('🂡');
  expect(first.path).toBe(`cards/${GAME}/cards/card-1.yaml`);
  const second = made('🂢', [...FILES, { path: first.path, text: first.text! }]);
  expect(second.path).toBe(`cards/${GAME}/cards/card-2.yaml`);
});

test('the id of a new game is made from its name, in any script', () => {
  const idOf = (name: string): string => newGameDocuments(['game-1'], null, name, null)[0]!.path.split('/')[1]!;
  expect(idOf('Bäckerei')).toBe('backerei');
  expect(idOf('Пирог')).toBe('pirog');
  expect(idOf('🂡')).toBe('game-2');
  expect(newGameDocuments([], null, '🂡', null)[0]!.text).toContain('name: 🂡\n');
});

test('a game has one document of rulings', () => {
  const files = withNew('rulings', 'first');
  expect(openContent(files, []).game(GAME).rulings).toHaveLength(1);
  expect(() => newDocument(openContent(files, []), GAME, 'rulings', 'again')).toThrow(
    'Open it, and add the ruling there.',
  );
});

test.each(['card', 'set', 'mode', 'deck', 'deck-law', 'ruling', 'term'] as const)(
  'a new document of the kind %s may have a number, a truth value or null as its name',
  (kind) => {
    for (const name of ['1984', '01', 'True', 'null'])
      expect(loadContent(withNew(kind, name.toLowerCase()), []).problems).toEqual([]);
  },
);
