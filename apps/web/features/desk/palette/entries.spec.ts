/** Tests of the entries of the palette. */
import type { ChangeSetLineFragment } from '@rulewright/api-client';
import { entriesOf, matchingEntries, placeOf, type PaletteWords } from './entries.ts';

const words: PaletteWords = {
  step: (step, title) => `${step} ${title}`,
  newDocument: (kind) => `new ${kind}`,
  state: ({ state }) => state,
  ...{ here: 'here', newSet: 'New change set', page: 'page' },
};
const sets = [
  { id: 3, title: 'Ants', state: 'draft' },
  { id: 4, title: 'Bees', state: 'approved' },
] as unknown as readonly ChangeSetLineFragment[];

it('knows the change set and the game of a page', () => {
  expect(placeOf('/desk/sets/3', new URLSearchParams())).toEqual({ set: 3, game: null });
  expect(placeOf('/desk/content', new URLSearchParams('set=4&path=cards/ants/cards/bee.yaml'))).toEqual({
    ...{ set: 4, game: 'ants' },
  });
  expect(placeOf('/desk', new URLSearchParams('set=x'))).toEqual({ set: null, game: null });
});

it('offers the steps of the open change set first, and finds entries by their words', () => {
  const entries = entriesOf({ set: 3, game: 'ants' }, sets, [['/desk/audit', 'Audit']], words);
  expect(entries[0]).toEqual({ href: '/desk/sets/3', name: 'see Ants', detail: 'here' });
  expect(entries.map(({ href }) => href)).toContain('/desk/content?set=3&game=ants&new=card');
  expect(matchingEntries(entries, 'ants pub').map(({ href }) => href)).toEqual(['/desk/sets/3#publish']);
  expect(matchingEntries(entries, 'bees')).toHaveLength(1);
  expect(matchingEntries(entries, '')).toHaveLength(entries.length);
});
