/** `npm run lint`: runs ESLint and, for the rules that need types, oxlint on the whole workspace, each in one process. */
import { fileURLToPath } from 'node:url';
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

/** Lints everything. Resolves to `{ code, output }`. */
export async function lint() {
  const [rules, typed] = await Promise.all([eslint(), runTool('oxlint/bin/oxlint', ['--format=unix', '.'])]);
  return { code: rules.code || typed.code, output: `${rules.output}\n${typed.output}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output } = await lint();
  process.stdout.write(output);
  process.exitCode = code;
}
