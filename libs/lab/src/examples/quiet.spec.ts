/** Every `quiet` entry is needed: an example must not list a rule there that it does apply. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, type Example } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, knownGames } from '@rulewright/games';
import { modesOf } from './example-modes.ts';
import { runExample } from './run-examples.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);

/** The rules in an example's `quiet` list for a mode. */
const quietIn = ({ quiet = [] }: Example, mode: string): readonly string[] =>
  Array.isArray(quiet) ? quiet : (quiet[mode] ?? []);

test.each(enginesOf(content).map((plugin) => [plugin.id, plugin] as const))('%s', (id, plugin) => {
  const needless = [...content.game(id).examples.values()].flat().flatMap((example) =>
    modesOf(content, id, example).flatMap((mode) =>
      quietIn(example, mode)
        .filter((rule) => {
          const others = quietIn(example, mode).filter((one) => one !== rule);
          return runExample(content, plugin, { ...example, quiet: { [mode]: others } }, mode).passed;
        })
        .map((rule) => `${example.id} (${mode}): ${rule}`),
    ),
  );
  expect(needless).toEqual([]);
});
