/** `rw export`: writes the documents of a release as files, identical to the imported ones. */
import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { writeFolder } from '../files.ts';
import { wholeNumber } from '../numbers.ts';

export function addExport(program: Command, context: CommandContext): void {
  program
    .command('export')
    .argument('<dir>', 'folder that receives cards/ and rules/')
    .description('write the database as files, byte for byte')
    .option('--release <N>', 'a release other than the current one', wholeNumber(1, 1_000_000_000))
    .action(async (dir: string, flags: { release?: number }) => {
      const { exportTree } = await import('@rulewright/database');
      const database = await context.database();
      const files = await exportTree(database, flags.release);
      await writeFolder(dir, files);
      context.output().result({ dir, files: files.length }, () => `${files.length} files written to ${dir}.`);
    });
}
