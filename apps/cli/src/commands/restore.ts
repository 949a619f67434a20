/** `rw restore`: restores an installation from a backup and migrates it to the version of this program. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { databaseAddress, nameOf, type CommandContext } from '../context.ts';
import { writing } from '../files.ts';

export function addRestore(program: Command, context: CommandContext): void {
  program
    .command('restore')
    .argument('<file>', 'a file that rw backup wrote')
    .description('restore a backup as the database (DATABASE_URL or DATA_DIR), which must not exist yet or be empty')
    .action(async (source: string) => {
      const { currentRelease, restoreBackup } = await import('@rulewright/database');
      const address = databaseAddress();
      await writing(nameOf(address), () => restoreBackup(resolve(source), address));
      // Opening the database runs the migrations that are newer than the backup.
      const release = await currentRelease(await context.database());
      const result = { database: nameOf(address), release: release?.number ?? null };
      context.output().result(result, () => {
        const what = release ? `with release ${release.number}` : 'without a release';
        return `${result.database} is restored, ${what}.`;
      });
    });
}
