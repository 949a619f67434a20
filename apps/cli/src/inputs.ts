/** Reads the files and folders named on the command line. Errors are one sentence. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { UsageError } from './failure.ts';
import { reason } from './reasons.ts';

/** The bytes of a file; `-` is standard input. @throws UsageError */
export function readInput(path: string): Buffer {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : reason(error);
    throw new UsageError(`${path} cannot be read: ${why}.`);
  }
}

/** Returns the path if it is an existing folder. @throws UsageError */
export function existingFolder(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no folder ${path}.`);
  if (!statSync(path).isDirectory()) throw new UsageError(`${path} is a file. Name a folder with cards/ and rules/.`);
  return path;
}
