/** The front's handle on the renderer process: starts it, restarts it after a crash, and sends requests to its loopback port. */
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request, type ClientRequest, type RequestOptions } from 'node:http';

/** Milliseconds before a restart; doubled each time the process dies soon after its start. */
const PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** Milliseconds after which a process counts as stable. */
const GROWN = 10_000;
/** Milliseconds until an idle connection is closed. The renderer keeps them open longer. */
const IDLE = 30_000;

/** The measurements that the process sends every few seconds. */
export interface RendererNumbers {
  /** The 99th percentile of the delay of its event loop since the last report, in seconds. */
  readonly delay: number;
  /** The resident memory, in bytes. */
  readonly resident: number;
  /** Processor time since its start, in seconds. */
  readonly cpu: number;
}

/** The messages of the process to the front. */
export type RendererMessage = { readonly port: number } | { readonly numbers: RendererNumbers };

interface Awaited {
  readonly promise: Promise<number>;
  readonly resolve: (port: number) => void;
}

function awaited(): Awaited {
  let resolve!: Awaited['resolve'];
  const promise = new Promise<number>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** The part of a renderer that the front needs. */
export type Renders = Pick<Renderer, 'request'>;

/** The renderer is not available now. */
class NoRendererError extends Error {}

export class Renderer {
  private readonly agent = new Agent({ keepAlive: true, timeout: IDLE });
  private child: ChildProcess | null = null;
  private port = awaited();
  private pause = PAUSE;
  private stopped = false;
  private started = 0;
  private last: RendererNumbers | null = null;

  /** @param script the module of the process, which sends `{ port }` when it listens */
  constructor(private readonly script: string | URL) {}

  /** Starts the process. Resolves when it listens, and rejects if it exits before. */
  async start(): Promise<void> {
    this.spawn();
    const died = new Promise<never>((_, reject) =>
      this.child!.once('exit', (code) => reject(new NoRendererError(`The renderer ended with code ${code}.`))),
    );
    await Promise.race([this.port.promise, died]);
  }

  /**
   * Sends a request to the renderer.
   * @param patience milliseconds to wait for a process that is starting
   * @throws NoRendererError
   */
  async request(options: RequestOptions, patience = LONGEST_PAUSE): Promise<ClientRequest> {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new NoRendererError('The renderer is being started.')), patience).unref(),
    );
    const port = await Promise.race([this.port.promise, late]);
    return request({ ...options, host: '127.0.0.1', port, agent: this.agent });
  }

  /** The number of processes started so far. */
  get starts(): number {
    return this.started;
  }

  /** The last measurements of the process; null before the first report. */
  get numbers(): RendererNumbers | null {
    return this.last;
  }

  stop(): void {
    this.stopped = true;
    this.child?.kill('SIGKILL');
    this.agent.destroy();
  }

  private spawn(): void {
    const begun = performance.now();
    const child = fork(this.script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.child = child;
    this.started++;
    child.on('message', (message) => {
      const rendererMessage = message as RendererMessage;
      if ('port' in rendererMessage) this.port.resolve(rendererMessage.port);
      else this.last = rendererMessage.numbers;
    });
    child.on('error', (error) => process.stderr.write(`The renderer: ${error.message}\n`));
    child.on('exit', (code, signal) => {
      if (this.stopped) return;
      this.port = awaited();
      this.last = null;
      this.pause = performance.now() - begun > GROWN ? PAUSE : Math.min(this.pause * 2, LONGEST_PAUSE);
      process.stderr.write(`The renderer ended (${signal ?? code}); starting it again.\n`);
      setTimeout(() => !this.stopped && this.spawn(), this.pause).unref();
    });
  }
}
