/** Runs Jest for the package in the current folder: ES modules, source of workspace packages, the one shared config. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const result = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    `${root}node_modules/jest/bin/jest.js`,
    '--config',
    `${root}jest.config.mjs`,
    '--rootDir',
    process.cwd(),
    '--passWithNoTests',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exit(result.status ?? 1);
