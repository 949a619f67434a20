/** What a bot costs is said of every player that the lab offers by name. */
import { costOf } from './bot-costs.ts';

test.each(['random', 'easy', 'medium', 'hard'])('%s', (bot) => {
  expect(costOf(bot)).toMatch(/^A thousand games take .+ of one core\.$/u);
});

test('nothing is said of what was not measured', () => {
  expect(costOf('mcts:9000')).toBe('');
});
