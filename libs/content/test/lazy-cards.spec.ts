/** A stored release opens without parsing its cards. Each card is parsed when it is first requested. */
import {
  cardsInPassing,
  cardsNamed,
  ContentError,
  inGameOrder,
  LazyCards,
  LazyMap,
  loadContent,
  loadReleased,
  openContent,
  openReleased,
  type CardDoc,
} from '../src/index.ts';
import { changed, tinyFiles, vocabulary } from './tiny.ts';

describe('a map that makes its values', () => {
  const made: string[] = [];
  const map = new LazyMap(['a', 'b', 'c'], (key) => {
    made.push(key);
    return key.toUpperCase();
  });

  test('knows its keys, and makes each value once, at the first request', () => {
    expect([map.size, map.has('b'), map.has('z'), [...map.keys()]]).toEqual([3, true, false, ['a', 'b', 'c']]);
    expect(made).toEqual([]);
    expect([map.get('b'), map.get('b'), map.get('z')]).toEqual(['B', 'B', undefined]);
    expect(made).toEqual(['b']);
  });

  test('takes values that were made elsewhere, in the order of its keys', () => {
    map.put('c', 'other');
    map.put('z', 'unknown');
    expect([...map]).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'other'],
    ]);
    expect(made).toEqual(['b', 'a']);
  });
});

describe('a pass over all cards', () => {
  /** Cards that note how often each is parsed. */
  const cardsOf = (count: number) => {
    const texts = new Map(Array.from({ length: count }, (_, n) => [`card-${n}`, `name: Card ${n}\n`]));
    let parsed = 0;
    const parse = (id: string): CardDoc => {
      parsed++;
      return { id } as CardDoc;
    };
    return { cards: new LazyCards(texts, parse, undefined, parse), parsed: () => parsed };
  };

  test('keeps the cards of a usual game', () => {
    const { cards, parsed } = cardsOf(3);
    expect([...cardsInPassing(cards), ...cardsInPassing(cards)].map(({ id }) => id)).toHaveLength(6);
    expect([parsed(), cards.read.size]).toEqual([3, 3]);
  });

  test('keeps only the requested cards of a large game', () => {
    const { cards, parsed } = cardsOf(20_001);
    cards.get('card-7');
    const changed = cards.with(new Map([['card-1', 'name: Other\n']]), (id) => ({ id, name: 'Other' }) as CardDoc);
    expect([...cardsInPassing(cards)]).toHaveLength(20_001);
    expect([parsed(), cards.read.size]).toEqual([20_001, 1]);
    expect([...cardsInPassing(changed)][1]).toEqual({ id: 'card-1', name: 'Other' });
    expect([...changed.read.keys()]).toEqual(['card-7']);
  });
});

describe('the cards of a release', () => {
  const files = tinyFiles();

  test('equal those of the same content when it is read as a whole', () => {
    const released = openReleased(files, [vocabulary]).game('tiny');
    const whole = openContent(files, [vocabulary]).game('tiny');
    expect(released.cards).toBeInstanceOf(LazyCards);
    expect([...released.cards]).toEqual([...whole.cards]);
    expect({ ...released, cards: null }).toEqual({ ...whole, cards: null });
  });

  test('are parsed on request: an invalid card is reported then', () => {
    const broken = tinyFiles(changed('cards/tiny/cards/king.yaml', 'name: King', 'name: [King'));
    const { cards } = openReleased(broken, [vocabulary]).game('tiny');
    expect(cards.get('ace')!.name).toBe('Ace');
    expect(cards.has('king')).toBe(true);
    expect(() => cards.get('king')).toThrow(ContentError);
  });

  test.each([
    ['a plain name', 'name: King', 'King'],
    ['a name with digits', 'name: King 13 of Area51', 'King 13 of Area51'],
    ['a quoted name', "name: 'King: the First'", 'King: the First'],
    ['a name that goes on in the next line', 'name: King\n  of the Hill', 'King of the Hill'],
    ['a name after a comment', '# name: Queen\nname: King', 'King'],
    ['a name with a comment behind it', 'name: King # of the hill', 'King'],
    ['a name that looks like yes', 'name: "Yes"', 'Yes'],
    ['a name in the text of another member', 'notes: |\n  name: Queen\nname: King', 'King'],
  ])('are found by name: %s', (_, line, name) => {
    const { cards } = openReleased(tinyFiles(changed('cards/tiny/cards/king.yaml', 'name: King', line)), [
      vocabulary,
    ]).game('tiny');
    expect(cardsNamed(cards, name.toUpperCase()).map(({ id }) => id)).toEqual(['king']);
    expect(cardsNamed(cards, 'Queen')).toEqual([]);
    expect(cards.get('king')!.name).toBe(name);
  });

  test.each([
    ['one in a line', 'aliases: [Rex]', ['Rex']],
    ['several in a line', "aliases: [Rex (First), The Old King, O'King]", ['Rex (First)', 'The Old King', "O'King"]],
    ['below each other', 'aliases:\n  - Rex\n  - Old King', ['Rex', 'Old King']],
    ['quoted, with a comma', 'aliases: ["Rex, King", \'Old\']', ['Rex, King', 'Old']],
    ['in two lines', 'aliases: [Rex,\n  Old King]', ['Rex', 'Old King']],
    ['with a space before the comma', 'aliases: [Rex , Old King]', ['Rex', 'Old King']],
    ['none, in a list', 'aliases: []', []],
    ['none, but the word', '# It has no aliases.', []],
  ])('have other names: %s', (_, lines, others) => {
    const text = `name: King\n${lines}`;
    const { cards } = openReleased(tinyFiles(changed('cards/tiny/cards/king.yaml', 'name: King', text)), [
      vocabulary,
    ]).game('tiny');
    expect((cards as LazyCards).namesOf('king')).toEqual(['King', ...others]);
    expect(cards.get('king')!.aliases).toEqual(others);
  });

  test('are parsed once, even if another content replaces some of their texts', () => {
    const cards = openReleased(files, [vocabulary]).game('tiny').cards as LazyCards;
    const [first, ...others] = [...cards.keys()];
    const known = cards.get(others[0]!);
    const made: string[] = [];
    const read = (id: string): CardDoc => {
      made.push(id);
      return { ...cards.get(others[0]!)!, id, name: 'New' };
    };
    const text = 'name: New\n\n';
    const over = cards.with(
      new Map([
        [first!, null],
        ['a-new-one', text],
        [others[0]!, null],
      ]),
      read,
    );
    expect([...over.keys()]).toEqual(['a-new-one', ...others.slice(1)].sort());
    expect(over.get('a-new-one')!.name).toBe('New');
    const same = cards.with(new Map([[first!, text]]), read);
    expect([...same.keys()]).toEqual([...cards.keys()]);
    expect([same.get(first!)!.name, same.get(others[0]!) === known]).toEqual(['New', true]);
    expect([...same.mentioning('name: New')]).toEqual([first]);
    expect(made).toEqual(['a-new-one', first]);
  });

  describe('with changes over it', () => {
    const KING = 'cards/tiny/cards/king.yaml';
    /** The problem codes of a release with these changes: when all of it is read, and when only the changes are read. */
    function codesOf(changes: Record<string, string | null>): { whole: string[]; changes: string[] } {
      const after = tinyFiles(changes);
      const codes = (problems: readonly { readonly code: string }[]): string[] => problems.map(({ code }) => code);
      return {
        whole: codes(loadContent(after, [vocabulary]).problems),
        changes: codes(loadReleased(after, [vocabulary], new Set(Object.keys(changes))).problems),
      };
    }

    test.each([
      ['nothing that is wrong', changed(KING, 'rank: 13', 'rank: 12')],
      ['data that does not fit', changed(KING, 'rank: 13', 'rank: many')],
      ['the number of another card', changed(KING, 'number: 2', 'number: 1')],
      ['a set that there is not', changed(KING, 'set: one', 'set: two')],
      ['another id than that of its file', changed(KING, 'id: king', 'id: queen')],
      ['no YAML', changed(KING, 'name: King', 'name: [King')],
      ['a card that a deck holds, removed', { 'cards/tiny/cards/ace.yaml': null }],
      ['the set of all cards, removed', { 'cards/tiny/sets/one.yaml': null }],
      ['a deck with an unknown card', changed('cards/tiny/decks/pair.yaml', 'card: ace', 'card: joker')],
    ])('finds the same problems as reading all of it: %s', (_, changes) => {
      const codes = codesOf(changes);
      expect(codes.changes).toEqual(codes.whole);
    });

    test('reads the changed cards, and lists all cards in order', () => {
      const after = tinyFiles(changed(KING, 'name: King', 'name: Emperor'));
      const { content } = loadReleased(after, [vocabulary], new Set([KING]));
      expect([...content.game('tiny').cards.values()].map(({ name }) => name)).toEqual(['Ace', 'Emperor']);
      expect(cardsNamed(content.game('tiny').cards, 'Emperor')).toHaveLength(1);
    });

    test('a card that was parsed for a check is not parsed again when its release is opened', () => {
      const changes = changed(KING, 'name: King', 'name: Regent');
      const checked = loadReleased(tinyFiles(changes), [vocabulary], new Set([KING])).content;
      const opened = openReleased(tinyFiles(changes), [vocabulary]);
      const king = checked.game('tiny').cards.get('king');
      expect(opened.game('tiny').cards.get('king')).toBe(king);
      expect([...cardsInPassing(opened.game('tiny').cards)]).toContain(king);
    });
  });

  test('what an adoption remembers of them is read only where it changed', () => {
    const path = 'cards/tiny/adopted/table-00.yaml';
    let reads = 0;
    const adopted = {
      path,
      get text() {
        reads++;
        return 'id: table-00\nsource: table\ncards: { king: { keys: [k], taken: { name: x } } }\nmore: 1\n';
      },
    };
    const all = [...files, adopted];
    expect(openReleased(all, [vocabulary]).files.has(path)).toBe(true);
    expect(reads).toBe(0);
    expect(loadReleased(all, [vocabulary], new Set([path])).problems).toMatchObject([{ path, line: 4 }]);
  });

  test.each([
    ['in a line', '{ set: one, number: 7 }'],
    ['the other way round', '{ number: 7, set: one }'],
    ['with quotes', '{ "set": "one", \'number\': 7 }'],
    ['with an escape', '{ set: "\\u006fne", number: 7 } # one'],
    ['below each other', '\n    set: one\n    number: 7'],
    ['with a member that has no set', '{ set: one, number: 7 }\ndata: { number: 3 }'],
    ['among many', `${'{ set: two, number: 7 }\n  - '.repeat(12)}{ set: one, number: 7 }`],
  ])('are found by the number of a printing, written %s, and only cards that may have it are parsed', (_, printing) => {
    const king = openReleased(files, [vocabulary]).game('tiny').cards.get('king')!;
    const text = (name: string, lines: string): string => `id: ${name}\nname: ${name}\nprintings:\n  - ${lines}\n`;
    const texts = new Map([
      ['other-set', text('other-set', '{ set: two, number: 7 }\nnotes: As in one.')],
      ['other-number', text('other-number', '{ set: one, number: 8 }')],
      ['wanted', text('wanted', printing)],
    ]);
    const made: string[] = [];
    const cards = new LazyCards(texts, (id) => {
      made.push(id);
      return { ...king, id, printings: [{ ...king.printings[0]!, set: 'one', number: id === 'wanted' ? 7 : 8 }] };
    });
    expect(cards.holderOf('one', 7, 'new')?.id).toBe('wanted');
    expect(cards.holderOf('one', 7, 'wanted')).toBeUndefined();
    expect(made).toEqual(['wanted']);
  });

  test('stay in the order of the game', () => {
    const { cards } = openReleased(files, [vocabulary]).game('tiny');
    expect(inGameOrder(cards, [cards.get('king')!, cards.get('ace')!]).map(({ id }) => id)).toEqual(['ace', 'king']);
  });
});
