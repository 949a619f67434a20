/** `rw backup`: saves all data of an installation to one file. The installation can keep running. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { databaseAddress, nameOf, type CommandContext } from '../context.ts';
import { writing } from '../files.ts';

export function addBackup(program: Command, context: CommandContext): void {
  program
    .command('backup')
    .argument('<path>', 'a new file, or a folder for a file named after the time')
    .description('copy the database (DATABASE_URL or DATA_DIR) to one file and check it; the program can keep running')
    .action(async (path: string) => {
      const { backUp } = await import('@rulewright/database');
      const address = databaseAddress();
      const file = await writing(resolve(path), () => backUp(address, resolve(path)));
      const bytes = statSync(file).size;
      context.output().result({ file, bytes }, () => {
        return `${nameOf(address)} is copied to ${file} (${(bytes / 1e6).toFixed(1)} MB). Keep it on another machine.`;
      });
    });
}
