/** `rw simulate`: plays games between bots and reports how they ended. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Option, type Command } from 'commander';
import { botById } from '@rulewright/bots';
import type { DeckList } from '@rulewright/engine';
import { EventLines, ReplayKeeper, allOf, aroundTable, simulate, trustNotes, type Simulation } from '@rulewright/lab';
import { availableParallelism } from 'node:os';
import { botsBy } from '../bots.ts';
import type { CommandContext } from '../context.ts';
import { decksFor } from '../decks.ts';
import { UsageError } from '../failure.ts';
import { NewFile, writeWhole } from '../files.ts';
import { several, wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { chosenRuleset, playersOf, pluginOf, withPlayers, withRuleset, type RulesetFlags } from '../rulesets.ts';

interface Flags extends RulesetFlags {
  readonly players?: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: string;
  readonly workers?: number;
  readonly deck?: string[];
  readonly events?: string;
  readonly replays?: string;
}

function say(result: Simulation): string {
  const each = (n: number): string => (n / Math.max(1, result.games)).toFixed(1);
  const rows: [string, string | number][] = [
    ['games', result.games],
    ['decisions', `${result.decisions} (${each(result.decisions)} a game)`],
    ['turns', `${result.turns} (${each(result.turns)} a game)`],
    ...Object.entries(result.endings).map(([cause, n]): [string, string] => [`ended by ${cause}`, String(n)]),
    ...result.wins.map((n, seat): [string, string] => [
      `won by seat ${seat + 1}`,
      `${n} (${((100 * n) / Math.max(1, result.games)).toFixed(1)}%)`,
    ]),
    ['drawn', result.draws],
    ['cut off', result.capped],
    ['checksum', result.checksum],
    ['seconds', result.seconds],
  ];
  const stopped = result.stopped ? '\nStopped before the end.' : '';
  return `${result.ruleset.id}, ${result.players} players, seed ${result.seed}\n${table(rows.map(([name, value]) => [name, String(value)]))}${stopped}`;
}

export function addSimulate(program: Command, context: CommandContext): void {
  withPlayers(withRuleset(program.command('simulate')))
    .description('play games between bots')
    .option('--games <N>', 'games to play', wholeNumber(1, 100_000_000), 100)
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .option('--bots <A,B>', botsBy('seat'), 'random')
    .addOption(
      new Option('--workers <N>', 'threads (default: one for each core in long runs)').argParser(wholeNumber(1, 256)),
    )
    .option('--deck <FILE>', 'a deck list, or the slug of a published one; by seat when repeated', several)
    .option('--events <FILE>', 'write every event of every game to FILE, one JSON object for each line')
    .option('--replays <DIR>', 'write the replay of every game into DIR')
    .action(async (flags: Flags) => {
      const content = await context.content();
      const ruleset = chosenRuleset(content, flags);
      const game = content.game(ruleset.game);
      const plugin = pluginOf(ruleset);
      const cards = [...game.cards.values()];
      const decks = decksFor(game, ruleset, flags.deck);
      const players = playersOf(plugin, ruleset, flags.players);
      const bots = flags.bots.split(',').map((bot) => bot.trim());
      bots.forEach(botById);
      const isRecorded = flags.events !== undefined || flags.replays !== undefined;
      if (isRecorded && flags.workers !== undefined && flags.workers > 1)
        throw new UsageError('One thread writes events and replays in order. Remove --workers.');

      const output = context.output();
      const bar = output.progress(flags.games, 'games');
      const stop = new AbortController();
      const onInterrupt = (): void => stop.abort();
      process.once('SIGINT', onInterrupt);
      const file = flags.events === undefined ? null : new NewFile(flags.events);
      const lines = file === null ? null : new EventLines((text) => file.write(text));
      const replays = flags.replays === undefined ? null : replaysIn(flags.replays, aroundTable(decks, players));
      try {
        const result = await simulate(plugin, ruleset, cards, {
          decks,
          players,
          seed: flags.seed | 0,
          bots,
          games: flags.games,
          workers: flags.workers ?? (flags.games >= 4096 && !isRecorded ? availableParallelism() : 1),
          listener: allOf([lines, replays].filter((one) => one !== null)),
          onProgress: (played) => bar.at(played),
          signal: stop.signal,
        });
        lines?.flush();
        file?.done();
        bar.stop();
        for (const note of trustNotes(plugin, [{ ruleset, cards }], bots)) output.remark(note);
        output.result({ ...result, seed: flags.seed }, () => say({ ...result, seed: flags.seed }));
        context.exit(result.stopped || result.capped > 0 ? 1 : 0);
      } finally {
        bar.stop();
        file?.discard();
        process.off('SIGINT', onInterrupt);
      }
    });
}

/** Writes each game as a replay file into the folder. */
function replaysIn(folder: string, decks: readonly DeckList[]): ReplayKeeper {
  mkdirSync(folder, { recursive: true });
  return new ReplayKeeper(decks, (game, replay) =>
    writeWhole(join(folder, `game-${String(game).padStart(6, '0')}.json`), `${JSON.stringify(replay)}\n`),
  );
}
