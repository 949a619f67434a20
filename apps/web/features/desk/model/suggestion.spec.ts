import { commentInput, LINE, suggestedAt } from './suggestion.ts';

const line = { line: 4, original: 'cost: 2' };

it('suggests a text as long as it differs from the line', () => {
  const typed = suggestedAt(line, 'cost: 3');
  expect(typed).toEqual({ ...line, text: 'cost: 3' });
  expect(suggestedAt(typed!, '')).toEqual({ ...line, text: '' });
  expect(suggestedAt(typed!, 'cost: 2')).toBeNull();
});

it.each([
  ['', 7, null, {}],
  [LINE, 7, null, { line: 7 }],
  ['data.cost', 7, null, { field: 'data.cost' }],
  ['data.cost', 7, { ...line, text: 'cost: 3' }, { line: 4, suggestion: 'cost: 3' }],
  [LINE, 7, { ...line, text: '' }, { line: 4, suggestion: '' }],
])('a comment on "%s" with the caret in line %d and the suggestion %j', (about, caret, suggested, input) => {
  expect(commentInput(about, caret, suggested)).toEqual(input);
});
