import { completeLine, namesFor } from './complete-name.ts';

const names = ['House Fly', 'Green Bottle Fly', 'Fly Agaric', 'Stone Wall'];

test('offers names that start with the typed text, then names with a word that does', () => {
  expect(namesFor('2 fl', 4, names)).toEqual(['Fly Agaric', 'House Fly', 'Green Bottle Fly']);
});

test('offers nothing for one letter, in the middle of a line, or for a whole name', () => {
  expect(namesFor('2 f', 3, names)).toEqual([]);
  expect(namesFor('2 fly agaric', 4, names)).toEqual([]);
  expect(namesFor('1 stone wall', 12, names)).toEqual([]);
});

test('keeps the number and the other lines', () => {
  const text = '4 House Fly\n2x sto\n1 end';
  const caret = text.indexOf('sto') + 3;
  expect(completeLine(text, caret, 'Stone Wall')).toEqual({
    text: '4 House Fly\n2x Stone Wall\n1 end',
    caret: caret + 7,
  });
});
