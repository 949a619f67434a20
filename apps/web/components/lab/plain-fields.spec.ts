/** The form without scripts asks for the same as the one with them. */
import { plainInput } from './plain-fields.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  const usual = { ruleset: 'game/slow', against: 'game/quick', 'bot-1': 'random', 'deck-1': 'deck', games: '100' };
  for (const [name, value] of Object.entries({ ...usual, ...fields })) data.append(name, value);
  return data;
};

test('only what belongs to the question is asked for', () => {
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

test('ranges are read line by line, goals between commas', () => {
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
