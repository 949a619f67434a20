/** Runs `rw` in this process: collects its output and returns its exit code. */
import { main } from '../../src/main.ts';
import type { Ran } from './rw.ts';

/** Runs a command line in this process. @param env variables to add to the environment */
export async function rwHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const said = { out: '', err: '' };
  const original = { out: process.stdout.write, err: process.stderr.write, env: process.env };
  const keep = (where: 'out' | 'err') => (chunk: string | Uint8Array) => {
    said[where] += String(chunk);
    return true;
  };
  process.stdout.write = keep('out');
  process.stderr.write = keep('err');
  process.env = { ...original.env, DATABASE_URL: '', ...env };
  try {
    return { code: await main(args), ...said };
  } finally {
    process.stdout.write = original.out;
    process.stderr.write = original.err;
    process.env = original.env;
  }
}
