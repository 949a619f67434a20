/** Bundles a program and the packages that it uses into a few files, with esbuild. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compileForBundle } from './swc.mjs';

/**
 * Packages that have native code, start threads from their own files, are optional, or are CommonJS and imported dynamically. (In a
 * bundle, a dynamic import of CommonJS has no named exports.)
 */
const NOT_BUNDLED = [
  'better-sqlite3',
  'better-sqlite3-13',
  '@node-rs/*',
  'piscina',
  'sharp',
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
 * The first lines of each file. Decorators need `reflect-metadata` before any other module, and a bundle can load its files in another
 * order than their imports. CommonJS modules need `require` for packages that are not bundled.
 */
const BANNER = `import 'reflect-metadata';
import { createRequire as __requireOf } from 'node:module';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __requireOf(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __pathOf(new URL('.', import.meta.url));`;

/** Compiles TypeScript with SWC, as the other tools do, because esbuild does not emit the types for decorators. */
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
 * Bundles programs into the folder `to`. `entries` maps names to paths, `define` is the option of `compileForBuild`, and `conditions`
 * are export conditions. Resolves to esbuild's information about each output file. @throws Error
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
    // The tools are not bundled; programs import them from their place in the workspace.
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

/** The name of an entry's file in a bundle. */
const nameOf = (entry) => basename(entry).replace(/\.\w+$/u, '');

/**
 * Bundles a program that a test starts many times, from the source of all packages. `beside` are the programs that it starts itself.
 * Resolves to the path of the file, which is deleted when this process exits.
 */
export async function bundleForTests(entry, ...beside) {
  mkdirSync(programs, { recursive: true });
  const to = mkdtempSync(programs);
  process.once('exit', () => rmSync(to, { recursive: true, force: true }));
  const entries = Object.fromEntries([entry, ...beside].map((one) => [nameOf(one), one]));
  await bundle(entries, { to, define: false, conditions: ['@rulewright/source'] });
  return join(to, `${nameOf(entry)}.js`);
}
