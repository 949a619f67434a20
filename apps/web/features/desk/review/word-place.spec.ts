/** Tests of the places of selected words. */
import { firstChangedLine, placeIn, withWords, wordsOf } from './word-place.ts';

const TEXT = 'One line.\nDraw six cards.\nLast.';

it('finds the line and the words, without spaces around them', () => {
  const place = placeIn(TEXT, TEXT.indexOf(' six'), TEXT.indexOf(' cards') + 1)!;
  expect(place).toMatchObject({ line: 2, lineText: 'Draw six cards.' });
  expect(wordsOf(place)).toBe('six');
  expect(withWords(place, 'seven')).toBe('Draw seven cards.');
});

it('stops at the end of the first line, and finds no place in spaces', () => {
  expect(wordsOf(placeIn(TEXT, TEXT.indexOf('cards'), TEXT.length)!)).toBe('cards.');
  expect(placeIn('a  b', 1, 3)).toBeNull();
});

it('finds the first changed line', () => {
  expect(firstChangedLine([{ kind: 'same', text: 'a\nb\nc' }])).toBe(3);
  expect(firstChangedLine([{ kind: 'added', text: 'a' }])).toBe(1);
});
