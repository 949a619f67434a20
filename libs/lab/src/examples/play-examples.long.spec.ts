/** The worked examples of a game pass in the play document that is compared with its plugin, as they do in the plugin. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { vocabularies } from '@rulewright/games';
import { documentPlugin } from '@rulewright/games/testing';
import { modesOf } from './example-modes.ts';
import { runExample } from './run-examples.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);

test('every example passes in each of its modes', () => {
  const plugin = documentPlugin();
  const results = [...content.game(plugin.id).examples.values()].flatMap((examples) =>
    examples.flatMap((example) =>
      modesOf(content, plugin.id, example).map((mode) => runExample(content, plugin, example, mode)),
    ),
  );
  const failed = results.filter(({ passed }) => !passed);
  expect(failed.map(({ id, mode, message }) => `${id} (${mode})\n${message}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(1_600);
});
