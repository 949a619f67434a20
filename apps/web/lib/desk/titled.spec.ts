import { expect, test } from '@jest/globals';
import { titled } from './titled.ts';

test('members get titles, at any depth; ids and given titles stay', () => {
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
