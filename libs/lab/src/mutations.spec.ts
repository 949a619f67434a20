/** The mutation check on a sample, and that it can fail: an example that proves nothing lets mutations live. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { gamePlugins, vocabularies } from '@rulewright/games';
import { checkMutations, mutationsOf, otherValues, sayMutation } from './mutations.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const files = await readTree(workspace);
const content = openContent(files, vocabularies);
/** Games whose content has worked examples. */
const proven = gamePlugins.filter((plugin) =>
  content.games.some((game) => game.doc.id === plugin.id && game.examples.size > 0),
);

describe.each(proven.map((plugin) => [plugin.id, plugin] as const))('%s', (_, plugin) => {
  test('a sample of changed rules is noticed by the worked examples', () => {
    const { tried, killed, survivors, excused } = checkMutations(content, plugin, { sample: 120, seed: 7 });
    expect(tried).toBe(120);
    expect(survivors.length).toBeLessThan(tried / 15);
    expect(killed + excused.length + survivors.length).toBe(tried);
    expect(killed).toBeGreaterThan(60);
  });

  test('without its examples a rule is not proven', () => {
    const bare = openContent(
      files.filter(({ path }) => !path.includes('/examples/')),
      vocabularies,
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
    ['integers go one up and down', { ...declared, type: 'integer' as const }, 4, [5, 3]],
    ['within their bounds', { ...declared, type: 'integer' as const, min: 4 }, 4, [5]],
    ['flags turn over', { ...declared, type: 'boolean' as const }, true, [false]],
    [
      'words become each other word',
      { ...declared, type: 'enum' as const, values: { x: '', y: '', z: '' } },
      'y',
      ['x', 'z'],
    ],
    [
      'lists lose and gain one',
      { ...declared, type: 'list' as const, values: { x: '', y: '' } },
      ['x'],
      [[], ['x', 'y']],
    ],
  ])('%s', (_, parameter, value, expected) => {
    expect(otherValues(parameter, value)).toEqual(expected);
  });
});
