/** How TypeScript becomes JavaScript here: one set of options for the tests and for the builds. */
import swc from '@swc/core';

/** Names the compiler and its options: a result that was kept under another name is out of date. */
export const version = JSON.stringify([swc.version, options({})]);

/** `define`: fields become own properties, as the language says; entities and resolvers need assignments instead. */
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

/** The JavaScript of a source file for the tests, with its source map inside. */
export const compileForTests = (file, text) =>
  swc.transformSync(text, { ...options({}), sourceMaps: 'inline', filename: file }).code;

/**
 * The JavaScript of a source file for a build: imports of `.ts` become imports of `.js`. Resolves to `{ code, map }`.
 * `source` is the path of the source file as the source map names it.
 */
export const compileForBuild = (file, text, { define, source }) =>
  swc.transform(text, {
    ...options({ define, rewrite: true }),
    sourceMaps: true,
    filename: file,
    sourceFileName: source,
    inlineSourcesContent: false,
  });

/** The JavaScript of a source file for a bundle, with its source map inside. Resolves to text. */
export const compileForBundle = async (file, text, { define }) =>
  (
    await swc.transform(text, {
      ...options({ define }),
      sourceMaps: 'inline',
      filename: file,
      inlineSourcesContent: false,
    })
  ).code;
