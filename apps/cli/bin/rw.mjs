#!/usr/bin/env node
/** `rw`: runs the built command line. Builds it first if there is no build yet. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);
if (!existsSync(fileURLToPath(built))) {
  // Two builds at once write the same files.
  if (process.env.RULEWRIGHT_BUILDING) {
    process.stderr.write('The command line is not built yet, and a check beside the build must not build it.\n');
    process.exit(2);
  }
  process.stderr.write('Building the command line; only this first time…\n');
  const { nx } = await import('../../../tools/lib/run.mjs');
  const { code, output } = await nx(['-t', 'build', '-p', '@rulewright/cli']);
  if (code !== 0) {
    process.stderr.write(`${output}\nThe command line could not be built. npm start installs and builds everything.\n`);
    process.exit(2);
  }
}
// The other end of the pipe may be closed, as in `rw … | head`.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit();
  const why = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
  process.stderr.write(`The output cannot be written: ${why}.\n`);
  process.exit(1);
});
// A remark that cannot be written does not stop the work.
process.stderr.on('error', () => undefined);
const { main } = await import(built.href);
process.exitCode = await main(process.argv.slice(2));
