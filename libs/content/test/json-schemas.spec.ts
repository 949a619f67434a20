import { jsonSchemas, type JsonSchema } from '../src/index.ts';
import { vocabulary } from './tiny.ts';

const schemas = jsonSchemas(vocabulary);
const at = (schema: JsonSchema, ...path: string[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<string, unknown>)[key], schema);

test('there is a schema for each kind of file', () => {
  expect(Object.keys(schemas).sort()).toEqual([
    'adopted',
    'adoption',
    'card',
    'deck',
    'deck-law',
    'examples',
    'faces',
    'fields',
    'first-game',
    'game',
    'glossary',
    'learn',
    'legality',
    'mode',
    'parameters',
    'policy',
    'ruling',
    'rulings',
    'set',
    'strength',
    'term',
    'variant',
  ]);
  for (const schema of Object.values(schemas))
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
});

test('a mode knows the parameters of its game, with their bounds and words', () => {
  const parameters = at(schemas['mode']!, 'properties', 'parameters') as JsonSchema;
  expect(at(parameters, 'properties', 'hand.size')).toMatchObject({
    description: 'Cards in hand.',
    anyOf: expect.arrayContaining([{ type: 'integer', minimum: 1, maximum: 9 }]) as unknown,
  });
  expect(at(parameters, 'properties', 'turn.order')).toMatchObject({
    anyOf: expect.arrayContaining([{ enum: ['left', 'right'] }]) as unknown,
  });
  expect(parameters['additionalProperties']).toBe(false);
});

test('a card knows the data of its game', () => {
  expect(at(schemas['card']!, 'properties', 'data', 'properties', 'rank')).toMatchObject({
    type: 'integer',
    minimum: 0,
  });
});

test('the schemas of a game are made once, and other games share those that are the same', () => {
  expect(jsonSchemas(vocabulary)).toBe(schemas);
  const other = jsonSchemas({ ...vocabulary, game: 'other' });
  expect(other).not.toBe(schemas);
  expect(other['legality']).toBe(schemas['legality']);
  expect(other).toEqual(schemas);
});
