/** Modules of plugins: each becomes a plugin or a problem, and no problem stops the others. */
import type { GamePlugin } from '@rulewright/engine';
import { largeGames } from './shipped.ts';
import { pluginsFrom } from '../src/outside.ts';

const plugin = { ...largeGames[0]!, id: 'a-game', vocabulary: { ...largeGames[0]!.vocabulary, game: 'a-game' } };

test('a bad module is a problem with its name, and the good ones are plugins', () => {
  const modules: Record<string, () => unknown> = {
    good: () => ({ plugin }),
    again: () => ({ plugin }),
    empty: () => ({}),
    half: () => ({ plugin: { ...plugin, compile: undefined } }),
    throws: () => {
      throw new Error('No disk');
    },
  };
  const { plugins, problems } = pluginsFrom('good,again empty, half,throws', (name) => modules[name]!());
  expect(plugins).toEqual<GamePlugin[]>([plugin]);
  expect(problems.map(({ code, module }) => [code, module])).toEqual([
    ['taken', 'again'],
    ['no-plugin', 'empty'],
    ['no-plugin', 'half'],
    ['not-loaded', 'throws'],
  ]);
  expect(problems[3]!.message).toBe(
    'RULEWRIGHT_PLUGINS: the module "throws" could not be loaded: No disk. Install it, or correct its name.',
  );
});
