/** Tests that the exports of the builder are read back as the same list, and that errors in each format are reported with their line. */
import { parseDeck, type DeckVerdict } from '../../src/index.ts';
import { writeCsv, writeJson, writeTabletop } from '../../src/sheet/index.ts';
import { loadFixture, type Fixture } from '../content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const entries = [
  { name: 'Ant Swarm', copies: 2, zone: 'main' },
  { name: 'Mosquito', copies: 1, zone: 'main' },
  { name: 'Rainbow', copies: 3, zone: 'side' },
];
const names = (text: string) =>
  parseDeck(text, fixture.checker.index).entries.map(({ name, copies, zone }) => ({ name, copies, zone }));
const issues = (text: string): DeckVerdict['issues'] => parseDeck(text, fixture.checker.index).issues;

const tabletop = (list = entries): string =>
  writeTabletop({
    name: 'Ants',
    back: 'https://example.org/back.png',
    zoneName: (zone) => (zone === 'side' ? 'Sideboard' : zone),
    entries: list.map((entry, at) => ({
      ...entry,
      face: { sheet: `https://example.org/${at % 2}.png`, columns: 5, rows: 4, at },
    })),
  });

test.each<[string, () => string]>([
  ['a table', () => writeCsv(entries)],
  ['JSON', () => writeJson({ game: 'any', name: 'Ants', entries })],
  ['a saved object of Tabletop Simulator', () => tabletop()],
])('%s is read back as the same list', (_, write) => {
  expect(names(write())).toEqual(entries);
  expect(issues(write())).toEqual([]);
});

test('a name that a spreadsheet would run as a formula is written as text', () => {
  expect(writeCsv([{ name: '=1+1', copies: 1 }])).toContain(`1,'=1+1,main`);
  expect(writeCsv([{ name: '\n＝1+1', copies: 1 }])).toContain(`1,"'\n＝1+1",main`);
  expect(writeCsv([{ name: 'A "B", C', copies: 1 }])).toContain('1,"A ""B"", C",main');
});

test('numbers each card of a saved object by sheet and place, and writes a pile for each zone', () => {
  const { ObjectStates: piles } = JSON.parse(tabletop([...entries, { name: 'May Fly', copies: 1, zone: 'third' }])) as {
    ObjectStates: Record<string, unknown>[];
  };
  expect(piles[0]).toMatchObject({
    ...{ Name: 'Deck', Nickname: 'Ants', DeckIDs: [100, 100, 201] },
    CustomDeck: {
      1: { FaceURL: 'https://example.org/0.png', BackURL: 'https://example.org/back.png', NumWidth: 5, NumHeight: 4 },
      2: { FaceURL: 'https://example.org/1.png' },
    },
  });
  expect(piles[0]!['ContainedObjects']).toHaveLength(3);
  expect(piles[1]).toMatchObject({ Nickname: 'Sideboard', DeckIDs: [102, 102, 102] });
  // A single card is not a pile.
  expect(piles[2]).toMatchObject({ Name: 'Card', Nickname: 'May Fly', CardID: 203, Description: 'third' });
});

test.each([
  ['{"ObjectStates": []}', 1, /no cards/u],
  ['{\n "ObjectStates": [\n  { "ContainedObjects": [{}] }\n ]\n}', 3, /no nickname/u],
  ['{\n "ObjectStates": [\n  7\n ]\n}', 3, /not an object/u],
  ['count,name\n2,Mosquito\nx,Mosquito\n', 3, /./u],
  ['{ "main": [\n  { "copies": 2 }\n] }', 2, /no name/u],
  ['{ "main": [', 1, /not valid JSON/u],
])('%j is refused with its line', (text, line, message) => {
  const [issue] = issues(text);
  expect(issue?.lines).toEqual([line]);
  expect(issue?.message).toMatch(message);
});
