/**
 * Generates the typed documents in src/generated from schema.graphql and src/operations: `npm run codegen -w @rulewright/api-client`.
 * A document contains only the name of its operation, to keep browser bundles small. write-texts.mjs writes the texts to a separate file.
 */
import type { CodegenConfig } from '@graphql-codegen/cli';
import { Kind, parse } from 'graphql';

/** The name of the operation in a document. */
const nameOf = (text: string): string =>
  parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!.name!.value;

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'src/operations/*.graphql',
  importExtension: '.ts',
  generates: {
    'src/generated/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashPropertyName: 'name', hashAlgorithm: nameOf },
      },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { JSON: 'unknown', DateTime: 'string' },
        defaultScalarType: 'unknown',
      },
    },
  },
};

export default config;
