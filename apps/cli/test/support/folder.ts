/** A temporary folder for one test file that runs `rw`. Contains copies of the content, and a data folder for each database. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandLine, type Ran } from './rw.ts';

export const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

interface Options {
  /** The name of the data folder. */
  readonly data?: string;
  readonly input?: string;
}

/**
 * Accepts the files of one game, except its worked examples and its quick start, which shows some examples. Every command reads and checks
 * all content, so a small tree is faster.
 */
export const isFew = (path: string): boolean =>
  /^(?:$|\/metabaloids)/u.test(path) && !path.includes('/examples') && !path.endsWith('/learn.yaml');

export class CommandFolder {
  readonly folder = mkdtempSync(join(tmpdir(), 'rw-cli-'));
  /** A small copy of the content. */
  readonly content = this.treeIn('content', isFew);
  private readonly commandLine = new CommandLine(this.folder);

  /** Copies the content into a folder, and returns its path. */
  treeIn(name: string, filter: (path: string) => boolean = () => true): string {
    const tree = join(this.folder, name);
    for (const part of ['cards', 'rules']) {
      const from = join(workspace, part);
      cpSync(from, join(tree, part), { recursive: true, filter: (path) => filter(path.slice(from.length)) });
    }
    return tree;
  }

  /** Runs `rw` with a data folder inside this folder. */
  rw = (args: readonly string[], { data = 'empty', input }: Options = {}): Promise<Ran> =>
    this.commandLine.run(args, { ...process.env, DATA_DIR: join(this.folder, data), DATABASE_URL: '' }, input);

  /** Runs `rw` with `--json`. `value` is the parsed output. */
  json = async (args: readonly string[], options?: Options) => {
    const ran = await this.rw([...args, '--json'], options);
    return { ...ran, value: JSON.parse(ran.out) as never };
  };

  /** Writes a file, and returns its path. */
  file = (name: string, text: string | Buffer): string => {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  };

  close(): void {
    this.commandLine.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
