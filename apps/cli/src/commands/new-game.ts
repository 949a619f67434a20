/** `rw new game`: writes the files of a small game, as a template for a new game. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { nameOfId, newGame, prefixOfId, slugSchema } from '@rulewright/content';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../failure.ts';
import { writeFolder } from '../files.ts';

interface Flags {
  readonly name?: string;
  readonly prefix?: string;
  readonly dir: string;
  readonly withPlay?: boolean;
}

export function addNewGame(program: Command, context: CommandContext): void {
  const group = program.commands.find((one) => one.name() === 'new') ?? program.command('new').description('new games');
  group
    .command('game')
    .argument('<id>', 'the id of the game: lower-case letters and digits joined by hyphens')
    .description('write the files of a small game')
    .option('--name <NAME>', 'its name (default: made from the id)')
    .option('--prefix <LETTERS>', 'the first part of its rule ids (default: made from the id)')
    .option('--with-play', 'with a play document, so that the game plays at once')
    .option('--dir <DIR>', 'folder that receives cards/ and rules/', '.')
    .action(async (id: string, flags: Flags) => {
      if (!slugSchema.safeParse(id).success)
        throw new UsageError(
          `"${id}" is not an id. Use lower-case letters and digits joined by hyphens, such as night-train.`,
        );
      const prefix = flags.prefix ?? prefixOfId(id);
      if (!/^[a-z]+$/u.test(prefix))
        throw new UsageError(
          'Name the first part of the rule ids with --prefix, such as --prefix nt. It has only lower-case letters.',
        );
      const dir = resolve(flags.dir);
      const taken = [`rules/${id}`, `cards/${id}`].find((path) => existsSync(join(dir, path)));
      if (taken !== undefined) throw new UsageError(`${join(dir, taken)} is already there. Choose another id.`);
      const files = newGame({ id, prefix, name: flags.name ?? nameOfId(id), withPlay: flags.withPlay ?? false });
      await writeFolder(dir, files);
      const written = files.map(({ path }) => path);
      context
        .output()
        .result({ game: id, dir, written }, () =>
          [...written, '', `${files.length} files written to ${dir}. Check them with: npx rw check ${flags.dir}`].join(
            '\n',
          ),
        );
    });
}
