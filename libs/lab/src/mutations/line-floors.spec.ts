/** Every line of play cites a rule, every rule of play is cited by play, and a sample of removed lines is noticed. */
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf, knownGames } from '@rulewright/games';
import { coverageOf } from '../examples/rule-coverage.ts';
import { playLines } from './line-mutations.ts';
import { proveLines } from './mutation-check.ts';

const workspace = new URL('../../../../', import.meta.url).pathname;
const content = openContent(await readTree(workspace), knownGames);
const guests = ['two-banks', 'hedge-war'].map(
  async (id) => [id, openContent(await readTree(`${workspace}examples/${id}`), knownGames)] as const,
);
const games = [['small-hours', content] as const, ['slow-water', content] as const, ...(await Promise.all(guests))];

describe.each(games)('%s', (id, content) => {
  const game = content.game(id);

  test('has no line of play without a rule', () => {
    const uncited = playLines(game).filter(({ rule }) => rule === null);
    expect(uncited.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });

  test('has no rule that neither play nor a deck law names, and none without an example', () => {
    expect(coverageOf(content, engineOf(game)).gaps).toEqual([]);
  });

  test('has an example for each of some removed lines', () => {
    const { tried, missed } = proveLines(content, engineOf(game), { sample: 8, seed: 5 });
    expect(tried).toBe(8);
    expect(missed.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });
});
