import { completeLine, nameAt } from './complete-name.ts';

test('the name being typed is the end of its line without the number', () => {
  expect(nameAt('2 fl', 4)?.typed).toBe('fl');
  expect(nameAt('4 House Fly\n2x sto\n1 end', 18)?.typed).toBe('sto');
});

test('no name is being typed in the middle of a line', () => {
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
