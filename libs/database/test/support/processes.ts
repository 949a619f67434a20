/** Imports that run in separate processes, which a test may kill. */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '@rulewright/content';
import { bundleForTests } from '../../../../tools/lib/bundle.mjs';
import type { DatabaseOptions } from '../../src/index.ts';

/** The process that imports. */
const PROCESS = await bundleForTests(fileURLToPath(new URL('import-process.ts', import.meta.url)));

export interface ImportEnd {
  /** The outcome that the process reported; null if it was killed before that. */
  readonly outcome: string | null;
  /** The number of SQL statements that it ran. */
  readonly statements: number;
  readonly errors: string;
  /** Milliseconds from the moment it was ready. */
  readonly took: number;
}

export async function writeFiles(file: string, files: readonly SourceFile[]): Promise<string> {
  await writeFile(file, JSON.stringify(files));
  return file;
}

export interface Kill {
  /** Kills the process this many milliseconds after it is ready. */
  readonly after?: number;
  /** Kills the process right before this SQL statement, counted from 1. */
  readonly before?: number;
}

/** Imports the files listed in a JSON file. */
export function importInProcess(options: DatabaseOptions, file: string, kill: Kill = {}): Promise<ImportEnd> {
  const before = kill.before === undefined ? [] : [String(kill.before)];
  const args = ['--enable-source-maps', PROCESS, JSON.stringify(options), file, ...before];
  // Node warns if both variables are set. Only the output of the process itself matters.
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  let errors = '';
  let ready = 0;
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    if (ready > 0 || !said.startsWith('ready')) return;
    ready = performance.now();
    if (kill.after !== undefined) void sleep(kill.after).then(() => child.kill('SIGKILL'));
  });
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      const [, outcome, statements] = /^ready\n(\S+) (\d+)\n/.exec(said) ?? [];
      resolve({
        outcome: outcome ?? null,
        statements: Number(statements ?? 0),
        errors,
        took: performance.now() - ready,
      });
    });
  });
}
