import { differencesIn } from './differences.ts';

it('puts changed and added rules next to the rules, and lists the others as removed', () => {
  const differences = differencesIn([
    { id: 'g.draw', change: 'changed', a: 'Draw one card.', b: 'Draw two cards.' },
    { id: 'g.fast', change: 'added', a: null, b: 'A turn takes a minute.' },
    { id: 'g.slow', change: 'removed', a: 'Take your time.', b: null },
  ]);
  expect([...differences.changes]).toEqual([
    ['g.draw', { change: 'changed', before: 'Draw one card.' }],
    ['g.fast', { change: 'added', before: null }],
  ]);
  expect(differences.counts).toEqual({ changed: 1, added: 1 });
  expect(differences.removed).toEqual([{ id: 'g.slow', text: 'Take your time.' }]);
});
