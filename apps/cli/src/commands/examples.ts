/** `rw examples`: plays the worked examples and reports which examples pass. */
import type { Command } from 'commander';
import { hasEngine } from '@rulewright/games';
import { runExamples } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../failure.ts';
import { pluginOf } from '../rulesets.ts';

export function addExamples(program: Command, context: CommandContext): void {
  program
    .command('examples')
    .argument('[what...]', 'ids of examples or rules, or parts of file names; none means all')
    .description('play the worked examples')
    .option('--game <GAME>', 'one game (default: all that have an engine)')
    .action(async (only: string[], flags: { game?: string }) => {
      const content = await context.content();
      const played = content.games.filter(hasEngine);
      const games = flags.game === undefined ? played : [content.game(flags.game)];
      const results = games.flatMap((game) => runExamples(content, pluginOf(game), { only }));
      if (results.length === 0 && only.length > 0)
        throw new UsageError(`No example has this id, rule or part of a file name: ${only.join(', ')}.`);
      const failed = results.filter((one) => !one.passed);
      const value = { passed: results.length - failed.length, failed: failed.length, results };
      context.output().result(value, () => {
        const lines = failed.map((one) => `✗ ${one.id} (${one.mode || 'no mode'}): ${one.title}\n${one.message}`);
        return [...lines, `${value.passed} passed, ${value.failed} failed`].join('\n');
      });
      context.exit(failed.length === 0 && results.length > 0 ? 0 : 1);
    });
}
