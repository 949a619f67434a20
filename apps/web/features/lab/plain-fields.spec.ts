/** Tests that the form without scripts sends the same input as the scripted one. */
import { plainInput } from './plain-fields.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  const usual = { ruleset: 'game/slow', against: 'game/quick', 'bot-1': 'random', 'deck-1': 'deck', games: '100' };
  for (const [name, value] of Object.entries({ ...usual, ...fields })) data.append(name, value);
  return data;
};

test('sends only the fields that belong to the question', () => {
  expect(plainInput(form({ kind: 'one', swap: 'on' }))).toMatchObject({
    ...{ ruleset: 'game/slow', against: null, sweep: null, tune: null, games: 100, seed: null, swap: true },
    entrants: [
      { bot: 'random', deckSlug: 'deck' },
      { bot: '', deckSlug: '' },
    ],
  });
  expect(plainInput(form({ kind: 'compare', seed: '7' }))).toMatchObject({
    against: 'game/quick',
    seed: 7,
    swap: false,
  });
});

test('reads ranges line by line, and goals between commas', () => {
  const ranges = 'draw.handSize = 4..6\r\n\r\nend.trigger=a, b\n';
  expect(plainInput(form({ kind: 'sweep', ranges })).sweep).toEqual({
    parameter: 'draw.handSize',
    values: ['4', '5', '6'],
  });
  expect(plainInput(form({ kind: 'sweep', ranges: '' })).sweep).toEqual({ parameter: '', values: [] });
  expect(plainInput(form({ kind: 'tune', ranges, goals: 'turns=12, draws<=5%' })).tune).toEqual({
    goals: ['turns=12', 'draws<=5%'],
    vary: [
      { parameter: 'draw.handSize', values: ['4', '5', '6'] },
      { parameter: 'end.trigger', values: ['a', 'b'] },
    ],
  });
});
