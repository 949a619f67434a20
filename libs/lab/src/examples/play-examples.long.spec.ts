/** The worked examples of games pass in the play documents that are compared with their plugins, as they do in the plugins. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { vocabularies } from '@rulewright/games';
import { playedDocuments } from '@rulewright/games/testing/documents';
import { modesOf } from './example-modes.ts';
import { runExample } from './run-examples.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const documents = playedDocuments(content).map((one) => [one.plugin.id, one] as const);

test.each(documents)('%s: every example passes in each of its modes', (_, { plugin, inWords, results: fewest }) => {
  const results = [...content.game(plugin.id).examples.values()].flatMap((examples) =>
    examples.flatMap((example) =>
      modesOf(content, plugin.id, example).map((mode) => runExample(content, plugin, inWords(example), mode)),
    ),
  );
  const failed = results.filter(({ passed }) => !passed);
  expect(failed.map(({ id, mode, message }) => `${id} (${mode})\n${message}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(fewest);
});
