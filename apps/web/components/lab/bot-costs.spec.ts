/** Tests that the cost of every named bot of the lab is known. */
import { measured } from './bot-costs.ts';

test.each(['random', 'easy', 'medium', 'hard'])('the cost of %s is measured', (bot) => {
  expect(measured(bot)).toBe(bot);
});

test('a search with any other number of iterations has no measured cost', () => {
  expect(measured('mcts:9000')).toBeUndefined();
});
