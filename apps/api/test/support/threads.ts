/** Threads that run the source, so that tests run the same steps as the built program. */
import { fileURLToPath } from 'node:url';
import type { ThreadCode } from '../../src/work/threads.ts';

const code = (name: string): ThreadCode => ({
  filename: fileURLToPath(new URL(name, import.meta.url)),
  execArgv: ['--conditions=@rulewright/source'],
});

/** A thread that does jobs. */
export const THREAD = code('./thread.mjs');

/** A thread that counts what it is asked, and never comes back from a text that says so. */
export const SPINNING_THREAD = code('./spinning-thread.mjs');
