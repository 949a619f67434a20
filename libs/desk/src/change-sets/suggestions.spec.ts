import { isOutdated, lineNow, withLine } from './suggestions.ts';

const TEXT = 'name: Ant\ncost: 3\nflavor: Hm.\n';

it.each([
  ['at its line', 2, 'cost: 3', 2],
  ['after lines above it changed', 1, 'cost: 3', 2],
  ['not after the line changed', 2, 'cost: 4', null],
  ['without a quote, at its old line', 7, null, 7],
])('finds a comment %s', (_, line, quote, expected) => {
  expect(lineNow({ line, quote }, TEXT)).toBe(expected);
  expect(isOutdated({ line, quote }, TEXT)).toBe(expected === null);
});

it('is outdated if several lines have the same text, or the document is removed', () => {
  expect(isOutdated({ line: 9, quote: 'a' }, 'a\na\n')).toBe(true);
  expect(isOutdated({ line: 2, quote: 'cost: 3' }, null)).toBe(true);
  expect(isOutdated({ line: null, quote: null }, null)).toBe(false);
});

it('changes or removes one line', () => {
  expect(withLine(TEXT, 2, 'cost: 4')).toBe('name: Ant\ncost: 4\nflavor: Hm.\n');
  expect(withLine(TEXT, 3, '')).toBe('name: Ant\ncost: 3\n');
});
