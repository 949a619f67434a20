/** Files that commands write. A failure is one sentence with the path, and leaves no half file. */
import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { SourceFile } from '@rulewright/content';
import { writeTree } from '@rulewright/content/node';
import { UsageError } from './failure.ts';
import { isDiskFailure, reason } from './reasons.ts';

/** Names `path` in an error of writing it. An error that names another path, or that is not about files, stays unchanged. */
function named(path: string, error: unknown): unknown {
  const isOurs = (error as NodeJS.ErrnoException | null)?.path?.startsWith(path) ?? false;
  return isDiskFailure(error) || isOurs ? new UsageError(`${path} cannot be written: ${reason(error)}.`) : error;
}

/** Runs `work`, which writes the file or the folder `path`. @throws UsageError if it cannot be written */
export async function writing<T>(path: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw named(path, error);
  });
}

/** Writes files below a folder. @throws UsageError */
export const writeFolder = (folder: string, files: Iterable<SourceFile>): Promise<void> =>
  writing(folder, () => writeTree(folder, files));

/**
 * A file that is written piece by piece. It gets its name when it is complete, and until then it ends in `.part`. Devices and pipes are
 * written directly. Each method throws a `UsageError` if the file cannot be written.
 */
export class NewFile {
  private readonly target: string;
  private readonly part: string;
  private handle: number | null = null;
  private isComplete = false;

  constructor(private readonly path: string) {
    // A link stays a link, and the file that it names is replaced.
    this.target = existsSync(path) ? realpathSync(path) : path;
    const isSpecial = existsSync(path) && !statSync(path).isFile();
    this.part = isSpecial ? this.target : `${this.target}.part`;
    this.try(() => (this.handle = openSync(this.part, 'w')));
  }

  /** Appends data. */
  write(data: string | Uint8Array): void {
    // `writeSync` would silently write less than everything if little room is left.
    this.try(() => writeFileSync(this.handle!, data));
  }

  /** Completes the file. */
  done(): void {
    this.try(() => {
      this.close();
      if (this.part !== this.target) renameSync(this.part, this.target);
      this.isComplete = true;
    });
  }

  /** Removes the file, unless it is complete. */
  discard(): void {
    if (this.isComplete) return;
    this.close();
    if (this.part !== this.target) rmSync(this.part, { force: true });
  }

  private close(): void {
    const { handle } = this;
    this.handle = null;
    if (handle !== null) closeSync(handle);
  }

  private try(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.discard();
      throw new UsageError(`${this.path} cannot be written: ${reason(error)}.`);
    }
  }
}

/** Writes a whole file. An older file of this name stays until the new one is complete. @throws UsageError */
export function writeWhole(path: string, data: string | Uint8Array): void {
  const file = new NewFile(path);
  file.write(data);
  file.done();
}
