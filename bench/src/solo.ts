/** Runs measurements that need their own process: first loads, memory, an engine without one of its parts. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { YOUNG_MEGABYTES } from '@rulewright/lab';

/** The measurements that `solo-process.ts` offers. */
export type Solo = 'counted' | 'uncounted' | 'compile' | 'open' | 'load-showdown' | 'memory' | 'memory-showdown';

/** Limits the memory for new objects as in a thread of the lab. V8 divides this memory into three parts. */
const FLAGS: Partial<Record<Solo, readonly string[]>> = { memory: [`--max-semi-space-size=${YOUNG_MEGABYTES / 3}`] };

/**
 * Runs one measurement in a fresh process, which may read `input`. Returns its figure.
 * @throws Error with the output of the process
 */
export function solo(what: Solo, input: Buffer = Buffer.alloc(0)): number {
  const script = fileURLToPath(new URL('solo-process.js', import.meta.url));
  const { status, ...out } = spawnSync(process.execPath, [...(FLAGS[what] ?? []), script, what], { input });
  const [stdout, stderr] = [out.stdout.toString(), out.stderr.toString()];
  const figure = Number(stdout.trim().split('\n').at(-1));
  if (status !== 0 || !(figure > 0)) throw new Error(`${what}: ${stderr.trim() || stdout.trim()}`);
  return figure;
}
