import { LEVELS, USUAL_LEVEL, UnknownBotError, botById, randomBot } from './index.ts';
import type { Match } from '@rulewright/engine';

const table = (optionCount: number): Match => ({ optionCount }) as Match;
const picks = (seed: number, seat: number): number[] => {
  const player = randomBot.create();
  player.begin(seed, seat);
  return Array.from({ length: 200 }, () => player.choose(table(5)));
};

describe('the random bot', () => {
  test('chooses every option at some time, and no other', () => {
    expect([...new Set(picks(1, 0))].sort()).toEqual([0, 1, 2, 3, 4]);
  });
  test('repeats itself for the same game and seat', () => expect(picks(1, 0)).toEqual(picks(1, 0)));
  test('chooses differently in another game and at the next seat', () => {
    expect(picks(2, 0)).not.toEqual(picks(1, 0));
    expect(picks(1, 1)).not.toEqual(picks(1, 0));
  });
});

test('rejects an unknown bot by name', () => {
  expect(() => botById('grandmaster')).toThrow(UnknownBotError);
  expect(botById('random')).toBe(randomBot);
});

test('an id may name the budget as a whole number', () => {
  expect(botById('mcts:25')).toMatchObject({ id: 'mcts:25', summary: expect.stringContaining('25 imagined worlds') });
  expect(botById('greedy:3').id).toBe('greedy:3');
  for (const id of ['mcts:', 'mcts:0', 'mcts:-1', 'mcts:1.5', 'mcts:1000001', 'greedy:2\n'])
    expect(() => botById(id)).toThrow('whole number');
  for (const id of ['random:3', 'constructor:3', '']) expect(() => botById(id)).toThrow('There is no bot');
});

test('a level is a bot with its own id and name', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(['easy', 'medium', 'hard', 'quick']);
  for (const { id, name, summary, bot } of LEVELS) {
    expect(botById(id)).toMatchObject({ id, name, summary });
    expect(botById(bot).id).toBe(bot);
  }
  expect(botById(USUAL_LEVEL).id).toBe(USUAL_LEVEL);
});
