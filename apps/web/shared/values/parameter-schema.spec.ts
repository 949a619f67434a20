import { findParameters, firstValue, parametersIn } from './parameter-schema.ts';

const sameAs = { type: 'object', properties: { sameAs: { type: 'string' } } };
const schema = {
  type: 'object',
  properties: {
    'draw.handSize': { anyOf: [{ type: 'integer', minimum: 1, maximum: 20 }, sameAs], description: 'Cards in hand.' },
    'reserve.max': { anyOf: [{ type: 'integer' }, { type: 'null' }, sameAs], description: 'Cards next to the hand.' },
    'end.trigger': { anyOf: [{ enum: ['empty-pile', 'no-draw'] }, sameAs], description: 'What ends a match.' },
    'turn.steps': { anyOf: [{ type: 'array', items: { enum: ['draw', 'attack'] } }, sameAs] },
  },
};

describe('parameters of a schema', () => {
  const [hand, reserve, trigger, steps] = parametersIn(schema);

  test('numbers keep their bounds', () => {
    expect(hand).toMatchObject({ type: 'number', min: 1, max: 20, nullable: false, help: 'Cards in hand.' });
    expect(firstValue(hand!)).toBe(1);
  });
  test('says which values may be empty', () => expect(reserve!.nullable).toBe(true));
  test('words and lists name their choices', () => {
    expect(trigger).toMatchObject({ type: 'word', choices: ['empty-pile', 'no-draw'] });
    expect(firstValue(trigger!)).toBe('empty-pile');
    expect(steps).toMatchObject({ type: 'list', choices: ['draw', 'attack'] });
    expect(firstValue(steps!)).toEqual([]);
  });
  test('finds names before help texts, and every word must match', () => {
    const namesFor = (query: string) => findParameters(parametersIn(schema), query, 8).map(({ name }) => name);
    expect(namesFor('hand')).toEqual(['draw.handSize', 'reserve.max']);
    expect(namesFor('hand next')).toEqual(['reserve.max']);
    expect(namesFor('no such')).toEqual([]);
  });
});
