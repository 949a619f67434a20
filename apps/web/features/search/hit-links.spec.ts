/** The addresses of search results. */
import { hrefOf } from './hit-links.ts';

it.each([
  ['a card', { kind: 'card', id: 'ember', rules: [], mode: null }, '/lanterns/cards/ember'],
  ['an example', { kind: 'example', id: 'first', rules: ['ln.a.b'], mode: 'open' }, '/lanterns/examples/first'],
  ['a rule', { kind: 'rule', id: 'ln.a.b', rules: ['ln.a.b'], mode: 'open' }, '/lanterns/rules/open#ln.a.b'],
  ['a ruling', { kind: 'ruling', id: 'one', rules: ['ln.c.d', 'ln.a.b'], mode: 'open' }, '/lanterns/rules/open#ln.c.d'],
  ['a word without a rule', { kind: 'term', id: 'spark', rules: [], mode: 'open' }, '/lanterns/rules'],
])('links %s', (_, hit, address) => {
  expect(hrefOf({ game: 'lanterns', ...hit })).toBe(address);
});

it('links a rule of the open rulebook by its place on the page', () => {
  const ruling = { game: 'lanterns', kind: 'ruling', id: 'one', rules: ['ln.c.d'], mode: 'open' };
  expect(hrefOf(ruling, new Set(['ln.c.d']))).toBe('#ln.c.d');
  expect(hrefOf(ruling, new Set(['ln.a.b']))).toBe('/lanterns/rules/open#ln.c.d');
});
