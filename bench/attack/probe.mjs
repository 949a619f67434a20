/**
 * Loaded into every process of the product by `--import`: measures the event loop delay, and the memory that is still in use after the
 * garbage is collected. On SIGUSR2 it writes the measurements since the last signal to `$ATTACK_PROBES/<pid>.json` and starts again.
 */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.ATTACK_PROBES;
/** Milliseconds. The histogram includes its own resolution in each delay. */
const RESOLUTION = 5;

if (isMainThread && folder) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  let cpu = process.cpuUsage();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  /** The memory of a process grows by garbage as well, until V8 sees a reason to collect it. Caches show only in what is left. */
  const retained = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return Math.round((heapUsed + external) / 1024 / 1024);
  };
  const write = () => {
    const used = process.cpuUsage(cpu);
    writeFileSync(
      join(folder, `${process.pid}.json`),
      JSON.stringify({
        program: relative(process.cwd(), process.argv[1] ?? ''),
        p99: late(delay.percentile(99)),
        max: late(delay.max),
        cpu: (used.user + used.system) / 1e6,
        memory: retained(),
      }),
    );
    delay.reset();
    cpu = process.cpuUsage();
  };
  delay.enable();
  write();
  process.on('SIGUSR2', write);
}
