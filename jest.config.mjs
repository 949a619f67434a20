/** The Jest configuration of all packages. tools/jest.mjs runs it with the package as root. */
import { fileURLToPath } from 'node:url';

export default {
  // Plain Node instead of Jest's sandbox, which makes games three times slower. tools/ts-loader.mjs compiles TypeScript.
  runner: fileURLToPath(new URL('tools/jest-runner.mjs', import.meta.url)),
  transform: {},
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.next/'],
  modulePathIgnorePatterns: ['/dist/', '/.next/'],
  reporters: ['default'],
};
