import { knownWords, NO_CARDS, readSheet, type GameLine, type KnownCards } from '@rulewright/decks/sheet';
import { learnFrom } from './learn.ts';
import type { DeckReading } from './types.ts';

const line: GameLine = { card: 'card', cards: 'cards', deck: 'deck', zones: [] };
const entry = (at: number, copies: number, name: string, slug: string) =>
  ({ line: at, copies, name, zone: 'main', card: { slug } }) as unknown as DeckReading['entries'][number];
const reading = (...entries: DeckReading['entries']): DeckReading => ({
  ...{ format: 'text', name: null, entries, composition: [], verdicts: [] },
});
const names = (text: string, known: KnownCards) =>
  readSheet(text, knownWords(line, known)).entries.map(({ name, card, copies }) => [name, card, copies]);

test('reads an alias and a heading as the check has read them', () => {
  const text = 'Insects\n2 swarm\n1 Ant Swarm\n';
  const known = learnFrom(
    NO_CARDS,
    line,
    text,
    reading(entry(2, 2, 'Ant Swarm', 'ant'), entry(3, 1, 'Ant Swarm', 'ant')),
  );
  expect(names(text, known)).toEqual([
    ['Ant Swarm', 'ant', 2],
    ['Ant Swarm', 'ant', 1],
  ]);
});

test('a count in words is not part of the name', () => {
  const known = learnFrom(NO_CARDS, line, 'two Ants\n', reading(entry(1, 2, 'Ants', 'ant')));
  expect(names('two Ants\n', known)).toEqual([['Ants', 'ant', 2]]);
});

test('learns only names from a table', () => {
  const table = { ...reading(entry(2, 2, 'Ants', 'ant')), format: 'csv' };
  const known = learnFrom(NO_CARDS, line, 'count,name\n2,Ants', table);
  expect([...known.cards.keys()]).toEqual(['ants']);
  expect(known.headings.size).toBe(0);
});

test('keeps cards of one name apart by the values in brackets', () => {
  const text = '3 Drone (red)\n2 Drone (blue) *F*\n';
  const read = reading(entry(1, 3, 'Drone (ONE) 1', 'drone-red'), entry(2, 2, 'Drone (ONE) 2', 'drone-blue'));
  expect(names(text, learnFrom(NO_CARDS, line, text, read))).toEqual([
    ['Drone (ONE) 1', 'drone-red', 3],
    ['Drone (ONE) 2', 'drone-blue', 2],
  ]);
});
