/** Tests of editing a mapping in the desk's form. */
import type { Adoption } from '@rulewright/content';
import {
  answerOf,
  emptyFrom,
  emptyText,
  roleOf,
  withAnswer,
  withName,
  withRole,
  wordsFrom,
  wordsText,
} from './mapping.ts';

const mapping: Adoption = {
  id: 'cards',
  key: 'code',
  name: 'title',
  sameName: 'refuse',
  repeats: 'refuse',
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
    const moved = withRole(mapping, 'image', 'field:cost', { as: 'integer' });
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

describe('an answer to a question', () => {
  const question = { field: 'cost', text: 'three', value: '3' };

  test('replaces the answer before it, and can be removed', () => {
    const corrected = withAnswer(mapping, question, 'other', '3');
    expect(corrected.fields['cost']).toEqual({ from: 'cost', as: 'integer', map: { three: '3' } });
    const word = withAnswer(corrected, question, 'word');
    expect(word.fields['cost']).toEqual({ from: 'cost', as: 'integer', words: ['three'] });
    const none = withAnswer(word, question, 'none');
    expect(none.fields['cost']).toEqual({ from: 'cost', as: 'integer', empty: ['three'] });
    expect([corrected, word, none, mapping].map((one) => answerOf(one, question))).toEqual([
      'other',
      'word',
      'none',
      null,
    ]);
    expect(withAnswer(none, question, null)).toEqual(mapping);
  });

  test('about yes and no is a word of the mapping, and about empty cells their value', () => {
    const unique: Adoption = { ...mapping, fields: { unique: { from: 'unique', as: 'yes' } } };
    const dash = { field: 'unique', text: '-', value: '' };
    const empty = { field: 'unique', text: '', value: '' };
    expect(withAnswer(unique, dash, 'no').fields['unique']).toMatchObject({ map: { '-': 'no' } });
    expect(answerOf(unique, { ...dash, answer: 'yes' })).toBe('yes');
    expect(answerOf(unique, empty)).toBe('none');
    const no = withAnswer(unique, empty, 'no');
    expect(no.fields['unique']).toEqual({ from: 'unique', as: 'yes', default: 'no' });
    expect(answerOf(no, empty)).toBe('no');
    expect(withAnswer(no, empty, 'none')).toEqual(unique);
  });

  test('about a name is removed with its last decision', () => {
    const decided = withName(mapping, 'Moth', 'apart');
    expect(decided.names).toEqual({ Moth: 'apart' });
    expect(withName(decided, 'Moth', null)).toEqual(mapping);
  });
});
