/** Reading and printing with a small grammar: ambiguous texts, unknown words, hostile texts, names in quotes. */
import { deep, doubled, nested } from '../../test/support/hostile-phrases.ts';
import { namesOf } from './names.ts';
import { also, at, be, cardName, either, int, list, say, self, type Phrase } from './phrase.ts';
import { printed } from './print.ts';
import { nextWords, readSentence } from './sentence.ts';
import { COMMON_VARIANTS, variantsOf } from './variants.ts';

const place = { self: 'Fire Fly', names: namesOf({ ant: 'Ant', swarm: 'Ant Swarm' }) };
const draw = say`${be('do', 'draw')} draw ${at('count', int({ inWords: true }))} cards`;
const find = say`${be('do', 'find')} find ${at('name', cardName())}`;
const own = say`${be('do', 'rest')} ${either(self, also('this card'))} rests`;
const effect = either(draw, find, own);
const text: Phrase = say`${at('effects', list(effect, { between: either('.', also('and')) }))} .`;
const read = (words: string, phrase = text) => readSentence(phrase, words, place);

test('reads a text, and prints it in the house style', () => {
  expect(read('DRAW 2 cards and this card rests.')).toMatchObject({
    kind: 'read',
    data: { effects: [{ do: 'draw', count: 2 }, { do: 'rest' }] },
    text: 'Draw two cards. Fire Fly rests.',
  });
});

test('refuses a text with two readings, and gives both with their sentences', () => {
  const scope = either(
    say`${be('all', true)} if it rains , ${at('first', draw)} and ${at('second', draw)} .`,
    say`${be('all', false)} ${also('if it rains ,')} ${at('first', draw)} and ${at('second', draw)} .`,
    say`${be('all', false)} ${at('second', draw)} if it rains , and ${at('first', draw)} .`,
  );
  const reading = read('If it rains, draw one cards and draw two cards.', scope);
  expect(reading).toMatchObject({ kind: 'ambiguous' });
  if (reading.kind !== 'ambiguous') return;
  expect(reading.meanings.map((one) => (one.data as { all: boolean }).all)).toEqual([true, false]);
  expect(reading.meanings.map((one) => one.text)).toEqual([
    'If it rains, draw one cards and draw two cards.',
    'Draw two cards if it rains, and draw one cards.',
  ]);
});

test('names the part that is not understood, and suggests texts for it, the most similar first', () => {
  expect(read('Draw two cards. Finf Ant. Draw one cards.')).toEqual({
    kind: 'unknown',
    from: 16,
    to: 25,
    word: 'Finf',
    suggestions: ['find', 'draw', 'Fire Fly'],
  });
});

test('lists the texts that can continue an unfinished sentence', () => {
  expect(read('Draw two')).toEqual({ kind: 'unfinished', next: [{ text: 'cards', kind: 'words' }] });
  expect(nextWords(text, 'Find An', place)).toEqual({
    from: 5,
    words: [
      { text: 'Ant', kind: 'name' },
      { text: 'Ant Swarm', kind: 'name' },
    ],
  });
});

test('a number of a text can be computed for the words of the grammar', () => {
  const most = say`draw ${at('most', int({ inWords: true }))} or fewer cards, ${at('by', int({ signed: true }))} coins .`;
  const variants = variantsOf([...COMMON_VARIANTS, ['lose # coins', '-# coins'], ['gain # coins', '+# coins']]);
  const meant = (words: string): unknown => {
    const reading = readSentence(most, words, { ...place, variants });
    return reading.kind === 'read' ? reading.data : reading.kind;
  };
  expect(meant('Draw fewer than three cards, gain two coins.')).toEqual({ most: 2, by: 2 });
  expect(meant('Draw less than 1 cards, lose 12 coins.')).toEqual({ most: 0, by: -12 });
  expect(meant('Draw more than three cards, gain two coins.')).toBe('unknown');
});

test('a name means the id of its card, with and without quotes; other names are not read', () => {
  const data = { effects: [{ do: 'find', name: 'swarm' }] };
  expect(printed(text, data, place)).toBe('Find Ant Swarm.');
  expect(read('Find ant swarm.')).toMatchObject({ data });
  expect(read('Find "Ant Swarm".')).toMatchObject({ data });
  expect(read('Find "Bee".')).toMatchObject({ kind: 'unknown', word: '"Bee"', suggestions: ['Ant', 'Ant Swarm'] });
  expect(printed(text, { effects: [{ do: 'find', name: 'bee' }] }, place)).toBeNull();
});

test('a name of several cards means the first of them', () => {
  const twins = { ...place, names: namesOf({ old: 'Ant', young: 'Ant' }) };
  const data = { effects: [{ do: 'find', name: 'old' }] };
  expect(readSentence(text, 'Find Ant.', twins)).toMatchObject({ kind: 'read', data });
});

test('prints nothing if it cannot print all of the data', () => {
  expect(printed(text, { effects: [{ do: 'draw', count: 2 }] }, place)).toBe('Draw two cards.');
  expect(printed(text, { effects: [{ do: 'draw', count: 2, twice: true }] }, place)).toBeNull();
  expect(printed(text, { effects: [{ do: 'draw', count: 2 }], more: 1 }, place)).toBeNull();
});

describe('hostile texts', () => {
  test.each([
    ['long', 'a '.repeat(5000)],
    ['deep', '('.repeat(300)],
    ['of one word', 'x '.repeat(299)],
    ['of quotes', '"'.repeat(599)],
    ['of repeated sentences', 'Draw two cards and '.repeat(31)],
  ])('reading a text %s takes limited time', (_, words) => {
    for (const phrase of [text, nested, deep, doubled, list(doubled, { between: 'x' })]) {
      const start = performance.now();
      read(words, phrase);
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });
});
