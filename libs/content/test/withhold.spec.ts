/** Tests of the texts that a view hides from the files of a release. */
import { restrictionOf, withheldAt, withheldKey } from '../src/withhold/restrictions.ts';
import { withheldTexts } from '../src/withhold/withhold.ts';

const MOMENT = '2030-01-01T12:00:00Z';

const file = (path: string, text: string) => ({ path, text });
const FILES = [
  file('cards/one/cards/herald.yaml', 'id: herald\nname: Dawn Herald\nprintings:\n  - { set: dawn, number: 1 }\n'),
  file(
    'cards/one/cards/twice.yaml',
    'id: twice # kept\nname: Twice\nprintings:\n  - { set: dawn, number: 2 }\n  - { set: first, number: 9 } # old\n',
  ),
  file('cards/one/cards/old.yaml', 'id: old\nname: Old\nprintings:\n  - { set: first, number: 1 }\n'),
  file('cards/one/sets/dawn.yaml', `id: dawn\nname: Rising Dawn\nembargo: "${MOMENT}"\n`),
  file('cards/one/sets/first.yaml', 'id: first\nname: First\n'),
  file('cards/one/decks/new.yaml', 'id: new\nentries:\n  - { card: herald, copies: 2 }\n'),
  file('cards/one/decks/plain.yaml', 'id: plain\nentries:\n  - { card: old, copies: 2 }\n'),
  file('rules/one/game.yaml', 'id: one\ndecks: [new, plain]\n'),
  file(
    'rules/one/rulings.yaml',
    'rulings:\n  - id: a\n    question: The Dawn Herald?\n  - id: b\n    question: Old?\n',
  ),
  file('rules/one/glossary.yaml', 'terms:\n  - id: herald\n    meaning: See Dawn Herald.\n'),
  file('rules/one/modes/all.yaml', 'id: all\nparameters:\n  deck.sets: [first, Rising Dawn]\n'),
  file('rules/one/examples/some.yaml', 'examples:\n  - id: x\n    table: [Dawn Herald]\n  - id: y\n    table: [Old]\n'),
  file('rules/one/learn.yaml', 'cards:\n  - card: herald\n  - card: old\nexamples: [x, y]\n'),
  file(
    'rules/one/legality/open.yaml',
    `id: open
rule: o.format.legality
sets: [first, dawn]
changes:
  - { from: 2026-01-01, reason: Too strong., ban: [herald, old] }
  - { from: 2026-02-01, reason: The Dawn Herald is too strong., restrict: { herald: 1, old: 2 } }
  - { from: 2026-03-01, admit: [dawn] }
`,
  ),
  file('rules/one/deck-laws/open.yaml', 'id: open\nrules:\n  - { id: pool, count: { set: [first, dawn] }, max: 4 }\n'),
  file('cards/one/adopted/list.yaml', 'id: list\ncards:\n  herald: { keys: [a], taken: {} }\n'),
  file('rules/two/game.yaml', 'id: two\nvisibility: private\n'),
  file('cards/two/cards/any.yaml', 'id: any\n'),
];

const shown = new Map(withheldTexts(FILES, [{ game: 'one', set: 'dawn' }]).map(({ path, text }) => [path, text]));

describe('a hidden set', () => {
  it('also hides its cards, decks with these cards, and lists without other members', () => {
    const gone = [...shown].filter(([, text]) => text === null).map(([path]) => path);
    expect(gone.sort()).toEqual([
      'cards/one/adopted/list.yaml',
      'cards/one/cards/herald.yaml',
      'cards/one/decks/new.yaml',
      'cards/one/sets/dawn.yaml',
      'rules/one/glossary.yaml',
    ]);
  });

  it('keeps the other printings of a card and the rest of the text', () => {
    expect(shown.get('cards/one/cards/twice.yaml')).toBe(
      'id: twice # kept\nname: Twice\nprintings:\n  - { set: first, number: 9 } # old\n',
    );
  });

  it('is not named by rulings, examples, lessons, modes and lists of decks', () => {
    for (const path of ['rulings', 'examples/some', 'learn', 'modes/all', 'game']) {
      const text = shown.get(`rules/one/${path}.yaml`);
      expect(text).not.toMatch(/Dawn|herald|new/u);
      expect(text).toMatch(/[Oo]ld|first|plain/u);
    }
  });

  it('is removed from the dated changes of a format, which keep other cards', () => {
    expect(shown.get('rules/one/legality/open.yaml')).toBe(`id: open
rule: o.format.legality
sets:
  - first
changes:
  - from: 2026-01-01
    reason: Too strong.
    ban:
      - old
  - from: 2026-02-01
    restrict:
      old: 2
`);
    expect(shown.get('rules/one/deck-laws/open.yaml')).toContain('set:\n        - first\n    max: 4');
  });

  it('does not change unrelated documents', () => {
    expect([...shown.keys()]).not.toContain('cards/one/cards/old.yaml');
    expect([...shown.keys()].filter((path) => path.includes('/two/'))).toEqual([]);
  });
});

it('a hidden game has no documents', () => {
  const paths = withheldTexts(FILES, [{ game: 'two', set: null }]);
  expect(paths).toEqual([
    { path: 'rules/two/game.yaml', text: null },
    { path: 'cards/two/cards/any.yaml', text: null },
  ]);
});

describe('restrictions', () => {
  const stated = FILES.flatMap((one) => restrictionOf(one) ?? []);
  const at = (time: string, isMember = (_: string) => false) =>
    withheldKey(withheldAt(stated, Date.parse(time), isMember));

  it('end at their time, but a private game stays hidden', () => {
    expect(at('2030-01-01T11:59:59Z')).toBe('one/dawn two');
    expect(at(MOMENT)).toBe('two');
  });

  it('do not apply to members of the game', () => {
    expect(at('2029-01-01T00:00:00Z', (game) => game === 'two')).toBe('one/dawn');
  });
});
