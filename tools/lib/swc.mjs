/** Compiles TypeScript with SWC. Tests, builds and bundles share the options. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The compiler, loaded at the first use: most test processes find every file compiled. */
const swc = () => require('@swc/core');

/** Identifies the compiler and its options. Cached results of another version are out of date. */
export const version = JSON.stringify([require('@swc/core/package.json').version, options({})]);

/** `define`: fields become own properties, as the language standard says. Entities and resolvers need plain assignments instead. */
function options({ define = false, rewrite = false }) {
  return {
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
        useDefineForClassFields: define,
      },
      target: 'es2023',
      rewriteRelativeImportExtensions: rewrite,
    },
    module: { type: 'es6' },
  };
}

/** Compiles a source file for the tests. Returns JavaScript with an inline source map. Node reads every map, so the map has no text. */
export const compileForTests = (file, text) =>
  swc().transformSync(text, { ...options({}), sourceMaps: 'inline', filename: file, inlineSourcesContent: false }).code;

/**
 * Compiles a source file for a build. Imports of `.ts` become imports of `.js`. `source` is the path of the source file in the source
 * map. Resolves to `{ code, map }`.
 */
export const compileForBuild = (file, text, { define, source }) =>
  swc().transform(text, {
    ...options({ define, rewrite: true }),
    sourceMaps: true,
    filename: file,
    sourceFileName: source,
    inlineSourcesContent: false,
  });

/** Compiles a source file for a bundle. Resolves to JavaScript with an inline source map. */
export const compileForBundle = async (file, text, { define }) =>
  (
    await swc().transform(text, {
      ...options({ define }),
      sourceMaps: 'inline',
      filename: file,
      inlineSourcesContent: false,
    })
  ).code;
