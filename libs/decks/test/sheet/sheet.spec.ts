/** Tests that the builder and the deck check read the same list after every change of an entry. */
import fc from 'fast-check';
import { parseDeck } from '../../src/index.ts';
import {
  addCard,
  amendList,
  changeList,
  compareLists,
  copiesIn,
  entryKey,
  knownWords,
  mergeLists,
  moveCard,
  newHistory,
  NO_CARDS,
  readSheet,
  redoList,
  removeCard,
  setCard,
  setCopies,
  undoList,
  withCards,
  type GameLine,
  type KnownCards,
  type Sheet,
} from '../../src/sheet/index.ts';
import { loadFixture, type Fixture } from '../content.ts';

const line: GameLine = {
  ...{ card: 'card', cards: 'cards', deck: 'deck' },
  zones: [{ id: 'side', name: 'Sideboard', words: [] }],
};

let fixture: Fixture;
let cards: { id: string; name: string }[];
let known: KnownCards;
beforeAll(async () => {
  fixture = await loadFixture();
  const { index } = fixture.checker;
  cards = [...fixture.game.cards.values()].map((card) => ({ id: card.id, name: index.listName(card) }));
  known = withCards(NO_CARDS, cards);
});

const read = (text: string): Sheet => readSheet(text, knownWords(line, known));
const entryOf = (text: string, name: string) => read(text).entries.find((entry) => entry.name === name)!;
const card = (name: string) => ({ card: cards.find((one) => one.name === name)?.id ?? null, name });

const LIST = '# Mine\n2 Ant Swarm (1) 17 // first\n\n1x Mosquito\nFire Fly x3\n\nSideboard\n1 Rainbow\n';

test('a new count keeps the rest of the line', () => {
  expect(setCopies(read(LIST), entryOf(LIST, 'Ant Swarm'), 4)).toBe(LIST.replace('2 Ant', '4 Ant'));
  expect(setCopies(read(LIST), entryOf(LIST, 'Mosquito'), 2)).toBe(LIST.replace('1x Mos', '2x Mos'));
  expect(setCopies(read(LIST), entryOf(LIST, 'Fire Fly'), 1)).toBe(LIST.replace('x3', 'x1'));
  expect(setCopies(read('- Mosquito'), entryOf('- Mosquito', 'Mosquito'), 2)).toBe('- 2 Mosquito');
});

test('setting zero copies removes the line and changes no other line', () => {
  expect(setCopies(read(LIST), entryOf(LIST, 'Mosquito'), 0)).toBe(LIST.replace('1x Mosquito\n', ''));
});

test('adds a new card after the others of its zone, and adds a heading with the first card of a zone', () => {
  expect(addCard(read(LIST), card('May Fly'))).toBe(LIST.replace('x3\n', 'x3\n1 May Fly\n'));
  expect(addCard(read(LIST), card('May Fly'), 'side')).toBe(`${LIST}1 May Fly\n`);
  expect(addCard(read('2 Mosquito'), card('May Fly'), 'side')).toBe('2 Mosquito\n\nSideboard\n1 May Fly\n');
  expect(addCard(read(''), card('May Fly'))).toBe('1 May Fly\n');
  expect(addCard(read('Sideboard\n1 Rainbow\n'), card('May Fly'))).toBe('1 May Fly\n\nSideboard\n1 Rainbow\n');
});

test('moves copies from one zone to the other', () => {
  const moved = moveCard(read(LIST), card('Fire Fly'), 'main', 'side', 2);
  expect(copiesIn(read(moved).entries, 'main').get(card('Fire Fly').card!)).toBe(1);
  expect(copiesIn(read(moved).entries, 'side').get(card('Fire Fly').card!)).toBe(2);
  expect(moveCard(read(LIST), card('Fire Fly'), 'main', 'side', 99)).not.toContain('x3');
});

test('counts several lines of a card together, and removes copies from the last line first', () => {
  const twice = '2 Mosquito\n1 Ant Swarm\n1 Mosquito\n';
  expect(removeCard(read(twice), card('Mosquito'), 'main', 2)).toBe('1 Mosquito\n1 Ant Swarm\n');
  expect(setCard(read(twice), card('Mosquito'), 'main', 0)).toBe('1 Ant Swarm\n');
});

test('a name that the page does not know can be counted and removed like any other', () => {
  const [entry] = read('2 Nothing Here\n').entries;
  expect(entry).toMatchObject({ name: 'Nothing Here', card: null, copies: 2 });
  expect(setCard(read('2 Nothing Here\n'), entry!, 'main', 3)).toBe('3 Nothing Here\n');
});

test('lines that a check found to be headings have no entry', () => {
  const words = knownWords(line, withCards(known, [], ['Insects']));
  expect(readSheet('Insects\n2 Mosquito', words).entries.map(({ name }) => name)).toEqual(['Mosquito']);
});

test('returns the same object if all names are known, so a page does not parse again', () => {
  expect(withCards(known, cards.slice(0, 3))).toBe(known);
  expect(withCards(known, [{ ...cards[0]!, written: 'another name' }])).not.toBe(known);
});

type Step = readonly [kind: 'add' | 'remove' | 'move' | 'set', at: number, side: boolean, copies: number];
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('add', 'remove', 'move', 'set'),
  fc.nat(999),
  fc.boolean(),
  fc.integer({ min: 0, max: 5 }),
);

/** Applies a step to a plain table of copies. */
function applied(model: Map<string, number>, [kind, at, side, copies]: Step): void {
  const { id } = cards[at % cards.length]!;
  const [here, there] = [`${side ? 'side' : 'main'} ${id}`, `${side ? 'main' : 'side'} ${id}`];
  const held = model.get(here) ?? 0;
  const give = (key: string, count: number) => (count > 0 ? model.set(key, count) : model.delete(key));
  if (kind === 'set') give(here, copies);
  if (kind === 'add' && copies > 0) give(here, held + copies);
  if (kind === 'remove') give(here, held - copies);
  if (kind === 'move') {
    give(here, held - Math.min(held, copies));
    give(there, (model.get(there) ?? 0) + Math.min(held, copies));
  }
}

function changed(sheet: Sheet, [kind, at, side, copies]: Step): string {
  const { id, name } = cards[at % cards.length]!;
  const zone = side ? 'side' : 'main';
  const named = { card: id, name };
  if (kind === 'set') return setCard(sheet, named, zone, copies);
  if (kind === 'remove') return removeCard(sheet, named, zone, copies);
  if (kind === 'move') return moveCard(sheet, named, zone, side ? 'main' : 'side', copies);
  return copies > 0 ? addCard(sheet, named, zone, copies) : sheet.lines.map(({ text, end }) => text + end).join('');
}

test('after any changes, the deck check reads the same list that the builder shows', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<string>('', '# Note\n\n', 'Deck:\r\n', 'Sideboard\n'),
      fc.array(step, { maxLength: 25 }),
      (start, steps) => {
        const model = new Map<string, number>();
        let text = start;
        for (const one of steps) {
          applied(model, one);
          text = changed(read(text), one);
        }
        const sums = new Map<string, number>();
        const parsed = parseDeck(text, fixture.checker.index);
        for (const { zone, card, copies } of parsed.entries) {
          const key = `${zone} ${card!.card.id}`;
          sums.set(key, (sums.get(key) ?? 0) + copies);
        }
        expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(model));
        expect(read(text).entries.map(({ name, copies, zone }) => [name, copies, zone])).toEqual(
          parsed.entries.map(({ name, copies, zone }) => [name, copies, zone]),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('undo and redo go through all states, and a new change ends redo', () => {
  let history = newHistory('a');
  history = amendList(changeList(changeList(history, 'ab'), 'abc'), 'abcd');
  expect(undoList(history).text).toBe('ab');
  expect(redoList(undoList(history))).toEqual(history);
  expect(redoList(changeList(undoList(history), 'x')).text).toBe('x');
  expect(undoList(newHistory('a')).text).toBe('a');
  expect(changeList(history, 'abcd')).toBe(history);
});

test('compares versions by copies and ignores the positions of lines', () => {
  const before = read('2 Mosquito\n1 Ant Swarm\n1 Mosquito\n').entries;
  const after = read('1 Ant Swarm\n2 Mosquito\n\nSideboard\n1 Mosquito\n').entries;
  expect(compareLists(before, after)).toEqual([
    { ...card('Mosquito'), zone: 'main', before: 3, after: 2 },
    { ...card('Mosquito'), zone: 'side', before: 0, after: 1 },
  ]);
  expect(compareLists(before, before)).toEqual([]);
  expect(new Set(before.map(entryKey)).size).toBe(2);
});

describe('merging the changes of another list', () => {
  const words = () => knownWords(line, known);
  const entriesOf = (text: string) => readSheet(text, words()).entries;
  const merge = (into: string, start: string, now: string) =>
    mergeLists(into, words(), entriesOf(start), entriesOf(now));
  const merged = (into: string, start: string, now: string): string => merge(into, start, now).text;

  it('keeps what only this list changed, and takes what the other list changed', () => {
    const [one, two, three] = cards.map(({ name }) => name);
    const start = `2 ${one}\n2 ${two}\n`;
    expect(merged(`3 ${one}\n2 ${two}\n`, start, `2 ${one}\n1 ${two}\n1 ${three}\n`)).toBe(
      `3 ${one}\n1 ${two}\n1 ${three}\n`,
    );
    expect(merge(`1 ${one}\n`, start, `2 ${two}\n`)).toEqual({ text: `1 ${one}\n`, both: [one] });
    expect(merge(`1 ${one}\n2 ${two}\n`, start, `1 ${one}\n2 ${two}\n`).both).toEqual([]);
  });

  it('makes the list equal to the other one if only the other one changed, and changes nothing the second time', () => {
    const list = fc
      .array(fc.record({ at: fc.nat(cards.length - 1), copies: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 })
      .map((all) => all.map(({ at, copies }) => `${copies} ${cards[at]!.name}\n`).join(''));
    fc.assert(
      fc.property(list, list, (start, now) => {
        expect(compareLists(entriesOf(merged(start, start, now)), entriesOf(now))).toEqual([]);
        expect(merged(now, start, start)).toBe(now);
      }),
    );
    fc.assert(
      fc.property(list, list, list, (into, start, now) => {
        const once = merged(into, start, now);
        expect(merged(once, start, now)).toBe(once);
      }),
    );
  });
});
