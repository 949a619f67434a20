import { diffLines } from './diff-lines.ts';

const text = (lines: ReturnType<typeof diffLines>): string =>
  lines.map((line) => `${{ same: ' ', added: '+', removed: '-', gap: '~' }[line.kind]}${line.text}`).join('|');

test('shows removed and added lines', () => {
  expect(text(diffLines('a\nb\nc\n', 'a\nx\nc\n'))).toBe(' a|-b|+x| c');
  expect(text(diffLines('', 'a\nb\n'))).toBe('+a|+b');
  expect(text(diffLines('a\n', ''))).toBe('-a');
});

test('folds lines far from a change', () => {
  const long = Array.from({ length: 20 }, (_, i) => String(i));
  const changed = long.with(10, 'x');
  expect(text(diffLines(long.join('\n'), changed.join('\n')))).toBe('~| 7| 8| 9|-10|+x| 11| 12| 13|~');
});
