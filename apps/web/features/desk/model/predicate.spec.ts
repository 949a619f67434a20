/** Tests of predicates of deck law as conditions of a form. */
import { conditionsIn, fieldsIn, predicateOf } from './predicate.ts';

const FIELDS = fieldsIn({
  properties: {
    any: { type: 'array' },
    type: { title: 'Type', $comment: 'text', examples: ['creature', 'event'] },
    cost: { title: 'Cost', $comment: 'number', examples: [] },
  },
});

test('offers the fields of the game, but not the words that join predicates', () => {
  expect(FIELDS).toEqual([
    { id: 'type', label: 'Type', type: 'text', values: ['creature', 'event'] },
    { id: 'cost', label: 'Cost', type: 'number', values: [] },
  ]);
});

test.each([
  [{}, []],
  [{ type: 'event' }, [{ field: 'type', operator: 'is', value: 'event' }]],
  [{ type: ['event', 'creature'] }, [{ field: 'type', operator: 'is', value: 'event, creature' }]],
  [
    { cost: { atMost: 3 }, type: { sameAs: 'leader.type' } },
    [
      { field: 'cost', operator: 'atMost', value: '3' },
      { field: 'type', operator: 'sameAs', value: 'leader.type' },
    ],
  ],
  [{ cost: 2 }, [{ field: 'cost', operator: 'is', value: '2' }]],
])('%j becomes conditions, which become the same predicate again', (predicate, conditions) => {
  expect(conditionsIn(predicate, FIELDS)).toEqual(conditions);
  expect(predicateOf(conditionsIn(predicate, FIELDS)!, FIELDS)).toEqual(predicate);
});

test.each([
  { not: { type: 'event' } },
  { type: { param: 'deck.types' } },
  { cost: { atMost: 3, atLeast: 1 } },
  'all',
  { power: 1 },
])('%j is edited as text', (predicate) => expect(conditionsIn(predicate, FIELDS)).toBeNull());

test('a missing predicate has no conditions', () => {
  expect(conditionsIn(undefined, FIELDS)).toEqual([]);
});
