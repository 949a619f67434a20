/**
 * Parses bytes of users in a process of its own, which has limits on memory and on time. A parser of binary files can end its process (an
 * impossible array, memory of native code), and a thread does not contain that. The process is started on first use, parses one file after
 * the other and ends when it is idle, or when the thread that started it ends.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the process is asked. */
export interface Parse {
  readonly parser: string;
  readonly input: unknown;
  readonly bounds: { readonly cpuSeconds: number; readonly seconds: number; readonly memory: number };
}

/** `refused` is a sentence about the file. `broken` is a fault of the parser. */
export type Parsed = { readonly value: unknown } | { readonly refused: string } | { readonly broken: string };

/** The file was not parsed. The message is a sentence for people, without the name of the file. */
export class ParseError extends Error {}

/** The signal of a process that took too long. Any other signal means too much memory, or a fault of native code. */
export const OUT_OF_TIME = 'SIGALRM';

/** Megabytes of the objects of JavaScript, and of the whole process with native code. */
const HEAP = 512;
const MEMORY = 1_024;
/** The limits of one file in seconds: of CPU time, and of waiting on a machine that is busy. */
const CPU_SECONDS = 20;
const SECONDS = 120;
/** Milliseconds that an idle process is kept. Starting one takes about a tenth of a second. */
const IDLE = 5_000;

const MESSAGES = {
  time: `Reading the file took longer than ${CPU_SECONDS} seconds and was stopped. Use a smaller file.`,
  memory: `The file cannot be read: it needs more than ${HEAP} MB of memory, or it is damaged. Save it again, or use a smaller file.`,
  broken: 'The file cannot be read: it is damaged or unusual. Save it again in another program.',
} as const;

const isBuilt = import.meta.url.endsWith('.js');
const CODE = isBuilt
  ? new URL('./upload-process.js', import.meta.url)
  : new URL('./upload-process.ts', import.meta.url);

/** The environment of the process: without passwords and addresses of the installation. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'NODE_OPTIONS', 'TZ', 'LANG', 'TMPDIR'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

let running: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let turn: Promise<unknown> = Promise.resolve();

function started(): ChildProcess {
  if (running?.connected) return running;
  const child = fork(fileURLToPath(CODE), [], {
    execArgv: [...process.execArgv.filter((flag) => !flag.startsWith('--inspect')), `--max-old-space-size=${HEAP}`],
    serialization: 'advanced',
    // The process ends when the first pipe ends, so it cannot outlive the thread that started it.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: environment(),
  });
  child.once('exit', () => (running = running === child ? null : running));
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  running = child;
  return child;
}

/** Whether an idle process keeps this program alive. It must not. */
function holds(child: ChildProcess, isBusy: boolean): void {
  const handles = [child, child.channel, child.stdin as unknown as { ref(): void; unref(): void } | null];
  for (const handle of handles)
    if (isBusy) handle?.ref();
    else handle?.unref();
}

/** Ends an idle process. Forgets it first, so that the next file does not go to a process that is ending. */
function end(child: ChildProcess): void {
  if (running === child) running = null;
  child.kill('SIGKILL');
}

async function ask(parser: string, input: unknown): Promise<unknown> {
  clearTimeout(idle);
  const child = started();
  holds(child, true);
  try {
    const answer = await new Promise<Parsed>((resolve, reject) => {
      const clock = setTimeout(() => child.kill(OUT_OF_TIME), (SECONDS + 5) * 1_000);
      const done = (): void => {
        clearTimeout(clock);
        child.off('message', take).off('exit', died);
      };
      const take = (message: unknown): void => (done(), resolve(message as Parsed));
      const died = (_: number | null, signal: string | null): void => {
        done();
        reject(new ParseError(signal === OUT_OF_TIME ? MESSAGES.time : MESSAGES.memory));
      };
      child.on('message', take).once('exit', died);
      const bounds = { cpuSeconds: CPU_SECONDS, seconds: SECONDS, memory: MEMORY };
      child.send({ parser, input, bounds } satisfies Parse);
    });
    if ('refused' in answer) throw new ParseError(answer.refused);
    if ('broken' in answer) throw new ParseError(MESSAGES.broken, { cause: answer.broken });
    return answer.value;
  } finally {
    holds(child, false);
    idle = setTimeout(() => end(child), IDLE).unref();
  }
}

/**
 * Parses a file in the process. Files wait for each other.
 * @param parser a name in `upload-process.ts`
 * @param input plain data, such as bytes
 * @throws ParseError
 */
export function parseApart(parser: string, input: unknown): Promise<unknown> {
  const parsed = turn.then(() => ask(parser, input));
  turn = parsed.catch(() => undefined);
  return parsed;
}
