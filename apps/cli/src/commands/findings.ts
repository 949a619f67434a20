/** `rw findings`: what the rules and cards of a folder say without effect, and what its games show that those of the release do not. */
import { resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { openContent, type Content } from '@rulewright/content';
import { readWithGuests } from '@rulewright/content/node';
import { hasEngine, knownGames } from '@rulewright/games';
import { overlooked, type OverlookReport } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../failure.ts';
import { existingFolder } from '../inputs.ts';
import { wholeNumber } from '../numbers.ts';

interface Flags {
  readonly game?: string;
  readonly games: number;
  readonly seed: number;
  readonly seconds: number;
  readonly alone?: boolean;
}

/** The games that both sides have and that differ; all games without a release to compare with. */
function chosen(before: Content | null, after: Content, game: string | undefined): string[] {
  const played = after.games.filter(hasEngine).map(({ doc }) => doc.id);
  if (game !== undefined) {
    if (!played.includes(game))
      throw new UsageError(`The folder has no game "${game}" with an engine; it has ${played.join(', ')}.`);
    return [game];
  }
  if (!before) return played;
  const textsOf = (content: Content, id: string): string =>
    [...content.files.values()]
      .filter(({ path }) => path.split('/')[1] === id)
      .map(({ path, text }) => `${path}\n${text}`)
      .sort()
      .join('\n');
  const known = new Set(before.games.map(({ doc }) => doc.id));
  return played.filter((id) => !known.has(id) || textsOf(before, id) !== textsOf(after, id));
}

function told({ game, games, gamesBefore, findings }: OverlookReport): string {
  const lines = findings.map(({ sentence, path, line, position }) => {
    const place = path === undefined ? '' : ` (${path}${line === undefined ? '' : `:${line}`})`;
    const at = position ? ` [seed ${position.seed}, decision ${position.decisions.length + 1}]` : '';
    return `- ${sentence}${place}${at}`;
  });
  const played = `${game}: ${games} games of these documents, ${gamesBefore} of the release.`;
  return [played, ...(lines.length > 0 ? lines : ['Nothing was found.'])].join('\n');
}

export function addFindings(program: Command, context: CommandContext): void {
  program
    .command('findings')
    .argument('<dir>', 'the folder with rules and cards')
    .description(
      'find what was overlooked in rules and cards: endless loops, options and abilities that never occur, cards that beat others',
    )
    .option('--game <GAME>', 'one game (default: all that differ from the release)')
    .option('--games <N>', 'games of each side', wholeNumber(0, 100_000), 300)
    .option('--seconds <N>', 'the most seconds for each game', wholeNumber(1, 3_600), 60)
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .addOption(new Option('--alone', 'compare with no release; then only what is certain is found'))
    .action(async (dir: string, { game, games, seconds, seed, alone }: Flags) => {
      const after = openContent(await readWithGuests(existingFolder(resolve(dir))), knownGames);
      const before = alone ? null : await context.content();
      const output = context.output();
      const stop = new AbortController();
      const onInterrupt = (): void => stop.abort();
      process.once('SIGINT', onInterrupt);
      const reports: OverlookReport[] = [];
      const bar = output.progress(100, '%');
      try {
        for (const id of chosen(before, after, game)) {
          if (stop.signal.aborted) break;
          const onProgress = (share: number): void => bar.at(Math.round(share * 100));
          const options = { games, seed: seed | 0, time: seconds * 1_000, signal: stop.signal, onProgress };
          reports.push(await overlooked(before, after, id, options));
        }
      } finally {
        bar.stop();
        process.off('SIGINT', onInterrupt);
      }
      const nothing = 'No game differs from the release. Name one with --game, or use --alone.';
      output.result(reports, () => (reports.length > 0 ? reports.map(told).join('\n\n') : nothing));
      context.exit(reports.some(({ findings }) => findings.length > 0) || stop.signal.aborted ? 1 : 0);
    });
}
