/** A process that takes the lock of a server: `lock-process.ts FILE`. It prints "locked" or the refusal, and runs until it is killed. */
import { lockForServer } from '../../src/index.ts';

try {
  lockForServer(process.argv[2]!);
  process.stdout.write('locked\n');
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
}
setInterval(() => undefined, 60_000);
