/** `rw import`: imports files into the database in one transaction. If a file is invalid, nothing changes. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { SourceFile } from '@rulewright/content';
import { collectGarbageIfGrown, readWithGuests } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import type { ImportReport, WorkStep } from '@rulewright/database';
import type { CommandContext } from '../context.ts';
import { RefusedError } from '../failure.ts';
import { existingFolder } from '../inputs.ts';
import { interruptible } from '../interrupt.ts';
import type { Output } from '../output.ts';

interface Flags {
  readonly author: string;
  readonly message: string;
  readonly changeSet?: string;
}

/** Creates a change set with the files that differ from the current release. */
async function propose(
  context: CommandContext,
  files: readonly SourceFile[],
  title: string,
  author: string,
): Promise<void> {
  const { authorNamed, DeskError, importFiles } = await import('@rulewright/desk');
  const database = await context.database();
  const who = await authorNamed(database, author);
  const { set, documents } = await importFiles(database, who, title, files, true).catch((error: unknown) => {
    throw error instanceof DeskError ? new RefusedError(error.message) : error;
  });
  const changed = documents.map(({ path, text, baseHash }) => {
    return { path, change: text === null ? 'removed' : baseHash === null ? 'added' : 'changed' };
  });
  const result = { changeSet: set.id, title: set.title, page: `/desk/sets/${set.id}`, documents: changed };
  context.output().result(result, () => {
    const count = changed.length === 1 ? '1 document' : `${changed.length} documents`;
    return `Change set ${set.id} "${set.title}" has ${count}. The site shows it at ${result.page}.`;
  });
}

/** Publishes the files as the next release. Ctrl-C leaves the database unchanged. */
export async function release(
  context: CommandContext,
  files: readonly SourceFile[],
  flags: Pick<Flags, 'author' | 'message'>,
): Promise<ImportReport> {
  const { importTree } = await import('@rulewright/database');
  const database = await context.database();
  const bars = new StepBars(context.output());
  return interruptible(async (signal) => {
    const onStep = (step: WorkStep): void => {
      bars.show(step);
      collectGarbageIfGrown();
    };
    try {
      return await importTree(database, files, knownGames, { ...flags, onStep, signal });
    } catch (error) {
      throw signal.aborted ? new RefusedError('The import was cancelled. The database is as it was before.') : error;
    } finally {
      bars.stop();
    }
  });
}

const UNITS: Readonly<Record<WorkStep['step'], string>> = { reading: 'documents read', writing: 'documents written' };

/** Progress bars, one for each step. */
class StepBars {
  private step: WorkStep['step'] | null = null;
  private bar: ReturnType<Output['progress']> | null = null;

  constructor(private readonly output: Output) {}

  show({ step, done, total }: WorkStep): void {
    if (step !== this.step) {
      this.stop();
      this.step = step;
      this.bar = this.output.progress(total, UNITS[step]);
    }
    this.bar!.at(done);
  }

  stop(): void {
    this.bar?.stop();
    this.bar = null;
  }
}

export function addImport(program: Command, context: CommandContext): void {
  program
    .command('import')
    .argument('<dir>', 'folder with cards/ and rules/')
    .description('import files into the database as the next release, or as a change set if the desk has changes')
    .option(
      '--author <NAME>',
      'the author of the change; the address of an account makes that account the owner',
      'files',
    )
    .option('--message <TEXT>', 'a note on the change', 'Imported from files')
    .option('--change-set <NAME>', 'do not release: create a change set of this name with the files that differ')
    .action(async (dir: string, { changeSet, ...flags }: Flags) => {
      const files = await readWithGuests(existingFolder(resolve(dir)));
      if (changeSet !== undefined) return propose(context, files, changeSet, flags.author);
      const result = await release(context, files, flags);
      context.output().result(result, () => result.sentence);
    });
}
