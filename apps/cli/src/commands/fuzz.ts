/** `rw fuzz`: plays random games with random rulesets and reports violations of the engine's invariants. */
import { Option, type Command } from 'commander';
import { fuzz } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { chosenGame, pluginOf } from '../rulesets.ts';

interface Flags {
  readonly game?: string;
  readonly games: number;
  readonly from: number;
  readonly seed: number;
  readonly workers: number;
}

/** The most violations that are printed. With --json, all violations are printed. */
const MOST_SHOWN = 20;

export function addFuzz(program: Command, context: CommandContext): void {
  program
    .command('fuzz')
    .description('play random games of random rulesets and check them after every decision')
    .option('--game <GAME>', 'the game; required if there are several')
    .option('--games <N>', 'games to play', wholeNumber(1, 100_000_000), 10_000)
    .option('--from <N>', 'number of the first game, to continue a run', wholeNumber(0, 100_000_000), 0)
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .addOption(new Option('--workers <N>', 'threads').argParser(wholeNumber(1, 256)).default(1))
    .action(async ({ game, games, from, seed, workers }: Flags) => {
      const content = await context.content();
      const plugin = pluginOf(chosenGame(content, game));
      const output = context.output();
      const bar = output.progress(games, 'games');
      const stop = new AbortController();
      const onInterrupt = (): void => stop.abort();
      process.once('SIGINT', onInterrupt);
      try {
        const report = await fuzz(content, plugin, {
          games,
          from,
          seed: seed | 0,
          workers,
          onProgress: (played) => bar.at(played),
          signal: stop.signal,
        });
        bar.stop();
        const { violations } = report;
        output.result({ ...report, seed, checksum: report.checksum.toString(16).padStart(8, '0') }, () => {
          const lines = violations
            .slice(0, MOST_SHOWN)
            .map(
              (one) => `game ${one.game}, ${one.ruleset}, ${one.seats} seats, decision ${one.decision}: ${one.message}`,
            );
          const rows = [
            ['games', report.games],
            ['decisions', report.decisions],
            ['rulesets', Object.keys(report.rulesets).length],
            ['cut off', report.capped],
            ['violations', violations.length],
            ['seconds', report.seconds],
          ] as const;
          const rest = from + games - report.next;
          const more = report.stopped ? [`Stopped. Continue with --from ${report.next} --games ${rest}.`] : [];
          return [...lines, table(rows), ...more].join('\n');
        });
        context.exit(violations.length === 0 && !report.stopped ? 0 : 1);
      } finally {
        bar.stop();
        process.off('SIGINT', onInterrupt);
      }
    });
}
