/** Tests of addresses that open one item in the editor. */
import { documentOf, editHref } from './edit-item.ts';

it('names the item in the address', () => {
  expect(editHref({ kind: 'rule', game: 'ants', id: 'a.draw.one', mode: 'core' })).toBe(
    '/desk/edit?kind=rule&game=ants&id=a.draw.one&mode=core',
  );
});

it.each([
  ['card', 'fire-fly', 'cards/ants/cards/fire-fly.yaml'],
  ['deck', 'starter', 'cards/ants/decks/starter.yaml'],
  ['set', 'first', 'cards/ants/sets/first.yaml'],
  ['value', 'draw.handSize', 'rules/ants/modes/core.yaml'],
  ['ruling', 'tie', 'rules/ants/rulings/tie.yaml'],
  ['term', 'grid', 'rules/ants/glossary/grid.yaml'],
  ['rule', 'a.draw.one', null],
  ['example', 'first-turn', null],
] as const)('finds the document of a %s from its id', (kind, id, path) => {
  expect(documentOf({ kind, game: 'ants', id, mode: 'core' })).toBe(path);
});

it('finds no document for a value without a mode', () => {
  expect(documentOf({ kind: 'value', game: 'ants', id: 'draw.handSize' })).toBeNull();
});
