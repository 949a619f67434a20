/** Lists given as data, as tables and as JSON: a fix edits each list in its own format. Also the summaries for pages. */
import type { CardDoc, CardField, Printing } from '@rulewright/content';
import {
  applyFix,
  composition,
  compositionOf,
  costCurve,
  formatDeck,
  parseDeck,
  type DeckIssue,
} from '../src/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const fixed = (text: string, code: DeckIssue['code']): string => {
  const { verdicts } = fixture.checker.check(text, [fixture.plain]);
  return applyFix(text, verdicts[0]!.issues.find((issue) => issue.code === code)!.fix!);
};

it('fixes entries in the text that `formatDeck` writes for them', () => {
  const entries = [
    { card: 'ant-swarm', copies: 6 },
    { card: 'Mosquitoo', copies: 2 },
  ];
  const report = fixture.checker.check(entries, [fixture.plain]);
  expect(report.format).toBe('entries');
  const text = formatDeck(report.entries);
  expect(text).toBe('6 Ant Swarm\n2 Mosquitoo\n');
  const [unknown, copies] = report.verdicts[0]!.issues;
  expect(applyFix(text, unknown!.fix!)).toBe('6 Ant Swarm\n2 Mosquito\n');
  expect(applyFix(text, copies!.fix!)).toBe('4 Ant Swarm\n2 Mosquitoo\n');
});

it('fixes a table in its columns', () => {
  const table = 'Name;Note;Count\r\n"Ant Swrm";"a; b";2\r\nRainbow;;6\r\nSowbug;;0\r\n';
  expect(fixed(table, 'unknown-card')).toBe(table.replace('"Ant Swrm"', 'Ant Swarm'));
  expect(fixed(table, 'too-many-copies')).toBe(table.replace(';6', ';4'));
  expect(fixed(table, 'bad-count')).toBe(table.replace('Sowbug;;0\r\n', ''));
});

it('fixes a row that spans lines', () => {
  expect(fixed('name,count\n"Ant\nSwrm",2\nRainbow,6\n', 'unknown-card')).toBe('name,count\nAnt Swarm,2\nRainbow,6\n');
});

it('fixes JSON and keeps its structure', () => {
  const parsed = (text: string): unknown => JSON.parse(text);
  const objects =
    '{"note": [1], "entries": [{"card": "ant-swrm", "copies": 2, "foil": true}, {"card": "rainbow", "copies": 6}]}';
  expect(parsed(fixed(objects, 'unknown-card'))).toMatchObject({
    note: [1],
    entries: [{ card: 'Ant Swarm', copies: 2, foil: true }, {}],
  });
  expect(parsed(fixed(objects, 'too-many-copies'))).toMatchObject({ entries: [{}, { card: 'rainbow', copies: 4 }] });
  expect(parsed(fixed('{"Ant Swrm": 2, "Ant Swarm": 1}', 'unknown-card'))).toEqual({ 'Ant Swarm': 3 });
  expect(parsed(fixed('[["Rainbow", 6], "2 Sowbug"]', 'too-many-copies'))).toEqual([['Rainbow', 4], '2 Sowbug']);
  expect(parsed(fixed('["3 Sowbgu", "2 Rainbow"]', 'unknown-card'))).toEqual([
    { name: 'Sowbug', copies: '3' },
    '2 Rainbow',
  ]);
  expect(parsed(fixed('[{"name": "Rainbow"}, {"x": 1}]', 'bad-line'))).toEqual([{ name: 'Rainbow' }]);
});

it('reads sides and zones wherever a format has them', () => {
  const zones = (text: string): string[] =>
    parseDeck(text, fixture.checker.index).entries.map((entry) => `${entry.name} ${entry.zone}`);
  const expected = ['Rainbow main', 'Sowbug side'];
  expect(zones('1 Rainbow\nSideboard:\n1 Sowbug')).toEqual(expected);
  expect(zones('board,name\nmain,Rainbow\nside,Sowbug')).toEqual(expected);
  expect(zones('{"main": {"Rainbow": 1}, "sideboard": ["Sowbug"]}')).toEqual(expected);
  expect(zones('[{"name": "Rainbow"}, {"name": "Sowbug", "zone": "side"}]')).toEqual(expected);
});

it('points at the line of a JSON entry', () => {
  const text = '{\n "entries": [\n  {\n   "card": "rainbow", "copies": 1\n  },\n\n  { "card": "zzzzz" }\n ]\n}';
  const { entries, issues } = parseDeck(text, fixture.checker.index);
  expect(entries.map((entry) => entry.line)).toEqual([3, 7]);
  expect(issues[0]!.lines).toEqual([7]);
});

it('computes curve and composition of the deck only', () => {
  const deck = parseDeck('2 Ant Swarm\n3 Boxelder Bug\n1 Zebra\nSideboard\n4 Rainbow', fixture.checker.index);
  expect(costCurve(deck)).toEqual([0, 3, 0, 0, 0, 2].map((copies, points) => ({ points, copies })));
  const fields = composition(deck, fixture.checker.index);
  const rarity = fields.find((field) => field.field === 'rarity')!;
  expect(rarity.label).toBe('Rarity');
  expect(rarity.values.reduce((sum, one) => sum + one.copies, 0)).toBe(5);
  expect(fields.find((field) => field.field === 'type')!.values[0]).toEqual({ value: 'Creature', copies: 5 });
  expect(costCurve(parseDeck('', fixture.checker.index))).toEqual([]);
});

it('counts each copy for the printing that the list names, or for the first one', () => {
  const printing = (rarity: string): Printing => ({ set: 'set-1', number: 1, rarity, provenance: 'provisional' });
  const card: CardDoc = {
    id: 'moth',
    name: 'Moth',
    aliases: [],
    data: {},
    printings: [printing('common'), printing('rare'), printing('secret')],
  };
  const rarity: CardField = {
    id: 'rarity',
    keys: ['r'],
    label: 'Rarity',
    type: 'set',
    facet: true,
    read: ({ printings }) => printings.map((one) => one.rarity),
  };
  const cards = [
    { card, copies: 3, printing: null },
    { card, copies: 1, printing: card.printings[1]! },
  ];
  expect(compositionOf(cards, [rarity])[0]!.values).toEqual([
    { value: 'common', copies: 3 },
    { value: 'rare', copies: 1 },
  ]);
});
