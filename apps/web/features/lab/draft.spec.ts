/** Tests of the form of a new run: the values of a sweep, and the input for the API. */
import { areEqual, draftOf, entrantOf, inputOf, valuesIn, type LabGame } from './draft.ts';

const game = {
  id: 'game',
  name: 'Game',
  modes: [
    { id: 'slow', name: 'Slow', summary: '', variants: [] },
    { id: 'quick', name: 'Quick', summary: '', variants: [] },
  ],
  variants: [],
  decks: [{ slug: 'deck', name: 'Deck' }],
  bots: [{ id: 'random', name: 'Random', summary: '' }],
} as unknown as LabGame;

test('a range is counted up, and a list stays unchanged', () => {
  expect(valuesIn('4..7')).toEqual(['4', '5', '6', '7']);
  expect(valuesIn(' -1 .. 1 ')).toEqual(['-1', '0', '1']);
  expect(valuesIn('4, 8,')).toEqual(['4', '8']);
  expect(valuesIn('7..4')).toEqual([]);
  expect(valuesIn('1..999999').length).toBe(25);
});

test('sends only the fields that belong to the kind of run', () => {
  const one = { ...draftOf(game, 'one', 'quick'), stop: 'turns', sweep: { parameter: 'p', values: '1..2' } };
  expect(inputOf(game, one)).toMatchObject({
    ruleset: 'game/quick',
    against: null,
    sweep: null,
    tune: null,
    stop: null,
    seed: null,
  });
  expect(inputOf(game, { ...one, kind: 'compare', seed: '7' })).toMatchObject({
    against: 'game/slow',
    stop: { metric: 'turns' },
    seed: 7,
  });
  expect(inputOf(game, { ...one, kind: 'sweep' })).toMatchObject({ sweep: { parameter: 'p', values: ['1', '2'] } });
  const vary = [{ parameter: 'q', values: '3, 5' }];
  expect(inputOf(game, { ...one, kind: 'tune', vary })).toMatchObject({
    sweep: null,
    tune: { goals: ['turns=12', 'starter-wins<=52%'], vary: [{ parameter: 'q', values: ['3', '5'] }] },
  });
  expect(inputOf(game, one).entrants).toEqual([
    { bot: 'random', deckSlug: 'deck' },
    { bot: 'random', deckSlug: 'deck' },
  ]);
});

test('players with the same bot and the same cards are equal', () => {
  const one = entrantOf(game);
  expect(areEqual([one, { ...one, deck: 'unused beside a published deck' }])).toBe(true);
  expect(areEqual([one, { ...one, bot: 'another' }])).toBe(false);
  expect(areEqual([one, one, { ...one, deckSlug: '', deck: '4 Card' }])).toBe(false);
});
