/** JSON columns: an invalid stored value is reported with table, column and row. */
import { z } from 'zod';
import { StoredValueError, jsonColumn, matchColumns } from '../src/index.ts';

const column = jsonColumn('decks', 'cards', z.array(z.object({ card: z.string(), copies: z.int() })));
const failure = (text: string): StoredValueError => {
  try {
    column.read(text, 'abc/0');
  } catch (error) {
    if (error instanceof StoredValueError) return error;
  }
  throw new Error('The value was read.');
};

test('reads the value that it has written', () => {
  const value = [{ card: 'ant', copies: 2 }];
  expect(column.read(column.write(value), 'abc/0')).toEqual(value);
});

test.each([
  ['text that is not JSON', '[{"card":', 'JSON'],
  ['a value of another kind', '{}', 'expected array'],
  ['a member of another kind', '[{"card":"ant","copies":"two"}]', '[0].copies'],
  ['a missing member', '[{"copies":2}]', '[0].card'],
])('reports the position of %s', (_, text, problem) => {
  const error = failure(text);
  expect(error).toMatchObject({ table: 'decks', column: 'cards', row: 'abc/0', code: 'bad-stored-value' });
  expect(error.message).toMatch(/^The value of decks\.cards in row abc\/0 cannot be read: /u);
  expect(error.message).toContain(problem);
});

test.each(Object.entries(matchColumns))('the column %s of matches names itself', (_, { read }) => {
  expect(() => read('{"seconds":"long"}', 'm/1')).toThrow(/^The value of match\w*\.\w+ in row m\/1 cannot be read/u);
});

test('every column of matches has a name of its own', () => {
  const named = Object.values(matchColumns).map(({ read }) => {
    try {
      return read('7', 'm/1');
    } catch (error) {
      return `${(error as StoredValueError).table}.${(error as StoredValueError).column}`;
    }
  });
  expect(named).toEqual([
    'matches.clock',
    'matches.score',
    'match_seats.deck',
    'match_seats.side',
    'match_exchanges.brought_in',
    'match_exchanges.taken_out',
  ]);
});
