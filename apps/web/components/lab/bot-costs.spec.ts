/** The costs of every bot that the lab offers by name are known. */
import { measured } from './bot-costs.ts';

test.each(['random', 'easy', 'medium', 'hard'])('%s was measured', (bot) => {
  expect(measured(bot)).toBe(bot);
});

test('a search of any other size was not measured', () => {
  expect(measured('mcts:9000')).toBeUndefined();
});
