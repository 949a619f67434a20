/** Lines of play are removed, one at a time, and a worked example fails: each line of four games, and most lines of two others. */
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf, knownGames } from '@rulewright/games';
import { playLines } from './line-mutations.ts';
import { proveLines } from './mutation-check.ts';

const workspace = new URL('../../../../', import.meta.url).pathname;

test.each([
  ['two-banks', 'examples/two-banks'],
  ['hedge-war', 'examples/hedge-war'],
  ['small-hours', '.'],
  ['slow-water', '.'],
])('each line of %s is proven', async (id, folder) => {
  const content = openContent(await readTree(`${workspace}${folder}`), knownGames);
  const game = content.game(id);
  const { tried, missed } = proveLines(content, engineOf(game), {});
  expect(tried).toBe(playLines(game).length);
  expect(missed.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
});

// The examples of these games prove their rules, but not yet each line of their play.
test.each([
  ['metabaloids', 23],
  ['metazoo', 20],
])('most lines of %s are proven', async (id, most) => {
  const content = openContent(await readTree(workspace), knownGames);
  const { tried, missed } = proveLines(content, engineOf(content.game(id)), { sample: 60, seed: 1 });
  expect(tried).toBe(60);
  expect(missed.length).toBeLessThanOrEqual(most);
});
