/** The one Jest configuration; tools/jest.mjs runs it with each package as root. */
import { fileURLToPath } from 'node:url';

export default {
  testEnvironment: 'node',
  // A machine that does ten things at once may be slow; only a test that hangs takes this long.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.next/'],
  modulePathIgnorePatterns: ['/dist/', '/.next/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironmentOptions: { customExportConditions: ['@rulewright/source', 'node', 'node-addons'] },
  transform: {
    '^.+\\.tsx?$': [
      fileURLToPath(new URL('tools/jest-transform.mjs', import.meta.url)),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            react: { runtime: 'automatic' },
            useDefineForClassFields: false,
          },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
  reporters: ['default'],
};
