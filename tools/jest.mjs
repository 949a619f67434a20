/** Runs Jest for the package in the current folder, with ES modules, the source of workspace packages and the shared configuration. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The exit code of tools/jest-runner.mjs for a test file that did not begin. */
const STUCK = 75;

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = () =>
  spawnSync(
    process.execPath,
    [
      // Flags instead of NODE_OPTIONS: test processes inherit flags, but the programs that tests start do not.
      `--import=${new URL('ts-loader.mjs', import.meta.url).href}`,
      `--import=${new URL('fixed-seed.mjs', import.meta.url).href}`,
      '--conditions=@rulewright/source',
      '--enable-source-maps',
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

let result = jest();
// A file that did not begin says nothing about its tests, so Jest runs once more.
if (result.status === STUCK) result = jest();
process.exit(result.status ?? 1);
