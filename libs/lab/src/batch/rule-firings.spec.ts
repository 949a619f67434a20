/** Counts how often rules fire. The same games give the same counts, and every rule that never fires has an explanation. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, knownGames } from '@rulewright/games';
import { coverageOf } from '../examples/rule-coverage.ts';
import { countFirings, countFiringsOf } from './rule-firings.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);

describe.each(large.map((plugin) => [plugin.id, plugin] as const))('%s', (id, plugin) => {
  const { modes } = content.game(id).doc;
  const { details } = coverageOf(content, plugin);
  let many: Awaited<ReturnType<typeof countFirings>>;
  beforeAll(async () => void (many = await countFirings(content, plugin, { games: 300, seed: 1 })));

  test('counts every mode, with the same result each time, and reports progress', async () => {
    const told: number[] = [];
    const options = { games: 30, seed: 4, onProgress: (played: number) => told.push(played) };
    const first = await countFirings(content, plugin, options);
    expect(first.map(({ mode, games }) => [mode, games])).toEqual(modes.map((mode) => [mode, 30]));
    expect(await countFiringsOf(content, plugin, modes[0]!, { games: 30, seed: 4 })).toEqual(first[0]);
    expect(told.at(-1)).toBe(30 * modes.length);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  test('counts only rules that the engine counts', () => {
    const counted = new Set(details.filter((rule) => rule.counted).map(({ ruleId }) => ruleId));
    for (const { rules } of many) expect(Object.keys(rules).filter((rule) => !counted.has(rule))).toEqual([]);
  });

  test('a rule that never fires has an explanation', () => {
    const silent = details.filter(({ ruleId, counted }) => counted && !many.some(({ rules }) => rules[ruleId]));
    const unexplained = silent.filter(({ rare }) => rare === null).map(({ ruleId }) => ruleId);
    expect(unexplained).toEqual([]);
    expect(silent.length).toBeLessThan(details.length / 10);
  });

  test('stops when the signal aborts', async () => {
    const stop = AbortSignal.abort();
    const firings = await countFirings(content, plugin, { games: 30, seed: 1, signal: stop });
    expect(firings.every(({ games }) => games === 0)).toBe(true);
  });
});
