/**
 * A process that runs command lines of the built `rw` for its parent: it receives `{ args, env }` and sends back `{ code, out, err }`.
 * It loads the code only once, which takes most of the time of a short command.
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

// Runs one command at a time, because all commands share the streams.
let last = Promise.resolve();
process.on('message', ({ id, ...asked }) => {
  last = last.then(async () => process.send({ id, ...(await run(asked)) }));
});
