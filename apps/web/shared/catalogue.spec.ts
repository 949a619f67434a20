import { numberWord, readState, sortOf, stateHref, withoutValue } from './catalogue.ts';

const params = { q: 'cost<=2', rarity: ['rare', 'common'], nonsense: 'x', view: 'table', after: 'c', sort: '-cost' };
const fields = ['rarity', 'type', 'view', 'cost'].map((id) => ({ id, facet: id !== 'cost' }));
const state = readState(params, fields);

test('reads the state from the address, and ignores fields that the game does not have', () => {
  expect(state).toEqual({
    query: 'cost<=2',
    facets: [{ field: 'rarity', values: ['rare', 'common'] }],
    sort: '-cost',
    view: 'table',
    after: 'c',
  });
  expect(readState({ view: 'hologram' }, []).view).toBe('grid');
  expect(readState({ sort: 'price' }, fields).sort).toBeUndefined();
});

test('a change returns to the first page and keeps the rest', () => {
  expect(stateHref('/g/cards', state, { view: 'grid' })).toBe(
    '/g/cards?q=cost%3C%3D2&rarity=rare&rarity=common&sort=-cost',
  );
  expect(stateHref('/g/cards', state, { after: 'd' })).toContain('after=d');
});

test('removes a facet value, and removes the facet with its last value', () => {
  const less = withoutValue(state, 'rarity', 'rare');
  expect(less).toEqual([{ field: 'rarity', values: ['common'] }]);
  expect(withoutValue({ ...state, facets: less }, 'rarity', 'common')).toEqual([]);
});

test('sorting', () => {
  expect(sortOf(state)).toEqual({ field: 'cost', descending: true });
  expect(sortOf({ ...state, sort: undefined })).toBeUndefined();
});

test('the example of a search uses a number that the cards have, cost before others', () => {
  const field = (type: string, ...keys: string[]) => ({ type, keys });
  expect(numberWord([field('set', 't'), field('number', 'hp'), field('number', 'c', 'cost')])).toBe('cost');
  expect(numberWord([field('set', 't'), field('number', 'hp')])).toBe('hp');
  expect(numberWord([field('set', 't')])).toBe('none');
});
