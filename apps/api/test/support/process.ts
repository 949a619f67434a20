/** The API as a separate process that tests can kill. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { SECRET } from './site.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const HOOKS = ['--conditions=@rulewright/source', '--import', path('../../../../tools/ts-loader.mjs')];
/** The built code if there is a build: it starts faster, and its bots run in threads. */
const BUILT = path('../../dist/main.js');
const MAIN = existsSync(BUILT) ? [BUILT] : [...HOOKS, path('../../src/main.ts')];

/** Returns a port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The environment variables for a database. */
export function environmentOf({ options }: DataSource): Record<string, string> {
  return options.type === 'postgres'
    ? { DATABASE_URL: String(options.url) }
    : { DATA_DIR: dirname(String(options.database)), DATABASE_URL: '' };
}

export class ApiProcess {
  private child: ChildProcess | null = null;
  private said = '';

  private constructor(
    private readonly database: DataSource,
    readonly port: number,
    private readonly extra: Readonly<Record<string, string>>,
  ) {}

  /** Starts a process on a database with content, and waits until it answers. @param extra environment variables of the process */
  static async start(
    database: DataSource,
    port?: number,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<ApiProcess> {
    const started = new ApiProcess(database, port ?? (await freePort()), extra);
    await started.restart();
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Restarts the process on the same port. */
  async restart(): Promise<void> {
    const env = {
      ...process.env,
      ...environmentOf(this.database),
      PORT: String(this.port),
      LAB_THREADS: '0',
      SITE_SECRET: SECRET,
      ...this.extra,
    };
    const child = spawn(process.execPath, MAIN, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (this.said = (this.said + data.toString()).slice(-4_000)));
    while (child.exitCode === null) {
      const response = await fetch(`${this.url}/healthz`).catch(() => null);
      if (response?.ok) return;
      await sleep(50);
    }
    throw new Error(`The API did not start.\n${this.said}`);
  }

  /** Stops the process like a supervisor. Resolves to its exit code, or to the signal that ended it. */
  async stop(): Promise<number | string> {
    const { child } = this;
    if (!child) throw new Error('It was never started.');
    const ended = new Promise<number | string>((resolve) =>
      child.once('exit', (code, signal) => resolve(code ?? signal ?? 'lost')),
    );
    child.kill('SIGTERM');
    return ended;
  }

  /** The last output of the process. */
  get output(): string {
    return this.said;
  }

  /** Kills the process. Fails if it has already ended. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.signalCode !== null || child.exitCode === 0) return;
    if (child.exitCode !== null) throw new Error(`The API ended by itself.\n${this.said}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
