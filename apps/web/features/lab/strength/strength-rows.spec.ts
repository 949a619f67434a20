/** Tests how the measured strength of bots is grouped. */
import { curvesOf, pairingRows, rulesetsOf, scoreText, type Strength } from './strength-rows.ts';

const row = (changes: Partial<Strength>): Strength => ({
  ...{ measure: 'levels', ruleset: 'game/short', bot: 'easy', against: 'random', budget: null },
  ...{ games: 100, score: 0.75, margin: 0.05 },
  ...changes,
});

test('rulesets are in the order of the modes, and changed rulesets are last', () => {
  const rows = ['game/long?hand=6', 'game/long', 'game/short', 'game/long'].map((ruleset) => row({ ruleset }));
  expect(rulesetsOf(rows, ['game/short', 'game/long', 'game/other'])).toEqual([
    ...['game/short', 'game/long', 'game/long?hand=6'],
  ]);
});

test('a pairing has one cell for each ruleset, undefined if it did not play under the ruleset', () => {
  const short = row({});
  const long = row({ ruleset: 'game/long' });
  const other = row({ bot: 'medium', against: 'easy' });
  const [first, second] = pairingRows([short, other, long], ['game/short', 'game/long']);
  expect(first!.cells).toEqual([short, long]);
  expect(second).toMatchObject({ bot: 'medium', against: 'easy', cells: [other, undefined] });
});

test('sorts the points of a curve by budget, and leaves out a curve with one point', () => {
  const points = [8, 2, 4].map((budget) => row({ measure: 'budget', bot: 'greedy', budget }));
  const alone = row({ measure: 'training', bot: 'quick', budget: 640 });
  const curves = curvesOf([...points, alone, row({ measure: 'response', budget: 100 })]);
  expect(curves.map(({ bot, points: placed }) => [bot, placed.map(({ budget }) => budget)])).toEqual([
    ['greedy', [2, 4, 8]],
  ]);
});

test('the text of a score includes its interval', () => {
  expect(scoreText(row({ score: 0.6775, margin: 0.036 }))).toBe('67.8% ± 3.6');
});
