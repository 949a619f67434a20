/**
 * `npm run lint`: runs ESLint and, for types and the rules that need them, oxlint on the whole workspace, each in one process.
 * `node tools/lint.mjs eslint` and `node tools/lint.mjs oxlint` run one of them, as the stages `lint` and `types` of `npm test` do.
 */
import { runTool } from './lib/run.mjs';

/**
 * Runs ESLint. Creates Nx's project graph on disk first, because the rule for the layers reads it and checks nothing without it.
 */
async function eslint() {
  const graph = await runTool('nx/dist/bin/nx.js', ['show', 'projects']);
  if (graph.code !== 0) return graph;
  const { code, output } = await runTool('eslint/bin/eslint.js', ['--max-warnings=0', '.']);
  return { code: output.includes('No cached ProjectGraph') ? 1 : code, output };
}

const linters = { eslint, oxlint: () => runTool('oxlint/bin/oxlint', ['--format=unix', '.']) };

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in linters));
if (unknown === undefined) {
  const results = await Promise.all((asked.length === 0 ? Object.keys(linters) : asked).map((name) => linters[name]()));
  process.stdout.write(results.map(({ output }) => output).join('\n'));
  process.exitCode = results.find(({ code }) => code !== 0)?.code ?? 0;
} else {
  console.error(`There is no linter "${unknown}". The linters are ${Object.keys(linters).join(' and ')}.`);
  process.exitCode = 2;
}
