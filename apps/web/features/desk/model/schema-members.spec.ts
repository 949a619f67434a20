import { membersAt, placeOfLine, valuesAt } from './schema-members.ts';

const SCHEMA = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        kind: { enum: ['creature', 'event'] },
        abilities: {
          type: 'array',
          items: {
            oneOf: [
              { type: 'object', properties: { id: { type: 'string' }, kind: { const: 'static' } } },
              { type: 'object', properties: { kind: { const: 'activated' }, timing: { enum: ['battle', 'attack'] } } },
            ],
          },
        },
      },
    },
  },
};
const TEXT = ['id: ant', 'data:', '  kind: creature', '  abilities:', '    - id: one', '      timing: battle', ''];

describe('paths in a document, and what the schema allows there', () => {
  it.each([
    [0, []],
    [2, ['data']],
    [4, ['data', 'abilities', '*']],
    [5, ['data', 'abilities', '*']],
    [6, []],
  ])('finds the place of line %i', (line, place) => {
    expect(placeOfLine(TEXT, line)).toEqual(place);
  });

  it('lists the members of all alternatives, and which are required', () => {
    expect(membersAt(SCHEMA, []).map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['data', false],
    ]);
    expect(membersAt(SCHEMA, ['data', 'abilities', '*']).map((one) => one.name)).toEqual(['id', 'kind', 'timing']);
  });

  it('lists values', () => {
    expect(valuesAt(SCHEMA, ['data', 'kind'])).toEqual(['creature', 'event']);
    expect(valuesAt(SCHEMA, ['data', 'abilities', '*', 'kind'])).toEqual(['static', 'activated']);
    expect(valuesAt(SCHEMA, ['nowhere'])).toEqual([]);
  });
});
