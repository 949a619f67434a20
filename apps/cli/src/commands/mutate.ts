/** `rw mutate`: changes rules one at a time and lists the changes that no worked example detects. */
import type { Command } from 'commander';
import { checkMutations, sayMutation } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { chosenGame, pluginOf } from '../rulesets.ts';

interface Flags {
  readonly game?: string;
  readonly sample?: number;
  readonly seed: number;
}

export function addMutate(program: Command, context: CommandContext): void {
  program
    .command('mutate')
    .description('change every parameter, switch off every rule, and name the changes that no worked example notices')
    .option('--game <GAME>', 'the game; required if there are several')
    .option('--sample <N>', 'try only N of the changes', wholeNumber(1, 1_000_000))
    .option('--seed <S>', 'the same seed draws the same sample', wholeNumber(-2147483648, 4294967295), 1)
    .action(async ({ game, sample, seed }: Flags) => {
      const content = await context.content();
      const plugin = pluginOf(chosenGame(content, game));
      const output = context.output();
      let bar: { at(done: number): void; stop(): void } | null = null;
      const report = checkMutations(content, plugin, {
        sample,
        seed: seed | 0,
        onProgress: (done, total) => (bar ??= output.progress(total, 'changes')).at(done),
      });
      (bar as { stop(): void } | null)?.stop();
      const { tried, killed, survivors, excused } = report;
      output.result(report, () => {
        const lines = [...survivors, ...excused].map(
          ({ mutation, fate, reason }) => `${fate}: ${sayMutation(mutation)}: ${reason}`,
        );
        const rows = [
          ['tried', tried],
          ['noticed', killed],
          ['refused or without effect', excused.length],
          ['survived', survivors.length],
        ] as const;
        return [...lines, table(rows)].join('\n');
      });
      context.exit(survivors.length === 0 ? 0 : 1);
    });
}
