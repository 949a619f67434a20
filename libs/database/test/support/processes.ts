/** Imports in processes of their own, which may be killed. */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '@rulewright/content';
import type { DatabaseOptions } from '../../src/index.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export interface ImportEnd {
  /** The outcome that the process reported; null where it was killed first. */
  readonly outcome: string | null;
  readonly errors: string;
  /** From the moment it was ready, in milliseconds. */
  readonly took: number;
}

export async function writeFiles(file: string, files: readonly SourceFile[]): Promise<string> {
  await writeFile(file, JSON.stringify(files));
  return file;
}

/** Imports the files listed in a JSON file. `killAfter`: milliseconds from the moment it is ready. */
export function importInProcess(options: DatabaseOptions, file: string, killAfter?: number): Promise<ImportEnd> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@rulewright/source',
      '--import',
      path('typescript.mjs'),
      path('import-process.ts'),
      JSON.stringify(options),
      file,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let errors = '';
  let ready = 0;
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    if (ready > 0 || !said.startsWith('ready')) return;
    ready = performance.now();
    if (killAfter !== undefined) void sleep(killAfter).then(() => child.kill('SIGKILL'));
  });
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      const outcome = /^ready\n(.+)\n/.exec(said)?.[1] ?? null;
      resolve({ outcome, errors, took: performance.now() - ready });
    });
  });
}
