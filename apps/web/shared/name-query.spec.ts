import { nameQuery } from './name-query.ts';

test('searches each word of a name, without the punctuation of the search language', () => {
  expect(nameQuery('ant sw')).toBe('name:ant name:sw');
  expect(nameQuery(' O’Neil: "(x) or -')).toBe('name:O name:Neil name:x name:or');
});

test('does not search for one letter, and searches for the first words of a long line', () => {
  expect(nameQuery('a')).toBeNull();
  expect(nameQuery('…')).toBeNull();
  expect(nameQuery('word '.repeat(100))?.split(' ')).toHaveLength(6);
});
