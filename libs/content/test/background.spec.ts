/** Worker threads at a lower priority than the thread that answers requests. */
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BACKGROUND_PRIORITY } from '../src/node.ts';

const onLinux = process.platform === 'linux';

it('lowers the priority of the worker thread and leaves the main thread as it was', async () => {
  const before = getPriority();
  const [loader, source] = ['../../../tools/ts-loader.mjs', '../src/node.ts'].map((path) =>
    JSON.stringify(new URL(path, import.meta.url).href),
  );
  const worker = new Worker(
    `import(${loader}).then(() => import(${source})).then(({ runInBackground }) => {
       runInBackground();
       require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
     });`,
    { eval: true },
  );
  const inside = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  expect(inside).toBe(onLinux ? Math.max(before, BACKGROUND_PRIORITY) : before);
  expect(getPriority()).toBe(before);
});
