/** Compares the cards found by words with a direct search of the texts. */
import { dice } from '@rulewright/content/testing';
import { makeWordColumn } from './word-column.ts';
import { WordIndex, type SearchPhrase } from './word-index.ts';

const find = (texts: readonly string[], phrase: SearchPhrase): number[] => {
  const matches = new WordIndex(makeWordColumn(texts)).find(phrase);
  return texts.flatMap((_, card) => (matches.has(card) ? [card] : []));
};
const whole = (...words: string[]): SearchPhrase => ({ words, whole: true });
const begun = (...words: string[]): SearchPhrase => ({ words, whole: false });

/** Finds the same cards by comparing the texts. */
const expected = (texts: readonly string[], { words, whole: isWhole }: SearchPhrase): number[] =>
  texts.flatMap((text, card) => (` ${text} `.includes(` ${words.join(' ')}${isWhole ? ' ' : ''}`) ? [card] : []));

const TEXTS = ['draw two cards', 'two', '', 'cards draw two', 'drawer', 'draw a card then draw two cards', 'two cards'];

it.each<[string, SearchPhrase, number[]]>([
  ['a word', whole('draw'), [0, 3, 5]],
  ['the beginning of a word', begun('draw'), [0, 3, 4, 5]],
  ['words in their order', whole('draw', 'two'), [0, 3, 5]],
  ['words and the beginning of another', begun('two', 'ca'), [0, 5, 6]],
  ['words whose pairs are in different places only', whole('cards', 'draw', 'a'), []],
  ['no phrase across two texts', whole('two', 'cards', 'draw'), []],
  ['no card for a word that no text has', whole('zebra'), []],
  ['no word with this beginning', begun('zeb'), []],
])('finds %s', (_, phrase, cards) => {
  expect(find(TEXTS, phrase)).toEqual(cards);
});

it('finds nothing in a game without cards or without texts', () => {
  expect(find([], begun('draw'))).toEqual([]);
  expect(find(['', ''], begun('draw'))).toEqual([]);
});

it('orders words with letters of other scripts', () => {
  const texts = ['漢字', '漢', 'zone', '𠮷野家', 'ﬀ'];
  expect(find(texts, begun('漢'))).toEqual([0, 1]);
  expect(find(texts, begun('𠮷'))).toEqual([3]);
  expect(find(texts, whole('漢'))).toEqual([1]);
});

it('finds the same cards as a direct search for random rare and frequent words', () => {
  const random = dice(3);
  const word = (): string => 'abc'.slice(0, 1 + random(3)) + 'xyz'[random(3)]! + (random(9) || '');
  const texts = Array.from({ length: 200 }, () => Array.from({ length: random(12) }, word).join(' '));
  for (let n = 0; n < 300; n++) {
    const words = Array.from({ length: 1 + random(3) }, word);
    const last = words.pop()!;
    const phrase = random(2) ? whole(...words, last) : begun(...words, last.slice(0, 1 + random(3)));
    expect([phrase, find(texts, phrase)]).toEqual([phrase, expected(texts, phrase)]);
  }
});

it('reads no text for a phrase of two words', () => {
  const column = makeWordColumn(TEXTS);
  const unread = new Proxy(column.texts, {
    get: () => {
      throw new Error('A text was read.');
    },
  });
  const index = new WordIndex({ ...column, texts: unread });
  expect([...index.find(whole('draw', 'two')).list()]).toEqual([0, 3, 5]);
  expect([...index.find(begun('two', 'ca')).list()]).toEqual([0, 5, 6]);
  expect(() => index.find(whole('draw', 'two', 'cards'))).toThrow('A text was read.');
});
