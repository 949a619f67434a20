/** The Jest configuration of all packages. tools/jest.mjs runs it with the package as root. */
import { fileURLToPath } from 'node:url';

/** `npm run test:long` sets TEST_LONG to run only the files named `*.long.spec.ts`. A long file can also be named on the command line. */
const isLong = Boolean(process.env.TEST_LONG) || process.argv.some((one) => one.includes('.long.'));

export default {
  // Plain Node instead of Jest's sandbox, which makes games three times slower. tools/ts-loader.mjs compiles TypeScript.
  runner: fileURLToPath(new URL('tools/jest-runner.mjs', import.meta.url)),
  // The runner has no limits of time of its own.
  setupFilesAfterEnv: [fileURLToPath(new URL('tools/jest-limits.mjs', import.meta.url))],
  transform: {},
  testMatch: isLong ? ['<rootDir>/**/*.long.spec.ts'] : ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.next/', ...(isLong ? [] : ['\\.long\\.spec\\.ts$'])],
  modulePathIgnorePatterns: ['/dist/', '/.next/'],
  reporters: ['default'],
};
