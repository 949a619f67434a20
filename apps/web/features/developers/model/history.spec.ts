/** Tests of the explorer's history. */
import { labelOf, withAsked, type PastQuery } from './history.ts';

const asked = (query: string, variables = ''): PastQuery => ({ query, variables });

test('the latest query is first, and a repeated query moves to the top', () => {
  const history = withAsked(withAsked([], asked('{ a }')), asked('{ b }'));
  expect(withAsked(history, asked('{ a }')).map(({ query }) => query)).toEqual(['{ a }', '{ b }']);
});

test('the same query with other variables is another entry', () => {
  expect(withAsked([asked('{ a }', '{"n": 1}')], asked('{ a }', '{"n": 2}'))).toHaveLength(2);
});

test('keeps twenty queries', () => {
  const all = Array.from({ length: 25 }, (_, n) => asked(`{ a${n} }`));
  const history = all.reduce<readonly PastQuery[]>(withAsked, []);
  expect(history).toHaveLength(20);
  expect(history[0]!.query).toBe('{ a24 }');
});

test('an entry is named after its operation, or else after its text without comments', () => {
  expect(labelOf(asked('# cards\nquery Cards { games { id } }'))).toBe('Cards');
  expect(labelOf(asked('# all\n{\n  games { id }\n}'))).toBe('{ games { id } }');
  expect(labelOf(asked(`{ ${'a '.repeat(60)}}`))).toHaveLength(61);
});
