/** Runs Jest for the package in the current folder: ES modules, source of workspace packages, the one shared config. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const result = spawnSync(
  process.execPath,
  [
    // Flags rather than NODE_OPTIONS: the processes that run tests inherit them, the programs that tests start do not.
    `--import=${new URL('ts-loader.mjs', import.meta.url).href}`,
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
process.exit(result.status ?? 1);
