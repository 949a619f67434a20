/**
 * Writes the typed documents in src/generated from schema.graphql and src/operations: `npm run codegen -w @rulewright/api-client`. It calls
 * the code generator as a library, because its command line brings 130 packages. A document contains only the name of its operation, to
 * keep browser bundles small. The texts are in texts.ts, which only servers load. The fragments are marked as free of side effects, so that
 * bundlers leave them out.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { Kind, buildASTSchema, parse, print } from 'graphql';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

const write = (name, text) => writeFileSync(new URL(`src/generated/${name}`, import.meta.url), text);

/** The name of the operation in a document. */
const nameOf = (text) => parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION).name.value;

const operations = 'src/operations/';
const documents = readdirSync(new URL(operations, import.meta.url))
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => {
    const document = parse(read(operations + name));
    return { location: operations + name, rawSDL: print(document), document };
  });
const schema = parse(read('schema.graphql'));

const outputs = await preset.buildGeneratesSection({
  baseOutputDir: 'src/generated/',
  schema,
  schemaAst: buildASTSchema(schema),
  documents,
  plugins: [],
  pluginMap: {},
  presetConfig: {
    fragmentMasking: false,
    persistedDocuments: { mode: 'replaceDocumentWithHash', hashPropertyName: 'name', hashAlgorithm: nameOf },
  },
  config: {
    importExtension: '.ts',
    emitLegacyCommonJSImports: false,
    documentMode: 'string',
    enumsAsTypes: true,
    useTypeImports: true,
    scalars: { JSON: 'unknown', DateTime: 'string' },
    defaultScalarType: 'unknown',
  },
  documentTransforms: [],
});
const written = await Promise.all(
  outputs.map(async (output) => [
    output.filename,
    await codegen({ ...output, importExtension: '.ts', emitLegacyCommonJSImports: false }),
  ]),
);

const textOf = (name) => written.find(([path]) => path.endsWith(`/${name}`))[1];

const texts = JSON.parse(textOf('persisted-documents.json'));
const lines = Object.keys(texts)
  .sort()
  .map((name) => `  ${name}: ${JSON.stringify(texts[name])},\n`);
write('texts.ts', `/** The text of every operation, by its name. */\nexport const TEXTS = {\n${lines.join('')}};\n`);
write(
  'graphql.ts',
  textOf('graphql.ts').replaceAll(' = new TypedDocumentString(', ' = /*#__PURE__*/ new TypedDocumentString('),
);
