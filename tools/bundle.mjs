/**
 * Bundles the program in the current folder and its dependencies into a few files in `dist`: `node ../../tools/bundle.mjs ENTRY…`.
 * A program that loads a thousand files starts several times slower than one that loads ten (docs/adr/0047-programs-are-bundled.md).
 * Each entry becomes `dist/NAME.js`: the program itself, and the code of its threads. Does not check types.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { bundle } from './lib/bundle.mjs';

const folder = resolve('.');
const to = join(folder, 'dist');
const { compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.build.json'), 'utf8'));

/** Apollo imports `graphql` dynamically to check for an export that our version does not have. Finding no export in the bundle is correct. */
const ASKED_IN_VAIN = 'node_modules/graphql/index.js';

/** @throws Error if a CommonJS package is imported dynamically. Node finds its named exports; a bundle does not */
function checkLateImports(outputs) {
  for (const { entryPoint, exports } of outputs)
    if (entryPoint?.includes('node_modules/') && !entryPoint.endsWith(ASKED_IN_VAIN) && exports.join() === 'default')
      throw new Error(
        `${entryPoint} is CommonJS and imported late: name its package among those that are not bundled.`,
      );
}

/** @throws Error if the code starts a thread from a file that is not an entry */
function checkThreads(files) {
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /new URL\(["']\.\/([\w-]+\.js)["'], ?import\.meta\.url\)/gu,
    ))
      if (!existsSync(join(to, name)))
        throw new Error(`A thread runs ${name}: name its source as an entry of the bundle.`);
}

try {
  rmSync(to, { recursive: true, force: true });
  const entries = process.argv.slice(2).map((entry) => [basename(entry).replace(/\.\w+$/u, ''), resolve(entry)]);
  const define = compilerOptions.useDefineForClassFields ?? true;
  const outputs = await bundle(Object.fromEntries(entries), { to, define });
  checkLateImports(Object.values(outputs));
  checkThreads(Object.keys(outputs).filter((name) => name.endsWith('.js')));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
