/** `rw schemas`: writes JSON Schemas of the files in cards/ and rules/, for editors and other programs. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { jsonSchemas } from '@rulewright/content';
import type { CommandContext } from '../context.ts';
import { writeWhole } from '../files.ts';

export function addSchemas(program: Command, context: CommandContext): void {
  program
    .command('schemas')
    .argument('<dir>', 'folder that receives a folder for each game')
    .description('JSON Schemas of the files of cards/ and rules/')
    .action(async (dir: string) => {
      const { games } = await context.content();
      const written = games.flatMap(({ doc: { id }, vocabulary }) => {
        mkdirSync(join(dir, id), { recursive: true });
        return Object.entries(jsonSchemas(vocabulary)).map(([kind, schema]) => {
          const path = join(dir, id, `${kind}.schema.json`);
          writeWhole(path, `${JSON.stringify(schema, null, 2)}\n`);
          return path;
        });
      });
      context.output().result({ written }, () => written.join('\n'));
    });
}
