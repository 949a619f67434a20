import { isOutdated, lineNow, suggestedLine, withLine } from './suggestions.ts';

const TEXT = 'name: Ant\ncost: 3\nflavor: Hm.\n';

it.each([
  ['at its line', 2, 'cost: 3', 2],
  ['after lines above it changed', 1, 'cost: 3', 2],
  ['not after the line changed', 2, 'cost: 4', null],
  ['without a quote, at its old line', 7, null, 7],
])('finds a comment %s', (_, line, quote, expected) => {
  expect(lineNow({ line, quote }, TEXT)).toBe(expected);
  expect(isOutdated({ line, quote, suggestion: null }, TEXT)).toBe(expected === null);
});

it('is outdated if several lines have the same text, or the document is removed', () => {
  expect(isOutdated({ line: 9, quote: 'a', suggestion: null }, 'a\na\n')).toBe(true);
  expect(isOutdated({ line: 2, quote: 'cost: 3', suggestion: 'cost: 4' }, null)).toBe(true);
  expect(isOutdated({ line: null, quote: null, suggestion: null }, null)).toBe(false);
});

it('changes or removes one line', () => {
  expect(withLine(TEXT, 2, 'cost: 4')).toBe('name: Ant\ncost: 4\nflavor: Hm.\n');
  expect(withLine(TEXT, 3, '')).toBe('name: Ant\ncost: 3\n');
});

it('puts suggested words into a line whose other words have changed since', () => {
  const comment = { line: 2, quote: 'Draw six cards now.', suggestion: 'Draw seven cards now.' };
  expect(suggestedLine(comment, '#\nTake six cards now.\n')).toEqual({ line: 2, to: 'Take seven cards now.' });
  expect(suggestedLine(comment, '#\nDraw five cards now.\n')).toBeNull();
  expect(suggestedLine(comment, '#\nAnother sentence.\n')).toBeNull();
  expect(isOutdated(comment, '#\nTake six cards now.\n')).toBe(false);
});
