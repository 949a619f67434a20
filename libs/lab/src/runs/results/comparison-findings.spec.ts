/** Findings distinguish between a certain difference, a hint and no difference, and never claim more than the games show. */
import { largeGames } from '@rulewright/games/testing';
import { comparisonFindings } from './comparison-findings.ts';
import type { GameRow, LabPlan, RunPart } from '../index.ts';

const plugin = { ...largeGames[0]!, statistics: undefined };

const entrant = (name: string) => ({ name, deck: { entries: [] }, bot: 'random' });
const arm = (name: string) => ({ name, ruleset: {} as never, cards: [] });
const plan: LabPlan = {
  game: plugin.id,
  arms: [arm('a'), arm('b')],
  entrants: [entrant('one'), entrant('two')],
  games: 40,
  seed: 1,
  swap: false,
};

/** A part of 40 games with the given lengths. */
const part = (arm: number, turns: (game: number) => number): RunPart => ({
  arm,
  from: 0,
  to: 40,
  rows: Array.from({ length: 40 }, (_, game): GameRow => ({
    game,
    winner: game % 2,
    cause: 'over',
    starter: 0,
    turns: turns(game),
    decisions: 100,
    leadChanges: 0,
    counts: [],
  })),
  cards: {},
  rules: {},
  checksum: 0,
});

const sentence = (before: (game: number) => number, after: (game: number) => number): string =>
  comparisonFindings(plugin, plan, [part(0, before), part(1, after)]).find(({ metric }) => metric === 'turns')!
    .sentence;

const wave = (game: number): number => 10 + (game % 4);

test.each([
  ['the same everywhere', wave, wave, 'Turns: the same in every game, 11.5.'],
  [
    'the same step everywhere',
    wave,
    (n: number) => wave(n) + 2,
    'Turns: 11.5 before, 13.5 after, 2.00 more in every game.',
  ],
  [
    'a clear difference',
    wave,
    (n: number) => wave(n) + 4 + (n % 3),
    'Turns: 11.5 before, 16.5 after, 43% more (41 to 46%).',
  ],
  [
    'a difference that chance could explain among this many metrics',
    wave,
    (n: number) => wave(n) + [3, -1, 1, -1][n % 4]! + (n % 10 === 0 ? 3 : 0),
    expect.stringMatching(/^Turns: a hint at most \(11\.5 and 12\.3, [\d.]+ to [\d.]+\)/u),
  ],
  [
    'no difference',
    wave,
    (n: number) => wave(n + 1),
    expect.stringMatching(/^Turns: no difference shown \(11\.5 and 11\.5; the data allows -0\.\d+ to 0\.\d+\)\.$/u),
  ],
])('%s', (_, before, after, expected) => {
  expect(sentence(before, after)).toEqual(expected);
});

test('leaves out metrics for which no game has data', () => {
  const ids = comparisonFindings(plugin, plan, [part(0, wave), part(1, wave)]).map(({ metric }) => metric);
  expect(ids).toContain('turns');
  const nobody = (one: RunPart): RunPart => ({ ...one, rows: one.rows.map((row) => ({ ...row, starter: null })) });
  const without = comparisonFindings(plugin, plan, [nobody(part(0, wave)), nobody(part(1, wave))]);
  expect(without.map(({ metric }) => metric)).toEqual(ids.filter((id) => id !== 'starter-wins'));
});
