/**
 * Compiles the TypeScript of the package in the current folder: `node ../../tools/compile.mjs [FOLDER]`. FOLDER contains the
 * tsconfig.build.json and is the current folder by default. Does not check types, which takes most of the time of `tsc`; the stage
 * `lint` of `npm test` does.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { compileForBuild } from './lib/swc.mjs';

const folder = resolve(process.argv[2] ?? '.');
const { compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.build.json'), 'utf8'));
const from = join(folder, compilerOptions.rootDir);
const to = join(folder, compilerOptions.outDir);
const define = compilerOptions.useDefineForClassFields ?? true;

/** Every source file except tests and declarations. */
const sources = readdirSync(from, { recursive: true })
  .filter((name) => /\.tsx?$/u.test(name) && !/\.(spec|d)\.tsx?$/u.test(name))
  .map((name) => join(from, name));

/** Compiles one file. Writes its JavaScript and its source map. */
async function compile(file) {
  const target = join(to, relative(from, file)).replace(/\.tsx?$/u, '.js');
  const name = basename(target);
  const source = relative(dirname(target), file).replaceAll('\\', '/');
  const { code, map } = await compileForBuild(file, readFileSync(file, 'utf8'), { define, source });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${code}//# sourceMappingURL=${name}.map\n`);
  writeFileSync(`${target}.map`, map);
}

try {
  await Promise.all(sources.map(compile));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
