/** Tuning finds a value that is known to reach the goal, and reports refused values. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, parseRulesetId } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, knownGames } from '@rulewright/games';
import { frontierOf, missOf, parseGoal, tune, type Candidate, type TuneOptions } from '../index.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const plugin = large[0]!;
const deck = [...content.game(plugin.id).decks.values()][0]!;
const base = parseRulesetId(content, `${plugin.id}/${content.game(plugin.id).doc.modes[0]!}`);
const entrant = { name: 'random', deck, bot: 'random' };
const options: TuneOptions = {
  base,
  goals: [parseGoal('decisions-per-turn=6')],
  vary: [{ parameter: 'draw.handSize', values: [3, 4, 5, 6, 7, 8] }],
  plan: { entrants: [entrant, entrant], games: 16, seed: 5, swap: false },
  candidates: 10,
};

test('parses goals, and measures the distance to a goal as a fraction of it', () => {
  expect(parseGoal('starter-wins<=52%')).toEqual({ metric: 'starter-wins', relation: '<=', value: 0.52 });
  expect(missOf(parseGoal('turns=10'), 12)).toBeCloseTo(0.2);
  expect(missOf(parseGoal('turns>=10'), 12)).toBe(0);
  expect(() => parseGoal('turns about 12')).toThrow('is not a goal');
  expect(parseGoal(' turns = 12 % ')).toEqual({ metric: 'turns', relation: '=', value: 0.12 });
});

test('the search ends at the value nearest to the goal, and plays more games for better candidates', async () => {
  const { frontier, tried } = await tune(content, plugin, options);
  expect(tried).toBe(6);
  const [unchanged, nearest] = [frontier[0]!, frontier.at(-1)!];
  expect(unchanged).toMatchObject({ changes: 0, games: 16 });
  expect(nearest.values).toEqual({ 'draw.handSize': 4 });
  expect(nearest.games).toBeGreaterThan(16);
  expect(nearest.miss).toBeLessThan(unchanged.miss);
});

test('reports a value that the engine refuses with the reason, and continues with the others', async () => {
  const { refused, tried, frontier } = await tune(content, plugin, {
    ...options,
    vary: [{ parameter: 'end.eliminationEndsTurn', values: [true, false] }],
    candidates: 2,
  });
  expect(tried).toBe(2);
  expect(refused).toEqual([
    { ruleset: expect.stringContaining('=false'), reason: expect.stringContaining('eliminationEndsTurn') },
  ]);
  expect(frontier).toHaveLength(1);
});

test('rejects an unknown metric and a search without parameters', async () => {
  await expect(tune(content, plugin, { ...options, goals: [parseGoal('beauty=1')] })).rejects.toThrow(
    'There is no metric "beauty"',
  );
  await expect(tune(content, plugin, { ...options, vary: [] })).rejects.toThrow('at least one parameter');
});

test('the frontier leaves out candidates that another one beats in everything', () => {
  const of = (ruleset: string, changes: number, ...misses: number[]): Candidate =>
    ({ ruleset, changes, results: misses.map((miss) => ({ miss })), miss: misses.reduce((a, b) => a + b, 0) }) as never;
  const frontier = frontierOf([of('a', 0, 3, 3), of('b', 1, 1, 2), of('c', 1, 2, 2), of('d', 2, 2, 0)]);
  expect(frontier.map(({ ruleset }) => ruleset)).toEqual(['a', 'b', 'd']);
});
