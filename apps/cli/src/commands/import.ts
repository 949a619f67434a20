/** `rw import`: files to the database, in one transaction; a bad file changes nothing. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readTree } from '@rulewright/content/node';
import { gamePlugins, vocabularies } from '@rulewright/games';
import type { Context } from '../context.ts';

export function addImport(program: Command, context: Context): void {
  program
    .command('import')
    .argument('<dir>', 'folder with cards/ and rules/')
    .description('files to the database: the next release, or a change set where the desk has worked on')
    .option('--author <NAME>', 'who made the change', 'files')
    .option('--message <TEXT>', 'what it is for', 'Imported from files')
    .action(async (dir: string, flags: { author: string; message: string }) => {
      const files = await readTree(resolve(dir));
      const { importTree } = await import('@rulewright/database');
      const database = await context.database();
      const deckRules = Object.fromEntries(gamePlugins.map((plugin) => [plugin.id, plugin.deckRules]));
      const result = await importTree(database, files, vocabularies, { ...flags, deckRules });
      context.output().result(result, () => result.sentence);
    });
}
