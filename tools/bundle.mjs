/**
 * Bundles the program of the package in the current folder, with all packages that it uses, into the few files of `dist`:
 * `node ../../tools/bundle.mjs ENTRY…`. A program that reads a thousand files starts several times slower than one that reads ten
 * (docs/adr/0047-programs-are-bundled.md). Each entry becomes `dist/NAME.js`: the program itself, and the code of its threads.
 * It checks no types.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compileForBundle } from './lib/swc.mjs';

const folder = resolve('.');
const to = join(folder, 'dist');
const { compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.build.json'), 'utf8'));

/**
 * Packages that have native code, start threads from files of their own, or are imported late although they are CommonJS (such an
 * import has no names in a bundle), and those that others ask for only if they are there.
 */
const NOT_BUNDLED = [
  'better-sqlite3',
  'better-sqlite3-13',
  '@node-rs/*',
  'piscina',
  '@zxcvbn-ts/language-common',
  '@opentelemetry/*',
  'reflect-metadata',
  'pg-native',
  '@nestjs/microservices',
  '@nestjs/websockets',
  '@nestjs/platform-socket.io',
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/fastify',
  'class-transformer',
  'class-validator',
  'ts-morph',
];

/**
 * What each file begins with. Decorators write metadata while modules load, and the order in which the files of a bundle load is
 * not that of their imports. Modules of CommonJS may still require what is not bundled.
 */
const BANNER = `import 'reflect-metadata';
import { createRequire as __requireOf } from 'node:module';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __requireOf(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __pathOf(new URL('.', import.meta.url));`;

/** The source of the package becomes JavaScript as it does for every other package: decorators keep their types. */
const typescript = {
  name: 'typescript',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const define = compilerOptions.useDefineForClassFields ?? true;
      return { contents: await compileForBundle(path, readFileSync(path, 'utf8'), { define }), loader: 'js' };
    });
  },
};

/** Apollo imports it late to ask for a version that has what ours lacks; that the answer is none is right. */
const ASKED_IN_VAIN = 'node_modules/graphql/index.js';

/** @throws Error where a package of CommonJS is imported late: Node finds its names, a bundle does not */
function checkLateImports(outputs) {
  for (const { entryPoint, exports } of outputs)
    if (entryPoint?.includes('node_modules/') && !entryPoint.endsWith(ASKED_IN_VAIN) && exports.join() === 'default')
      throw new Error(
        `${entryPoint} is CommonJS and imported late: name its package among those that are not bundled.`,
      );
}

/** @throws Error where the code starts a thread from a file that is not among the entries */
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
  const { metafile } = await build({
    entryPoints: Object.fromEntries(
      process.argv.slice(2).map((entry) => [basename(entry).replace(/\.\w+$/u, ''), resolve(entry)]),
    ),
    outdir: to,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The tools are not built: they run as they are, from their place in the workspace.
    external: [...NOT_BUNDLED, fileURLToPath(new URL('*', import.meta.url))],
    plugins: [typescript],
    banner: { js: BANNER },
    chunkNames: 'part-[hash]',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  checkLateImports(Object.values(metafile.outputs));
  checkThreads(Object.keys(metafile.outputs).filter((name) => name.endsWith('.js')));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
