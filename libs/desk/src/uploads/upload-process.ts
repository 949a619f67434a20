/**
 * The process that parses files of users. Its main thread parses; a second thread measures the process and ends it. The second thread also
 * works while a parser never returns.
 */
import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { BACKGROUND_PRIORITY } from '@rulewright/content/background';
import { OUT_OF_TIME, type Parse, type Parsed } from './apart.ts';

/** Milliseconds between two looks of the second thread. */
const LOOK = 50;

type Parser = (input: never) => unknown;

/** A parser is loaded when a file needs it. */
const PARSERS: Readonly<Record<string, () => Promise<Parser>>> = {
  xlsx: async () => {
    const { readXlsx } = await import('../adopt/read-xlsx.ts');
    return ({ bytes, most }: { bytes: Uint8Array; most: number }) => readXlsx(bytes, most);
  },
  picture: async () => {
    const { inspectPicture } = await import('@rulewright/content/node');
    return ({ name, bytes }: { name: string; bytes: Uint8Array }) => inspectPicture(name, bytes);
  },
  smallPicture: async () => (await import('@rulewright/content/node')).smallPicture,
  pictureData: async () => (await import('@rulewright/content/node')).pictureData,
};

async function isRefusal(error: unknown): Promise<boolean> {
  const [{ SourceError }, { PictureError }] = await Promise.all([
    import('../adopt/source.ts'),
    import('@rulewright/content/node'),
  ]);
  return error instanceof SourceError || error instanceof PictureError;
}

async function answer({ parser, input }: Parse): Promise<Parsed> {
  try {
    const parse = await PARSERS[parser]!();
    return { value: await parse(input as never) };
  } catch (error) {
    const { message } = error as Error;
    return (await isRefusal(error)) ? { refused: message } : { broken: message };
  }
}

/** Lets requests go first, and asks the system to end this process first if the machine has no memory left. */
function yieldToOthers(): void {
  try {
    setPriority(BACKGROUND_PRIORITY);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has this file.
  }
}

async function parseFiles(): Promise<void> {
  yieldToOthers();
  const watch = new Worker(process.argv[1]!);
  await new Promise((resolve) => watch.once('message', resolve));
  process.on('message', (order: Parse) => {
    watch.postMessage(order.bounds);
    void answer(order).then((parsed) => {
      watch.postMessage(null);
      process.send!(parsed);
    });
  });
}

/** The second thread. It ends the process when a limit is passed, or when the thread that started the process has ended. */
function watchProcess(): void {
  const end = (signal: NodeJS.Signals): void => void process.kill(process.pid, signal);
  new Socket({ fd: 0, readable: true, writable: false }).on('close', () => end('SIGKILL')).resume();
  let limits: { readonly cpu: number; readonly time: number; readonly memory: number } | null = null;
  const cpu = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  parentPort!.on('message', (bounds: Parse['bounds'] | null) => {
    limits = bounds && {
      cpu: cpu() + bounds.cpuSeconds,
      time: performance.now() + bounds.seconds * 1_000,
      memory: bounds.memory * 1024 * 1024,
    };
  });
  setInterval(() => {
    if (!limits) return;
    if (cpu() > limits.cpu || performance.now() > limits.time) end(OUT_OF_TIME);
    else if (process.memoryUsage.rss() > limits.memory) end('SIGKILL');
  }, LOOK);
  parentPort!.postMessage('ready');
}

if (isMainThread) await parseFiles();
else watchProcess();
