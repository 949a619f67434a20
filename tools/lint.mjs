/**
 * `npm run lint`: runs oxlint on the whole workspace, in one process: the types, the layers and all rules. The stage `lint` of `npm test`
 * does the same.
 */
import { runTool } from './lib/run.mjs';

const { code, output } = await runTool('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', '--format=unix', '.']);
process.stdout.write(output);
process.exitCode = code;
