/** The checks of the lab hold for what ships, and fail for a lab that counts wrongly. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import type { GamePlugin } from '@rulewright/engine';
import { gamePlugins, vocabularies } from '@rulewright/games';
import { selfChecks } from './self-check.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const plugin = gamePlugins[0]!;
const game = content.game(plugin.id);
const arm = {
  name: 'a',
  ruleset: resolveRuleset(content, `${plugin.id}/${game.doc.modes[0]!}`),
  cards: [...game.cards.values()],
};
const [deck] = [...game.decks.values()];

test('all checks hold', () => {
  const checks = selfChecks(plugin, arm, deck!, 32);
  expect(checks).toHaveLength(3);
  for (const check of checks) expect(check).toMatchObject({ holds: true });
});

test('a game that remembers the one before it is found out', () => {
  let compiled = 0;
  // Every second time it is compiled, seats that are favoured change.
  const forgetful: GamePlugin = {
    ...plugin,
    compile: (ruleset, cards, options) => {
      const program = plugin.compile(ruleset, cards, options);
      const odd = compiled++ % 2 === 1;
      return odd
        ? {
            ...program,
            plugin: { ...program.plugin, result: (match) => ({ ...program.plugin.result(match), turns: 1 }) },
          }
        : program;
    },
  };
  const checks = selfChecks(forgetful, arm, deck!, 16);
  expect(checks.find(({ claim }) => claim.includes('against itself'))).toMatchObject({ holds: false });
});
