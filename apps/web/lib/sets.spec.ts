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
