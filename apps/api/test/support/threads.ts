/** Worker threads for tests, bundled from the source, so that tests run the same steps as the built program. */
import { fileURLToPath } from 'node:url';
import { bundleForTests } from '../../../../tools/lib/bundle.mjs';
import type { ThreadCode } from '../../src/work/threads.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

let bundled: Promise<string> | undefined;

/** The code of a worker thread, bundled once. */
export async function jobThread(): Promise<ThreadCode> {
  bundled ??= bundleForTests(
    path('../../src/work/worker.ts'),
    path('../../../../libs/desk/src/uploads/upload-process.ts'),
  );
  return { filename: await bundled, execArgv: ['--conditions=@rulewright/source'] };
}

/** A thread that counts jobs and never ends a job whose text contains "spin". */
export const SPINNING_THREAD: ThreadCode = { filename: path('./spinning-thread.mjs') };
