/** Threads that run the source, so that tests run the same steps as the built program. */
import { fileURLToPath } from 'node:url';
import { bundleForTests } from '../../../../tools/lib/bundle.mjs';
import type { ThreadCode } from '../../src/work/threads.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

let bundled: Promise<string> | undefined;

/** A thread that does jobs. */
export async function jobThread(): Promise<ThreadCode> {
  bundled ??= bundleForTests(path('../../src/work/worker.ts'));
  return { filename: await bundled, execArgv: ['--conditions=@rulewright/source'] };
}

/** A thread that counts what it is asked, and never comes back from a text that says so. */
export const SPINNING_THREAD: ThreadCode = { filename: path('./spinning-thread.mjs') };
