/** `rw format`: writes the play documents of a folder in the one style of the language. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { formatPlay } from '@rulewright/content/play';
import { readTree } from '@rulewright/content/node';
import type { CommandContext } from '../context.ts';
import { writeFolder } from '../files.ts';
import { existingFolder } from '../inputs.ts';

export function addFormat(program: Command, context: CommandContext): void {
  program
    .command('format')
    .argument('[dir]', 'folder with cards/ and rules/', '.')
    .option('--check', 'only list the documents that have another style, and write nothing')
    .description('write the play documents of a folder in one style')
    .action(async (dir: string, { check = false }: { check?: boolean }) => {
      const folder = existingFolder(resolve(dir));
      const changed = (await readTree(folder))
        .filter(({ path }) => path.endsWith('.play'))
        .map(({ path, text }) => ({ path, text, formatted: formatPlay(text) }))
        .filter(({ text, formatted }) => text !== formatted)
        .map(({ path, formatted }) => ({ path, text: formatted }));
      if (!check) await writeFolder(folder, changed);
      const paths = changed.map(({ path }) => path);
      context.output().result({ changed: paths }, () => {
        const what = `${paths.length} ${paths.length === 1 ? 'document' : 'documents'}`;
        return [...paths, check ? `${what} to format` : `${what} formatted`].join('\n');
      });
      context.exit(check && changed.length > 0 ? 1 : 0);
    });
}
