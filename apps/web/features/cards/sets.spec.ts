import { findSets, groupingsOf, groupSets, newestFirst, type ListedSet } from './sets.ts';

const set = (id: string, released?: string, series?: string): ListedSet => ({
  id,
  code: id.toUpperCase(),
  name: `Set ${id}`,
  released: released ?? null,
  series: series ?? null,
});
const SETS = [
  set('a', '1999-01-09', 'Base'),
  set('b'),
  set('c', '2026-03-01', 'Été'),
  set('d', '1999-06-16', 'Base'),
  set('e', '2026-01-01', 'Base'),
];
const ids = (sets: readonly ListedSet[]): string => sets.map(({ id }) => id).join('');

test('the newest set is first, and sets without a day are last', () => {
  expect(ids(newestFirst(SETS))).toBe('cedab');
});

test('groups by year or series, with the group of the newest set first', () => {
  const said = (by: 'year' | 'series') => groupSets(SETS, by).map(({ name, sets }) => `${name}: ${ids(sets)}`);
  expect(said('year')).toEqual(['2026: ce', '1999: da', ': b']);
  expect(said('series')).toEqual(['Été: c', 'Base: eda', ': b']);
  expect(groupingsOf(SETS)).toEqual(['year', 'series']);
  expect(groupingsOf([set('b')])).toEqual([]);
});

test('finds sets by words of name, code, series and year, without accents and case', () => {
  expect(ids(findSets(SETS, 'ete'))).toBe('c');
  expect(ids(findSets(SETS, 'base 1999'))).toBe('ad');
  expect(ids(findSets(SETS, ' SET  c '))).toBe('c');
  expect(ids(findSets(SETS, undefined))).toBe('abcde');
});

test('groups many sets by the first letter of their names, in the order of the alphabet', () => {
  const named = (name: string): ListedSet => ({ id: name, code: '', name });
  const sets = ['Zoo', '151', 'Base 10', 'Éclair', 'Base 2', 'Eden'].map(named);
  expect(groupSets(sets, 'letter').map(({ name, sets: own }) => [name, ...own.map((one) => one.name)])).toEqual([
    ['B', 'Base 2', 'Base 10'],
    ['E', 'Éclair', 'Eden'],
    ['Z', 'Zoo'],
    ['', '151'],
  ]);
  expect(groupingsOf(sets)).toEqual([]);
  const many = Array.from({ length: 25 }, (_, number) => named(`Set ${number}`));
  expect(groupingsOf(many)).toEqual(['letter']);
  expect(groupingsOf([...many, ...SETS])).toEqual(['year', 'series', 'letter']);
});
