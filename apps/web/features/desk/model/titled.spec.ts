import { entryTitle, titled } from './titled.ts';

test('members get titles at any depth; ids and existing titles stay', () => {
  const schema = {
    type: 'object',
    properties: {
      scientificName: { type: 'string' },
      name: { type: 'string', title: 'Called' },
      'draw.handSize': { type: 'integer' },
      abilities: { type: 'array', items: { type: 'object', properties: { 'on-pay': { type: 'string' } } } },
    },
  };
  expect(titled(schema)).toMatchObject({
    properties: {
      scientificName: { title: 'Scientific name' },
      name: { title: 'Called' },
      abilities: { title: 'Abilities', items: { properties: { 'on-pay': { title: 'On pay' } } } },
    },
  });
  expect(titled(schema)).not.toHaveProperty(['properties', 'draw.handSize', 'title']);
});

test.each([
  ['Rules-1', 'Rule 1'],
  ['Abilities-12', 'Ability 12'],
  ['Aliases-2', 'Alias 2'],
  ['Classes-1', 'Class 1'],
  ['Any-3', 'Any 3'],
  ['Rows-2-1', 'Row 2 1'],
  ['Name', 'Name'],
])('an entry called %s is read as %s', (name, read) => {
  expect(entryTitle(name)).toBe(read);
});

test('the forms of a value are named after the member that distinguishes them', () => {
  const member = (name: string) => ({ type: 'object', properties: { [name]: {} }, required: [name] });
  const oneOf = [
    { type: 'object', properties: { do: { const: 'close-payment' } }, required: ['do'] },
    member('sameAs'),
    { type: 'integer' },
    { enum: ['this', 'chosen'] },
    { anyOf: [{ type: 'integer' }, member('per')] },
    { const: 'all' },
    { title: 'Own', type: 'string' },
  ];
  expect((titled({ oneOf }) as { oneOf: { title: string }[] }).oneOf.map(({ title }) => title)).toEqual([
    'Close payment',
    'Same as',
    'Number',
    'This, Chosen',
    'Number or Per',
    'All',
    'Own',
  ]);
});
