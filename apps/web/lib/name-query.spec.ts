import { nameQuery } from './name-query.ts';

test('each word of a name is searched, without signs of the search language', () => {
  expect(nameQuery('ant sw')).toBe('name:ant name:sw');
  expect(nameQuery(' O’Neil: "(x) or -')).toBe('name:O name:Neil name:x name:or');
});

test('one letter is not searched, and a long line is searched by its first words', () => {
  expect(nameQuery('a')).toBeNull();
  expect(nameQuery('…')).toBeNull();
  expect(nameQuery('word '.repeat(100))?.split(' ')).toHaveLength(6);
});
