#!/usr/bin/env node
/** `rw`: runs the built command line, and builds it first in a checkout where that has not been done. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);
if (!existsSync(fileURLToPath(built))) {
  process.stderr.write('Building the command line; only this first time…\n');
  const { nx } = await import('../../../tools/lib/run.mjs');
  const { code, output } = await nx(['-t', 'build', '-p', '@rulewright/cli']);
  if (code !== 0) {
    process.stderr.write(`${output}\nThe command line could not be built. npm start installs and builds everything.\n`);
    process.exit(2);
  }
}
// The reader may have closed the pipe: rw … | head.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
const { main } = await import(built.href);
process.exitCode = await main(process.argv.slice(2));
