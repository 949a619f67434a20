/**
 * A process that does one command line of the built `rw` after the other, as its parent asks: `{ args, env }` in, `{ code, out, err }` back.
 * What takes most of the time of a short command, loading its code, happens once.
 */
import { main } from '../../dist/main.js';

const own = { out: process.stdout.write, err: process.stderr.write };
let said = { out: '', err: '' };
const keep = (where) => (chunk) => {
  said[where] += String(chunk);
  return true;
};

/** Runs a command line and returns its exit code, and what it printed on each stream. */
async function run({ args, env }) {
  said = { out: '', err: '' };
  process.stdout.write = keep('out');
  process.stderr.write = keep('err');
  process.env = env;
  try {
    const code = await main(args);
    return { code, ...said };
  } catch (error) {
    return { code: -1, out: said.out, err: `${said.err}${error.stack}` };
  } finally {
    process.stdout.write = own.out;
    process.stderr.write = own.err;
  }
}

// One after the other: they share the streams.
let last = Promise.resolve();
process.on('message', ({ id, ...asked }) => {
  last = last.then(async () => process.send({ id, ...(await run(asked)) }));
});
