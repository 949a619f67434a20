/** Every line of play cites a rule, every rule of play is cited by play, and a sample of removed lines is noticed. */
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf, vocabularies } from '@rulewright/games';
import { coverageOf } from '../examples/rule-coverage.ts';
import { playLines } from './line-mutations.ts';
import { proveLines } from './mutation-check.ts';

const workspace = new URL('../../../../', import.meta.url).pathname;
const content = openContent(await readTree(workspace), vocabularies);
const guests = ['two-banks', 'hedge-war'].map(
  async (id) => [id, openContent(await readTree(`${workspace}examples/${id}`), vocabularies)] as const,
);
const games = [['small-hours', content] as const, ['slow-water', content] as const, ...(await Promise.all(guests))];

/** The rules that only describe, or that values and zones of the document apply, which cite no rule. The list must not grow. */
const UNCITED: Readonly<Record<string, string>> = {
  'small-hours':
    'sh.card.gives sh.card.kinds sh.card.patience sh.card.quarters sh.card.renown sh.card.wish sh.street.aim',
  'slow-water':
    'sw.canal.aim sw.canal.locks sw.canal.room sw.card.cargo sw.card.debt sw.card.guilds sw.card.kinds sw.card.speed sw.card.toll sw.deck.lists sw.weather.time sw.work.owner sw.work.passing',
};

describe.each(games)('%s', (id, content) => {
  const game = content.game(id);

  test('has no line of play without a rule', () => {
    const uncited = playLines(game).filter(({ rule }) => rule === null);
    expect(uncited.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });

  test('has no rule that play does not cite, except those that describe', () => {
    const uncited = coverageOf(content, engineOf(game)).gaps.filter(({ missing }) => missing.includes('citation'));
    expect(
      uncited
        .map(({ ruleId }) => ruleId)
        .sort()
        .join(' '),
    ).toBe(UNCITED[id] ?? '');
  });

  test('has an example for each of some removed lines', () => {
    const { tried, missed } = proveLines(content, engineOf(game), { sample: 8, seed: 5 });
    expect(tried).toBe(8);
    expect(missed.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });
});
