import { applyEdits } from './fixes.ts';

const list = '5 Ant\n2 Fly\n1 Wall';

test('replaces and deletes lines by their numbers in the original text', () => {
  expect(
    applyEdits(list, [
      { line: 1, text: null },
      { line: 3, text: '2 Wall' },
    ]),
  ).toBe('2 Fly\n2 Wall');
});

test('an edit after the last line adds a line', () => {
  expect(applyEdits('5 Ant\n', [{ line: 9, text: '1 Wall' }])).toBe('5 Ant\n1 Wall');
});

test('an empty list of edits changes nothing', () => {
  expect(applyEdits(list, [])).toBe(list);
});
