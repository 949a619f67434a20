import { completeLine, nameAt } from './complete-name.ts';

test('takes the end of the line without the number as the typed name', () => {
  expect(nameAt('2 fl', 4)?.typed).toBe('fl');
  expect(nameAt('4 House Fly\n2x sto\n1 end', 18)?.typed).toBe('sto');
});

test('finds no typed name in the middle of a line', () => {
  expect(nameAt('2 fly agaric', 4)).toBeNull();
});

test('keeps the number and the other lines', () => {
  const text = '4 House Fly\n2x sto\n1 end';
  const caret = text.indexOf('sto') + 3;
  expect(completeLine(text, caret, 'Stone Wall')).toEqual({
    text: '4 House Fly\n2x Stone Wall\n1 end',
    caret: caret + 7,
  });
});
