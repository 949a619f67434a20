/** `npm test -- --changed`: finds the files that differ from `main`, and the packages and stages that they affect. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runTool } from './run.mjs';
import { Refusal } from './stages.mjs';
import { readJson, root } from './workspace.mjs';

/** The output lines of a git command; null if it fails. */
async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.split('\n').filter(Boolean) : null;
}

/** The files that are committed on this branch since `main`, not committed yet, or not tracked. @throws Refusal */
async function changedFiles() {
  for (const main of ['main', 'origin/main']) {
    const [base] = (await git('merge-base', main, 'HEAD')) ?? [];
    if (base === undefined) continue;
    // Prints paths unquoted, and both the old and the new name of a moved file.
    const differs = await git('-c', 'core.quotePath=false', 'diff', '--name-only', '--no-renames', base);
    const untracked = await git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard');
    return { base, files: [...new Set([...differs, ...untracked])].sort() };
  }
  throw new Refusal(
    '--changed compares with the branch main, and there is no such branch. Run npm test without it.',
    2,
  );
}

/** The files that affect every package: the shared inputs in `nx.json`, and the files that define the packages. */
const everywhere = () =>
  new Set([
    ...readJson('nx.json')
      .namedInputs.sharedGlobals.filter((input) => typeof input === 'string')
      .map((input) => input.replace('{workspaceRoot}/', '')),
    'nx.json',
    'package.json',
    '.npmrc',
  ]);

/** Documents that neither code nor rules use. */
const isDocument = (file) => /\.(md|png|txt)$/u.test(file) && !/^(rules|libs)\//u.test(file);
const isContent = (file) => /^(cards|rules)\//u.test(file);

/** The packages whose tests read folders outside the package. Each declares these folders as inputs of its tests. */
const readers = { 'docs/': ['@rulewright/e2e'], 'tools/': ['@rulewright/cli', '@rulewright/e2e'] };

/**
 * The effects of changes in `files`. `code`: the packages to lint and build. `tests`: the packages to test. `skipped`: the reason for
 * each stage that need not run. `affected` are the packages that Nx finds for the files, `packages` are all packages.
 */
export function touched(files, affected, packages) {
  const shared = everywhere();
  const all = files.some((file) => shared.has(file));
  const code = new Set(all ? packages : affected);
  const tests = new Set(files.some(isContent) ? packages : code);
  for (const [folder, names] of Object.entries(readers))
    if (files.some((file) => file.startsWith(folder))) for (const name of names) tests.add(name);
  const skipped = {};
  if (files.length === 0) skipped.format = 'no file changed';
  if (code.size === 0) skipped.lint = skipped.build = 'no package changed';
  if (files.every(isDocument)) skipped.boundaries = 'only documents changed';
  if (files.length === 0) skipped.docs = 'no file changed';
  if (code.size === 0) skipped.node24 = 'no package changed';
  if (tests.size === 0) skipped.unit = 'no package changed, and none reads a changed file';
  if (!tests.has('@rulewright/e2e')) skipped.browser = 'no part of the product changed';
  return { code, tests, skipped };
}

/** The names of packages, from `nx show projects` with these flags. @throws Refusal */
async function projects(...flags) {
  const { code, output } = await runTool('nx/dist/bin/nx.js', ['show', 'projects', '--json', ...flags]);
  const names = /\[.*\]/su.exec(output)?.[0];
  if (code !== 0 || names === undefined) throw new Refusal('Nx could not say which packages changed.', 1, output);
  return JSON.parse(names);
}

/** The effects of the working tree compared with `main`, as in `touched`. Also returns the changed `files` that still exist. */
export async function readChanges() {
  const { base, files } = await changedFiles();
  const [affected, packages] = [await projects('--affected', `--base=${base}`), await projects()];
  return {
    base,
    ...touched(files, affected, packages),
    changed: files.length,
    files: files.filter((file) => existsSync(join(root, file))),
  };
}

/** Checks the format of these files, or of all. Files that the formatter does not know or ignores count as formatted. */
export const checkFormat = (files = ['.']) =>
  runTool('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]);
