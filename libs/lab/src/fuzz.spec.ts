/** A slice of the million random games, the same however it is cut, and a broken engine is found. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import type { GamePlugin, Match } from '@rulewright/engine';
import { gamePlugins, vocabularies } from '@rulewright/games';
import { addFuzzTally, emptyFuzzTally, fuzz, Fuzzer } from './fuzz.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const content = openContent(await readTree(workspace), vocabularies);

describe.each(gamePlugins.map((plugin) => [plugin.id, plugin] as const))('%s', (_, plugin) => {
  test('random games of random rulesets break nothing', async () => {
    const report = await fuzz(content, plugin, { games: 2048, seed: 3 });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(2048);
    expect(report.capped).toBe(0);
    expect(Object.keys(report.rulesets).length).toBeGreaterThan(content.game(plugin.id).doc.modes.length);
    expect(report.rulesets['changed']).toBeGreaterThan(0);
  });

  test('game n is the same whoever plays it', () => {
    const whole = new Fuzzer(content, plugin, 5).play(0, 192);
    const parts = emptyFuzzTally();
    for (const [from, to] of [
      [150, 192],
      [0, 64],
      [64, 150],
    ] as const)
      addFuzzTally(parts, new Fuzzer(content, plugin, 5).play(from, to));
    expect(parts).toEqual(whole);
  });

  test('a card that vanishes is a violation with its game', () => {
    const broken: GamePlugin = {
      ...plugin,
      compile: (...args) => {
        const program = plugin.compile(...args);
        const begin = (match: never): void => {
          program.plugin.begin(match);
          const { zoneCount } = match as Match;
          zoneCount[0] = zoneCount[0]! - 1;
        };
        return { ...program, plugin: { ...program.plugin, begin } };
      },
    };
    const { violations, games } = new Fuzzer(content, broken, 1).play(0, 4);
    expect(violations).toHaveLength(games);
    expect(violations[0]).toMatchObject({ game: 0, message: expect.stringContaining('Zone 0') });
  });
});
