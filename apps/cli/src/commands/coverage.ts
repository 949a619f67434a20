/** `rw coverage`: rules without text, engine citation or example. */
import type { Command } from 'commander';
import { coverageOf } from '@rulewright/lab';
import type { Context } from '../context.ts';
import { table } from '../output.ts';
import { chosenGame, pluginOf } from '../rulesets.ts';

export function addCoverage(program: Command, context: Context): void {
  program
    .command('coverage')
    .description('rules without text, engine citation or example')
    .option('--game <GAME>', 'the game; needed when there are several')
    .action(async (flags: { game?: string }) => {
      const content = await context.content();
      const coverage = coverageOf(content, pluginOf(chosenGame(content, flags.game).doc.id));
      const { rules, withText, withCitation, withExample, forPeople, gaps } = coverage;
      context.output().result(coverage, () => {
        const rows = [
          ['rules', rules],
          ['with text', withText],
          ['cited by code', withCitation],
          ['with examples', withExample],
          ['for people', forPeople],
        ] as const;
        return [table(rows), ...gaps.map((gap) => `${gap.ruleId} lacks ${gap.missing.join(', ')}`)].join('\n');
      });
      context.exit(gaps.length === 0 ? 0 : 1);
    });
}
