/** Runs the mutation check, and proves that it can fail: without examples, mutations survive. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, knownGames } from '@rulewright/games';
import { coverageOf } from '../examples/rule-coverage.ts';
import { checkMutations } from './mutation-check.ts';
import { mutationsOf, otherValues, sayMutation } from './mutations.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const files = await readTree(workspace);
const content = openContent(files, knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);

describe.each(large.map((plugin) => [plugin.id, plugin] as const))('%s', (_, plugin) => {
  // line-floors.long.spec.ts tries the lines of play.
  test.each(['parameter', 'citation'] as const)('every changed rule makes a worked example fail: %s', (kind) => {
    expect(coverageOf(content, plugin).gaps).toEqual([]);
    const { tried, killed, survivors, excused } = checkMutations(content, plugin, { kind });
    expect(survivors.map(({ mutation }) => sayMutation(mutation))).toEqual([]);
    expect(tried).toBe(mutationsOf(content, plugin).filter((one) => one.kind === kind).length);
    expect(killed + survivors.length + excused.length).toBe(tried);
    expect(killed).toBeGreaterThan(tried / 2);
  });

  test('a sample depends only on the seed', () => {
    const said: string[] = [];
    for (const seed of [7, 7, 8]) {
      const { tried, killed, survivors, excused } = checkMutations(content, plugin, { sample: 12, seed });
      expect(tried).toBe(12);
      expect(killed + survivors.length + excused.length).toBe(tried);
      said.push([...survivors, ...excused].map(({ mutation }) => sayMutation(mutation)).join() + killed);
    }
    expect(said[0]).toBe(said[1]);
  });

  test('rules without examples are not proven', () => {
    const bare = openContent(
      files.filter(({ path }) => !path.includes('/examples/') && !path.endsWith('/learn.yaml')),
      knownGames,
    );
    const { killed, survivors } = checkMutations(bare, plugin, { sample: 20 });
    expect(killed).toBe(0);
    expect(survivors.length).toBeGreaterThan(0);
  });

  test('every mutation is listed once', () => {
    const said = mutationsOf(content, plugin).map(sayMutation);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('other values', () => {
  const declared = { name: 'a.b', nullable: false, rules: [], help: '', default: 1, readBy: [] } as const;

  test.each([
    ['integers go up and down by one', { ...declared, type: 'integer' as const }, 4, [5, 3]],
    ['within their bounds', { ...declared, type: 'integer' as const, min: 4 }, 4, [5]],
    ['flags are inverted', { ...declared, type: 'boolean' as const }, true, [false]],
    [
      'enums take each other word',
      { ...declared, type: 'enum' as const, values: { x: '', y: '', z: '' } },
      'y',
      ['x', 'z'],
    ],
    [
      'lists lose and gain one member',
      { ...declared, type: 'list' as const, values: { x: '', y: '' } },
      ['x'],
      [[], ['x', 'y']],
    ],
  ])('%s', (_, parameter, value, expected) => {
    expect(otherValues(parameter, value)).toEqual(expected);
  });
});
