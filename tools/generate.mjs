/**
 * `npm run generate`: writes the generated files that are committed, in the order of their dependencies: the reference of the play language
 * (from its forms), the GraphQL schema (from the API's code), the typed documents (from schema and operations).
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './lib/run.mjs';
import { Refusal, fail, stage } from './lib/stages.mjs';
import { root } from './lib/workspace.mjs';

async function script(name, workspace) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['run', name, '-w', workspace]);
  if (code !== 0) throw new Refusal(`npm run ${name} -w ${workspace} failed: see above.`, 1, output);
}

const REFERENCE = 'docs/guide/play-reference.md';
const DOCUMENTS = 'libs/api-client/src/generated';

/** The paths of all files that `npm run generate` writes, relative to the root. */
export const generatedPaths = () => [
  REFERENCE,
  'libs/api-client/schema.graphql',
  ...readdirSync(join(root, DOCUMENTS)).map((name) => `${DOCUMENTS}/${name}`),
];

async function main() {
  await stage('reference', async () => {
    await script('build', '@rulewright/content');
    const { playReference } = await import('../libs/content/dist/play/reference.js');
    writeFileSync(join(root, REFERENCE), playReference());
  });
  await stage('schema', () => script('schema', '@rulewright/api'));
  await stage('documents', () => script('codegen', '@rulewright/api-client'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main().catch(fail);
