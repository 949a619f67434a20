/**
 * `npm run generate`: writes what is generated and committed, in the order in which one needs the other: the rule ids that
 * plugins cite (from rules/), the GraphQL schema (from the API's code), the typed documents (from schema and operations).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './lib/run.mjs';
import { Refusal, fail, stage } from './lib/stages.mjs';
import { contentWords, filesUnder, root } from './lib/workspace.mjs';

/** The rule ids of a game, sorted: what the `:::rule{#…}` directives of its text open. */
export function ruleIds(game) {
  const texts = filesUnder(`rules/${game}/text`, (name) => name.endsWith('.md')).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return texts.flatMap((text) => [...text.matchAll(/^:{3,}rule\{#([\w.-]+)/gmu)].map((match) => match[1])).sort();
}

/** The generated file of each game with a plugin: `{ path, text }`. */
export function ruleIdFiles() {
  return contentWords()
    .games.filter((game) => existsSync(join(root, 'libs/games', game)))
    .map((game) => {
      const ids = ruleIds(game).map((id) => `  '${id}',\n`);
      const name = game[0].toUpperCase() + game.slice(1);
      const remark = `/** The rule ids of ${name}, generated from rules/${game}/text by \`npm run generate\`. Do not edit. */`;
      return {
        path: `libs/games/${game}/src/generated/rule-ids.ts`,
        text: `${remark}\nexport const RULE_IDS = [\n${ids.join('')}] as const;\n`,
      };
    });
}

async function script(name, workspace) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['run', name, '-w', workspace]);
  if (code !== 0) throw new Refusal(`npm run ${name} -w ${workspace} failed: see above.`, 1, output);
}

async function main() {
  await stage('rule ids', () => {
    for (const { path, text } of ruleIdFiles()) writeFileSync(join(root, path), text);
  });
  await stage('schema', () => script('schema', '@rulewright/api'));
  await stage('documents', () => script('codegen', '@rulewright/api-client'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main().catch(fail);
