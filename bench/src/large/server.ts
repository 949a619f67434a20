/** A game of any size in a new database, and the built API on it. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readTree, writeTree } from '@rulewright/content/node';
import { LARGE_GAME, ROOT } from '../content.ts';
import type { Health } from './delay.ts';
import { madeCards, madeDecks } from './made-cards.ts';

/** Seconds that a server may take until its first answer. */
const PATIENCE = 120;

/** A server is idle when it uses less than this many milliseconds of CPU in two seconds. */
const IDLE = 100;
/** The most times that `idle` looks at a server. After its first start, a server proves the worked examples. */
const MOST_LOOKS = 150;

export interface Imported {
  /** The data folder. */
  readonly data: string;
  readonly seconds: number;
  /** The CPU seconds of the import; 0 if the system does not report them. */
  readonly cpu: number;
  /** Peak memory in megabytes. */
  readonly memory: number;
}

/**
 * Imports all content of the workspace and `further` made-up cards with decks into a new database.
 * @throws Error with the output of the import
 */
export async function imported(further: number): Promise<Imported> {
  const data = await mkdtemp(join(tmpdir(), 'rulewright-large-'));
  const files = await readTree(ROOT);
  const tree = join(data, 'tree');
  await writeTree(tree, [...files, ...madeCards(files, LARGE_GAME, further), ...madeDecks(LARGE_GAME, further)]);
  const began = performance.now();
  const preload = fileURLToPath(new URL('delay.js', import.meta.url));
  const child = spawn(process.execPath, ['--import', preload, join(ROOT, 'apps/cli/bin/rw.mjs'), 'import', tree], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  let memory = 0;
  let cpu = 0;
  const note = (now: Usage): void => {
    memory = Math.max(memory, now.memory);
    cpu = Math.max(cpu, now.cpu);
  };
  const look = setInterval(() => void usageOf(child.pid!).then(note), 100);
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - began) / 1000;
  clearInterval(look);
  if (code !== 0) throw new Error(said);
  await rm(tree, { recursive: true });
  return { data, seconds, cpu, memory };
}

interface Usage {
  /** Peak memory in megabytes. */
  readonly memory: number;
  /** CPU seconds of all threads. */
  readonly cpu: number;
}

/** Linux counts CPU time in ticks. This is the number of ticks per second. */
const TICKS = 100;

/** The memory and the CPU time that a process has used so far; zeros if the system does not report them. */
async function usageOf(pid: number): Promise<Usage> {
  const read = (name: string): Promise<string> => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [status, stat] = await Promise.all([read('status'), read('stat')]);
  // The name of the program, in brackets, can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memory: Number(/^VmHWM:\s+(\d+)/mu.exec(status)?.[1] ?? 0) / 1024,
    cpu: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS,
  };
}

/**
 * Adds an account to a database.
 * @throws Error with the output of the command
 */
export async function addPerson(data: string, email: string, password: string, role: string): Promise<void> {
  const rw = join(ROOT, 'apps/cli/bin/rw.mjs');
  const child = spawn(process.execPath, [rw, 'user', 'add', email, '--role', role, '--password'], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${password}\n`);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`rw user add ended with code ${code}.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const SECRET = 'a secret that only this run knows';

export class Server {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
    /** Milliseconds from the start of the process to its first answer. */
    readonly started: number,
  ) {}

  /**
   * Starts the API and waits for its first answer.
   * @throws Error when there is none
   */
  static async start(data: string): Promise<Server> {
    const port = await freePort();
    const preload = fileURLToPath(new URL('delay.js', import.meta.url));
    const env = {
      ...process.env,
      DATA_DIR: data,
      DATABASE_URL: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      SITE_SECRET: SECRET,
      LAB_THREADS: '0',
      LOG_LEVEL: 'error',
    };
    const began = performance.now();
    const child = fork(join(ROOT, 'apps/api/dist/main.js'), { env, execArgv: ['--import', preload] });
    for (;;) {
      const server = new Server(child, `http://127.0.0.1:${port}/graphql`, performance.now() - began);
      const answered = await server.ask('{ games { id } }').catch(() => false);
      if (answered !== false) {
        const started = performance.now() - began;
        child.send('begin');
        return new Server(child, server.url, started);
      }
      if (child.exitCode !== null || performance.now() - began > PATIENCE * 1000) {
        child.kill('SIGKILL');
        throw new Error('The API did not answer.');
      }
      await sleep(20);
    }
  }

  /**
   * Sends a query and returns the milliseconds until its answer.
   * @throws Error for an answer with errors
   */
  async ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<number> {
    return (await this.answer(query, variables)).took;
  }

  /**
   * Sends a query. Returns the answer, its time in milliseconds, and the cookie that the API set.
   * @throws Error for an answer with errors
   */
  async answer(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly data: unknown; readonly took: number; readonly cookie: string }> {
    const began = performance.now();
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'rulewright-site': SECRET, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data: unknown;
      readonly errors?: readonly { readonly message: string }[];
    };
    if (errors) throw new Error(errors[0]!.message);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
    return { data, took: performance.now() - began, cookie };
  }

  /** Whether the process has ended. */
  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async health(): Promise<Health> {
    const answer = once(this.child, 'message') as Promise<[Health]>;
    this.child.send('health');
    return (await answer)[0];
  }

  /** Waits until the server has finished its startup work, such as proving the worked examples. */
  async idle(): Promise<void> {
    for (let look = 0, before = -Infinity; look < MOST_LOOKS; look++) {
      const { cpu } = await this.health();
      if (cpu - before < IDLE) return;
      before = cpu;
      await sleep(2_000);
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
