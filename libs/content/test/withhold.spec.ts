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
  - { from: 2026-03-01, reason: A new set., admit: [dawn] }
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
    reason: The reason names cards that are not public yet.
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

describe('a hidden name that is spelled in another way', () => {
  const ruling = (text: string) => file('rules/one/rulings/x.yaml', `id: x\nrules: [o.a.b]\n${text}\n`);
  const textOf = (one: ReturnType<typeof file>): string | null | undefined => {
    const texts = withheldTexts([...FILES, one], [{ game: 'one', set: 'dawn' }]);
    return texts.find(({ path }) => path === one.path)?.text;
  };

  it.each([
    ['in a folded text', 'answer: >-\n  The Dawn\n  Herald counts.'],
    ['over lines of a plain text', 'answer: The Dawn\n  Herald counts.'],
    ['with YAML escapes', 'answer: "The D\\x61wn Her\\u0061ld counts."'],
    ['with an escaped line break', 'answer: "The Dawn Her\\\n  ald counts."'],
    ['as a plural with emphasis', 'answer: Dawn *Heralds* count.'],
    ['with an entity', 'answer: Dawn&nbsp;Herald counts.'],
    ['with a soft hyphen', 'answer: Dawn Her\u00ADald counts.'],
    ['in small letters', 'answer: a dawn herald counts'],
    ['in a list', 'readings: [It counts., "The DAWN HERALD counts."]'],
    ['in a comment', '# About the Dawn Herald\nanswer: It counts.'],
  ])('%s hides a ruling', (_, text) => {
    expect(textOf(ruling(text))).toBeNull();
  });

  it('does not hide a ruling about a published card whose name contains it', () => {
    const both = [
      file(
        'cards/one/cards/dawn-herald-two.yaml',
        'id: dawn-herald-two\nname: Dawn Herald Two\nprintings:\n  - { set: first, number: 3 }\n',
      ),
    ];
    const one = ruling('answer: Dawn Herald Two counts.');
    const texts = withheldTexts([...FILES, ...both, one], [{ game: 'one', set: 'dawn' }]);
    expect(texts.map(({ path }) => path)).not.toContain(one.path);
  });

  it('is removed from all values of modes and variants', () => {
    const mode = file(
      'rules/one/modes/open.yaml',
      'id: open\nname: Open\nparameters:\n  deck.removedNames: [Old, "dawn HERALDS", herald]\n  deck.leader: The Dawn Herald\n  deck.size: 40\nrules:\n  - { id: a, text: Skip it. }\n  - { id: b, text: The Dawn Herald waits. }\n',
    );
    expect(textOf(mode)).toBe(
      'id: open\nname: Open\nparameters:\n  deck.removedNames:\n    - Old\n  deck.size: 40\nrules:\n  - id: a\n    text: Skip it.\n',
    );
  });

  it('is removed from the values and defaults of parameters', () => {
    const text = textOf(
      file(
        'rules/one/parameters.yaml',
        'parameters:\n  - { name: a.b, type: enum, values: { herald: The Herald, old: Old, new: A Dawn Herald }, default: herald }\n  - { name: a.c, type: list, default: [Dawn Herald, Old] }\n',
      ),
    );
    expect(text).not.toMatch(/herald/iu);
    expect(text).toContain('default: old');
  });

  it('takes its rule of a deck law along, because the rest would mean something else', () => {
    const law = file(
      'rules/one/deck-laws/odd.yaml',
      'id: odd\nrules:\n  - { id: a, count: { name: Dawn Herald }, max: 1 }\n  - { id: b, count: { name: Old }, max: 1 }\n',
    );
    expect(textOf(law)).toBe('id: odd\nrules:\n  - id: b\n    count:\n      name: Old\n    max: 1\n');
  });

  it('is removed from comments of documents that stay', () => {
    const plain = file('rules/one/modes/plain.yaml', '# For the Dawn Herald\nid: plain # nothing\nname: Plain\n');
    expect(textOf(plain)).toBe('id: plain # nothing\nname: Plain\n');
  });

  it('takes its part of the quick start along', () => {
    const learn = file(
      'rules/one/learn.yaml',
      'sections:\n  - { id: a, points: [{ text: Play. }, { text: Play Dawn *Heralds*. }] }\n  - { id: b, points: [{ text: A Dawn Herald. }] }\ncards: [{ card: old }]\nexamples: [y]\n',
    );
    expect(textOf(learn)).toBe(
      'sections:\n  - id: a\n    points:\n      - text: Play.\ncards:\n  - card: old\nexamples:\n  - y\n',
    );
  });

  it('a card with an escaped set is hidden', () => {
    const text = 'id: coy\nname: Coy\nprintings:\n  - { set: "d\\x61wn", number: 5 }\n';
    expect(textOf(file('cards/one/cards/coy.yaml', text))).toBeNull();
  });
});

describe('hiddenWith', () => {
  it.each([
    ['rules/one/rulings/m.yaml', 'id: m\nhiddenWith: dawn\n', null],
    ['rules/one/glossary/m.yaml', 'id: m\nhiddenWith: "d\\x61wn"\n', null],
    ['rules/one/variants/m.yaml', 'id: m\nhiddenWith: dawn\n', null],
    ['rules/one/first-game.yaml', 'mode: all\nhiddenWith: dawn\n', null],
    ['rules/one/learn.yaml', 'sections: [{ id: a }]\nhiddenWith: dawn\n', null],
    ['rules/one/learn.yaml', 'sections: [{ id: a, hiddenWith: dawn }, { id: b }]\n', 'sections:\n  - id: b\n'],
    ['cards/one/decks/m.yaml', 'id: m\nhiddenWith: dawn\n', null],
    ['rules/one/examples/m.yaml', 'examples: [{ id: a, hiddenWith: dawn }, { id: b }]\n', 'examples: [ { id: b } ]\n'],
    ['rules/one/rulings.yaml', 'rulings: [{ id: a, hiddenWith: dawn }, { id: b }]\n', 'rulings: [ { id: b } ]\n'],
    ['rules/one/rulings/other.yaml', 'id: other\nhiddenWith: first\n', undefined],
  ])('in %s hides the document or its part: %j', (path, text, shownText) => {
    const others = FILES.filter((one) => one.path !== path);
    const texts = withheldTexts([...others, file(path, text)], [{ game: 'one', set: 'dawn' }]);
    expect(texts.find((one) => one.path === path)?.text).toBe(shownText);
  });
});

it('a hidden game has no documents', () => {
  const paths = withheldTexts(FILES, [{ game: 'two', set: null }]);
  expect(paths).toEqual([
    { path: 'rules/two/game.yaml', text: null },
    { path: 'cards/two/cards/any.yaml', text: null },
  ]);
});

it('a restriction can be written with escapes', () => {
  expect(restrictionOf(file('cards/one/sets/x.yaml', `id: x\n"emb\\x61rgo": "${MOMENT}"\n`))).toMatchObject({
    set: 'x',
  });
  expect(restrictionOf(file('rules/two/game.yaml', '"visibilit\\x79": private\n'))).toMatchObject({ game: 'two' });
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
