/** `rw conformance`: writes the conformance kit of a game. Another program can use it to prove that it plays the same rules. */
import type { Command } from 'commander';
import { CONFORMANCE_VERSION, ConformanceError, conformanceKit } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { writeFolder } from '../files.ts';
import { RefusedError } from '../failure.ts';
import { chosenGame, pluginOf } from '../rulesets.ts';

export function addConformance(program: Command, context: CommandContext): void {
  program
    .command('conformance')
    .argument('<dir>', 'folder that receives the kit')
    .description('write worked examples with their events, and deck checks, for other programs')
    .option('--game <GAME>', 'the game; required if there are several')
    .action(async (dir: string, flags: { game?: string }) => {
      const content = await context.content();
      const game = chosenGame(content, flags.game).doc.id;
      try {
        const files = conformanceKit(content, pluginOf(content.game(game)));
        await writeFolder(dir, files);
        const value = { dir, game, version: CONFORMANCE_VERSION, files: files.map(({ path }) => path) };
        context.output().result(value, () => `${files.length} files written to ${dir}.`);
      } catch (error) {
        if (error instanceof ConformanceError) throw new RefusedError(error.message);
        throw error;
      }
    });
}
