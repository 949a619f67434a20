/** The worked examples of a game pass in the play document that is compared with its plugin, as they do in the plugin. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { vocabularies } from '@rulewright/games';
import { documentPlugin, playExample } from '@rulewright/games/testing';
import { modesOf } from './example-modes.ts';
import { runExample } from './run-examples.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);

/** Examples that a play document plays in another way, and why. */
const ONLY_A_PASS =
  'A window also asks players who can only pass, which matches pass for them. An example sees the question.';
const OTHERWISE: Readonly<Record<string, string>> = {
  'an-ability-after-the-ability-step': ONLY_A_PASS,
  'an-ability-may-show-the-top': 'A player goes on to know cards that were put back on top.',
  'card-of-the-ability-is-gone': 'The public numbers of a card say nothing of a hidden card.',
  'draw-too-late-to-stop': ONLY_A_PASS,
  'only-damage-abilities-after-the-comparison':
    'The example starts with columns that are not legal, and the play has these repaired.',
  'paid-and-switched-on': ONLY_A_PASS,
};

test('every example passes in each of its modes', () => {
  const plugin = documentPlugin(content);
  const results = [...content.game(plugin.id).examples.values()].flatMap((examples) =>
    examples.flatMap((example) =>
      modesOf(content, plugin.id, example).map((mode) => runExample(content, plugin, playExample(example), mode)),
    ),
  );
  const failed = results.filter(({ passed }) => !passed);
  const unexpected = failed.filter(({ id }) => OTHERWISE[id] === undefined);
  expect(unexpected.map(({ id, mode, message }) => `${id} (${mode})\n${message}`)).toEqual([]);
  expect([...new Set(failed.map(({ id }) => id))].sort()).toEqual(Object.keys(OTHERWISE).sort());
  expect(results.length).toBeGreaterThan(1_600);
});
