/** Tests of editing a mapping in the desk's form. */
import type { Adoption } from '@rulewright/content';
import { emptyFrom, emptyText, roleOf, withRole, wordsFrom, wordsText } from './mapping.ts';

const mapping: Adoption = {
  id: 'cards',
  key: 'code',
  name: 'title',
  sameName: 'refuse',
  set: { from: 'pack', name: 'pack_name' },
  rarity: { from: 'rarity', default: 'common' },
  fields: { cost: { from: 'cost', as: 'integer' } },
  leave: ['image'],
};

describe('the role of a column', () => {
  test('is read from the mapping', () => {
    const columns = ['code', 'title', 'pack', 'pack_name', 'rarity', 'cost', 'image', 'new'];
    expect(columns.map((column) => roleOf(mapping, column))).toEqual([
      'key',
      'name',
      'set',
      'setName',
      'rarity',
      'field:cost',
      'leave',
      'leave',
    ]);
  });

  test('moves to another column, and the old column is left out', () => {
    const moved = withRole(mapping, 'image', 'field:cost', 'integer');
    expect(moved.fields).toEqual({ cost: { from: 'image', as: 'integer' } });
    expect(moved.leave).toEqual(['cost']);
    expect(withRole(mapping, 'image', 'name')).toMatchObject({ name: 'image', leave: ['title'] });
    expect(withRole(mapping, 'image', 'set')).toMatchObject({ set: { from: 'image', name: 'pack_name' } });
  });

  test('can be removed, unless it is the name', () => {
    expect(withRole(mapping, 'code', 'leave')).toMatchObject({ leave: ['image', 'code'] });
    expect(withRole(mapping, 'code', 'leave')).not.toHaveProperty('key');
    expect(withRole(mapping, 'pack', 'leave').set).toEqual({ is: 'first-set', name: 'pack_name' });
    expect(withRole(mapping, 'pack_name', 'leave').set).toEqual({ from: 'pack' });
    expect(withRole(mapping, 'cost', 'leave').fields).toEqual({});
    expect(withRole(mapping, 'title', 'leave')).toEqual(mapping);
  });
});

test('reads and writes one pair of words on each line', () => {
  expect(wordsFrom('ID = identity\n a=b = c \nnothing\n')).toEqual({ ID: 'identity', 'a=b': 'c' });
  expect(wordsText({ ID: 'identity' })).toBe('ID = identity');
});

test('reads and writes one text of cells without a value on each line', () => {
  expect(emptyFrom(' 0 \n\n-\n0\n')).toEqual(['0', '-']);
  expect(emptyFrom(' \n')).toBeUndefined();
  expect(emptyText(['0', '-'])).toBe('0\n-');
  expect(emptyText(undefined)).toBe('');
});
