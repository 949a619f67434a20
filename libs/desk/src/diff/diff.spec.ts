/** Differences between two texts by words, and between two data documents by fields. */
import { fieldDiff, wordDiff, yamlDiff } from '../index.ts';

test('marks changed words between unchanged ones, and both texts can be rebuilt from the parts', () => {
  const before = 'Draw until you hold 7 cards.\n';
  const after = 'Draw until you hold 6 cards.\nThen discard.\n';
  const parts = wordDiff(before, after);
  expect(parts).toContainEqual({ kind: 'removed', text: '7' });
  const side = (skip: string) =>
    parts
      .filter((part) => part.kind !== skip)
      .map((part) => part.text)
      .join('');
  expect([side('added'), side('removed')]).toEqual([before, after]);
});

test('compares very long texts by lines, within the time limit', () => {
  const before = 'one line\n'.repeat(20_000);
  const start = process.cpuUsage();
  const parts = wordDiff(before, `${before}another\n`);
  expect(parts.at(-1)).toEqual({ kind: 'added', text: 'another\n' });
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
});

test('names fields, and members of lists by their ids', () => {
  const before = { name: 'Ant', data: { cost: 2, types: ['x'] }, rulings: [{ id: 'tie', answer: 'a' }] };
  const after = {
    name: 'Ant',
    data: { cost: 3, types: ['x', 'y'] },
    rulings: [{ id: 'tie', answer: 'b' }, { id: 'new' }],
  };
  expect(fieldDiff(before, after)).toEqual([
    { field: 'data.cost', change: 'changed', before: 2, after: 3 },
    { field: 'data.types', change: 'changed', before: ['x'], after: ['x', 'y'] },
    { field: 'rulings[tie].answer', change: 'changed', before: 'a', after: 'b' },
    { field: 'rulings[new]', change: 'added', before: null, after: { id: 'new' } },
  ]);
});

test('compares documents that are added, removed or invalid', () => {
  expect(yamlDiff(null, 'a: 1\n')).toEqual([{ field: '', change: 'added', before: null, after: { a: 1 } }]);
  expect(yamlDiff('a: 1\n', null)).toEqual([{ field: '', change: 'removed', before: { a: 1 }, after: null }]);
  expect(yamlDiff('a: 1\n', 'a: [1')).toEqual([{ field: '', change: 'removed', before: { a: 1 }, after: null }]);
  expect(yamlDiff('a: 1\n', '# a remark\na: 1\n')).toEqual([]);
});
