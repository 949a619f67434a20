/** `rw migrate`: migrates the database to the version of the program, before the processes of this version start. */
import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';

export function addMigrate(program: Command, context: CommandContext): void {
  program
    .command('migrate')
    .description('bring the database (DATABASE_URL or DATA_DIR) to the version of this program')
    .action(async () => {
      const { migrationState } = await import('@rulewright/database');
      // Opening the database runs all missing migrations, or none if one fails.
      const { unknown } = await migrationState(await context.database());
      context
        .output()
        .result({ newer: unknown }, () =>
          unknown.length === 0
            ? 'The database has the version of this program.'
            : 'The database has the version of a newer program, which added to it. This program can use it.',
        );
    });
}
