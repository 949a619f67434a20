/** Tags and notes of cards: they are part of the line, survive moves and exports, and change no card. */
import fc from 'fast-check';
import { loadFixture, type Fixture } from '../content.ts';
import {
  knownWords,
  marksOfEntry,
  moveCard,
  readSheet,
  setCardMarks,
  setCopies,
  textsInJson,
  withCards,
  NO_CARDS,
  writeJson,
} from '../../src/sheet/index.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const known = withCards(NO_CARDS, [
  { id: 'ant-swarm', name: 'Ant Swarm' },
  { id: 'mosquito', name: 'Mosquito' },
]);
const words = knownWords({ card: 'card', cards: 'cards', deck: 'deck', zones: [] }, known);
const sheetOf = (text: string) => readSheet(text, words);
const ants = { card: 'ant-swarm', name: 'Ant Swarm' };
const marksIn = (text: string, at = 0) => marksOfEntry(sheetOf(text), sheetOf(text).entries[at]!);

test.each([
  ['2 Ant Swarm', [], ''],
  ['2 Ant Swarm #draw', ['draw'], ''],
  ['2 Ant Swarm #early game #draw // best: 3 # of them', ['early game', 'draw'], 'best: 3 # of them'],
  ['Ant Swarm x2 // a note', [], 'a note'],
  ['2 Ant Swarm (1) 17 #draw', ['draw'], ''],
  ['2 Ant Swarm # a remark', [], 'a remark'],
  ['2 Ant Swarm ; a remark', [], 'a remark'],
])('reads %s', (line, tags, note) => {
  expect(marksIn(line)).toEqual({ tags, note });
});

test('tags and notes of any text come back, and the line still means the same card', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), text, (tags, note) => {
      const changed = setCardMarks(sheetOf('1 Mosquito\n2 Ant Swarm (1) 17 #old // old\n'), ants, 'main', {
        tags,
        note,
      });
      const { entries, issues } = fixture.checker.parse(changed);
      expect(entries.map(({ card, copies, zone }) => [card?.card.id, copies, zone])).toEqual([
        ['mosquito', 1, 'main'],
        ['ant-swarm', 2, 'main'],
      ]);
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      const marks = marksIn(changed, 1);
      const again = setCardMarks(sheetOf(changed), ants, 'main', marks);
      expect(again).toBe(changed);
      expect(changed.split('\n')).toHaveLength(3);
    }),
    { numRuns: 200 },
  );
});

test('a card that moves or changes its copies keeps its tags and its note', () => {
  const text = '2 Ant Swarm #draw // best\n1 Mosquito\n';
  expect(moveCard(sheetOf(text), ants, 'main', 'side')).toBe(
    '1 Ant Swarm #draw // best\n1 Mosquito\n\nSideboard\n1 Ant Swarm #draw // best\n',
  );
  const sheet = sheetOf(text);
  expect(setCopies(sheet, sheet.entries[0]!, 4)).toBe('4 Ant Swarm #draw // best\n1 Mosquito\n');
});

test('a JSON export keeps everything that the list and the deck say', () => {
  const texts = { written: '2 Ant Swarm #draw // best\n# a remark\n', notes: 'Mine', tags: ['fast'] };
  const json = writeJson({ game: 'any', name: 'Ants', entries: [{ name: 'Ant Swarm', copies: 2 }], ...texts });
  const read = fixture.checker.parse(json);
  expect(read.issues).toEqual([]);
  expect(read.name).toBe('Ants');
  expect(read.entries.map(({ card, copies }) => [card?.card.id, copies])).toEqual([['ant-swarm', 2]]);
  expect(textsInJson(json)).toEqual(texts);
  for (const other of ['', '{}', '[1]', '{"about":{"written":1}}', '{"about":null}', '2 Ant Swarm'])
    expect(textsInJson(other)).toBeNull();
});
