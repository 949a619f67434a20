/**
 * Runs `rw` as users do. The first run of each command in a test file, and each run that reads its input, gets its own process.
 * All others share one process, because a start takes longer than most commands.
 */
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export class CommandLine {
  private readonly known = new Set<string>();
  private readonly waiting = new Map<number, (ran: Ran) => void>();
  private lasting: ChildProcess | undefined;
  private asked = 0;

  /** @param cwd the folder in which commands run */
  constructor(private readonly cwd: string) {}

  /** @param env all environment variables of the command */
  run(args: readonly string[], env: NodeJS.ProcessEnv, input?: string): Promise<Ran> {
    const command = args[0]!;
    const reads = input !== undefined || args.includes('-');
    if (this.known.has(command) && !reads) return this.runAgain(args, env);
    this.known.add(command);
    return this.runAlone(args, env, input);
  }

  /** Ends the shared process. */
  close(): void {
    this.lasting?.kill();
  }

  private runAlone(args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<Ran> {
    return new Promise((resolve) => {
      const options = { env, cwd: this.cwd, maxBuffer: 1 << 26 };
      const child = execFile(process.execPath, [path('../../bin/rw.mjs'), ...args], options, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
      );
      child.stdin!.end(input);
    });
  }

  private runAgain(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
    this.lasting ??= this.start();
    const id = this.asked++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.lasting!.send({ id, args, env });
    });
  }

  private start(): ChildProcess {
    const child = fork(path('lasting-rw.mjs'), { cwd: this.cwd, execArgv: [], stdio: 'inherit' });
    child.on('message', ({ id, ...ran }: Ran & { id: number }) => {
      this.waiting.get(id)!(ran);
      this.waiting.delete(id);
    });
    child.once('exit', (code) => {
      for (const resolve of this.waiting.values())
        resolve({ code: -1, out: '', err: `The process that stays ended with ${code}.` });
      this.waiting.clear();
    });
    return child;
  }
}
