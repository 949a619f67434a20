/** `rw coverage`: lists rules without text, citation or example, and optionally how often each rule fires in random games. */
import type { Command } from 'commander';
import { countFirings, coverageOf, type Coverage, type ModeFirings } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { chosenGame, pluginOf } from '../rulesets.ts';

interface Flags {
  readonly game?: string;
  readonly simulate?: number;
  readonly seed: number;
}

export function addCoverage(program: Command, context: CommandContext): void {
  program
    .command('coverage')
    .description('rules without text, engine citation or example, and how often each fires')
    .option('--game <GAME>', 'the game; required if there are several')
    .option('--simulate <N>', 'play N random games of every mode and count the rules', wholeNumber(1, 10_000_000))
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .action(async (flags: Flags) => {
      const content = await context.content();
      const plugin = pluginOf(chosenGame(content, flags.game));
      const output = context.output();
      const coverage = coverageOf(content, plugin);
      const { rules, withText, withCitation, withExample, pinned, forPeople, gaps } = coverage;
      const games = flags.simulate;
      let simulation: ModeFirings[] | undefined;
      if (games !== undefined) {
        const bar = output.progress(games * content.game(plugin.id).doc.modes.length, 'games');
        const onProgress = (played: number): void => bar.at(played);
        simulation = await countFirings(content, plugin, { games, seed: flags.seed | 0, onProgress });
        bar.stop();
      }
      output.result({ ...coverage, ...(simulation && { simulation }) }, () => {
        const rows = [
          ['rules', rules],
          ['with text', withText],
          ['cited by code', withCitation],
          ['with examples', withExample],
          ['pinned examples', pinned],
          ['for people', forPeople],
        ] as const;
        const lacking = gaps.map((gap) => `${gap.ruleId} lacks ${gap.missing.join(', ')}`);
        return [table(rows), ...lacking, ...(simulation ? firings(coverage, simulation) : [])].join('\n');
      });
      context.exit(gaps.length === 0 ? 0 : 1);
    });
}

/** A table of rules by modes with the number of firings, or `-` if the mode does not have the rule. Then the rules that never fired,
 * with the reason. */
function firings({ details }: Coverage, simulation: readonly ModeFirings[]): string[] {
  const counted = details.filter((rule) => rule.counted);
  const rows = counted.map(({ ruleId, texts }) => [
    ruleId,
    ...simulation.map(({ mode, rules }) => (mode in texts ? (rules[ruleId] ?? 0) : '-'.padStart(mode.length))),
  ]);
  const never = counted.flatMap(({ ruleId, texts, rare }) => {
    const modes = simulation.filter(({ mode, rules }) => mode in texts && !rules[ruleId]).map(({ mode }) => mode);
    return modes.length > 0 ? [`${ruleId} never fired in ${modes.join(', ')}. ${rare ?? 'No reason is given.'}`] : [];
  });
  return ['', table([['fired', ...simulation.map(({ mode }) => mode)], ...rows]), '', ...never];
}
