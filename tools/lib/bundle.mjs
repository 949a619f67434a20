/** Programs as bundles: their source and the packages that they use become a few files, with esbuild. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compileForBundle } from './swc.mjs';

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

/** TypeScript becomes JavaScript as everywhere else: decorators keep their types. */
const typescript = (define) => ({
  name: 'typescript',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: await compileForBundle(path, readFileSync(path, 'utf8'), { define }),
      loader: 'js',
    }));
  },
});

/**
 * Bundles programs into the folder `to`. `entries` has the path of each by its name; `define` is as `compileForBuild` has it, and
 * `conditions` say which code of a package is meant. Resolves to what esbuild says of each file that it wrote. @throws Error
 */
export async function bundle(entries, { to, define, conditions }) {
  const { metafile } = await build({
    entryPoints: entries,
    outdir: to,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions,
    // The tools are not built: they run as they are, from their place in the workspace.
    external: [...NOT_BUNDLED, fileURLToPath(new URL('../*', import.meta.url))],
    plugins: [typescript(define)],
    banner: { js: BANNER },
    chunkNames: 'part-[hash]',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile.outputs;
}

const programs = fileURLToPath(new URL('../../node_modules/.cache/rulewright/programs/', import.meta.url));

/**
 * Bundles a program that a test starts many times, from the source of all packages. Resolves to the path of its file, which is there
 * as long as this process.
 */
export async function bundleForTests(entry) {
  mkdirSync(programs, { recursive: true });
  const to = mkdtempSync(programs);
  process.once('exit', () => rmSync(to, { recursive: true, force: true }));
  const name = basename(entry).replace(/\.\w+$/u, '');
  await bundle({ [name]: entry }, { to, define: false, conditions: ['@rulewright/source'] });
  return join(to, `${name}.js`);
}
