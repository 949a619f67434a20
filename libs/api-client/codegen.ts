/** Makes the typed documents in src/generated from schema.graphql and src/operations: `npm run codegen -w @rulewright/api-client`. */
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'src/operations/*.graphql',
  importExtension: '.ts',
  generates: {
    'src/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
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
