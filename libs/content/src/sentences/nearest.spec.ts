/** The sentences that are offered for a text that is not read. */
import { deep, doubled, nested } from '../../test/support/hostile-phrases.ts';
import { namesOf } from './names.ts';
import { nearestSentences } from './nearest.ts';
import { also, at, be, cardName, either, int, list, maybe, say, self, type Phrase } from './phrase.ts';

const place = { self: 'Fire Fly', names: namesOf({ ant: 'Ant', swarm: 'Ant Swarm', moth: 'Moth' }) };
const draw = say`${be('do', 'draw')} draw ${at('count', int({ inWords: true }))} cards`;
const find = say`${be('do', 'find')} find ${at('name', cardName())} in your deck`;
const rest = say`${be('do', 'rest')} ${self} ${either('rests', say`${be('not', true)} does not rest`)}`;
const lose = say`${be('do', 'lose')} your opponent loses ${at('by', int({ signed: true }))} points`;
const text: Phrase = say`${maybe(say`if it rains , ${be('rain', true)}`)}
  ${at('effects', list(either(draw, find, rest, lose), { between: either('.', also('and')) }))} .`;
const near = (words: string, phrase = text) => nearestSentences(phrase, words, place);
const texts = (words: string) => near(words).map((one) => one.text);

test.each([
  ['a mistyped word', 'Drwa two cards.', 'Draw two cards.'],
  ['a mistyped number', 'Draw trhee cards.', 'Draw three cards.'],
  ['another ending', 'Draws two card.', 'Draw two cards.'],
  ['a word too much', 'Simply draw two cards.', 'Draw two cards.'],
  ['a word too few', 'Find Ant Swarm your deck.', 'Find Ant Swarm in your deck.'],
  ['a related word', 'Take two cards.', 'Draw two cards.'],
  ['a mistyped name', 'Find Mooth in your deck.', 'Find Moth in your deck.'],
  ['a mistake in a long name', 'Find Ant Swram in your deck.', 'Find Ant Swarm in your deck.'],
  ['a pronoun', 'It rests.', 'Fire Fly rests.'],
  ['no full stop', 'Draw two cards', 'Draw two cards.'],
  ['two mistakes', 'Draw two card. Serch Ant in yuor deck.', 'Draw two cards. Find Ant in your deck.'],
])('offers the meant sentence for a text with %s', (_, words, meant) => {
  expect(texts(words)[0]).toBe(meant);
});

test('marks words that are added, left out and replaced, and no others', () => {
  expect(near('If it rains, please take two cards.')).toEqual([
    {
      text: 'If it rains, draw two cards.',
      data: { rain: true, effects: [{ do: 'draw', count: 2 }] },
      changes: [
        { written: 'please', said: null },
        { written: 'take', said: 'draw' },
      ],
    },
  ]);
  expect(near('Draw two.')[0]?.changes).toEqual([{ written: null, said: 'cards' }]);
  expect(near('Draw the two card.')[0]?.changes).toEqual([]);
});

test('never leaves out, adds or changes a number or a negation', () => {
  for (const words of [
    'Do not draw two cards.',
    'Never draw two cards.',
    'Draw two cards unless it rains.',
    'Draw two cards 3 times.',
    'Draw cards.',
    'Your opponent loses points.',
  ])
    expect([words, texts(words)]).toEqual([words, []]);
  expect(texts('Draw two cards. Fire Fly does not rest again.')[0]).toBe('Draw two cards. Fire Fly does not rest.');
  // A mistyped negation is not another word.
  expect(texts('Fire Fly does nto rest.')).not.toContain('Fire Fly rests.');
  expect(texts('Your opponent loses -2 point.')).toEqual(['Your opponent loses -2 points.']);
});

test('keeps a condition', () => {
  expect(texts('If it snows, draw two cards.')).not.toContain('Draw two cards.');
  expect(texts('If it raining, draw two cards.')).toEqual(['If it rains, draw two cards.']);
});

test('offers at most three sentences, all of which are read', () => {
  const offers = near('Fire Fly two cards rests.');
  expect(offers.length).toBeLessThanOrEqual(3);
  expect(near('')).toEqual([]);
  expect(near('The weather is nice today in all of the country.')).toEqual([]);
});

describe('hostile texts', () => {
  test.each([
    ['long', 'a '.repeat(5000)],
    ['deep', '('.repeat(300)],
    ['of one word', 'x '.repeat(119)],
    ['of quotes', '"'.repeat(599)],
    ['of numbers', '1 '.repeat(119)],
    ['of repeated sentences', 'Draw two card and '.repeat(29)],
  ])('the search ends for a text %s', (_, words) => {
    for (const phrase of [text, nested, deep, doubled]) expect(near(words, phrase).length).toBeLessThanOrEqual(3);
  });
});
