/** `rw compare`: plays two rulesets with the same seeds and reports the differences with intervals. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { resolveRuleset } from '@rulewright/content';
import { botById } from '@rulewright/bots';
import type { GamePlugin } from '@rulewright/engine';
import {
  armResult,
  csvLines,
  comparisonFindings,
  playRun,
  trustNotes,
  wholeBlocks,
  type Finding,
  type LabPlan,
  type RunPart,
} from '@rulewright/lab';
import { botsBy } from '../bots.ts';
import type { CommandContext } from '../context.ts';
import { decksFor } from '../decks.ts';
import { entrantsOf } from '../entrants.ts';
import { UsageError } from '../failure.ts';
import { writeWhole } from '../files.ts';
import { amount, several, wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { playersOf, pluginOf, withPlayers } from '../rulesets.ts';

interface Flags {
  readonly a: string;
  readonly b: string;
  readonly players?: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: string;
  readonly swap: boolean;
  readonly workers?: number;
  readonly deck?: string[];
  readonly stop?: string;
  readonly matters: number;
  readonly csv?: string;
  readonly export?: string;
}

function say(findings: readonly Finding[], games: number, ended: string): string {
  const [shown, others] = [findings.filter((each) => each.shown), findings.filter((each) => !each.shown)];
  const head = `${games} games of each ruleset${ended === 'enough' ? ', enough for a certain result' : ended === 'stopped' ? ', stopped before the end' : ''}.`;
  const list = (title: string, part: readonly Finding[]): string =>
    part.length === 0 ? '' : `\n\n${title}\n${table(part.map(({ sentence }) => [`  ${sentence}`]))}`;
  return head + list('Differences that the games show:', shown) + list('No difference shown:', others);
}

/** The run in the same JSON format as the download on the page of a run. proofs/recount-run.mjs can recompute every result from it. */
function exported(plugin: GamePlugin, plan: LabPlan, parts: readonly RunPart[], findings: readonly Finding[]): string {
  const { game, entrants, games, seed, swap } = plan;
  const arms = plan.arms.map(({ name, ruleset: { id, name: rulesetName, hash } }) => ({
    ...{ name, ruleset: id, rulesetName, hash },
  }));
  const results = plan.arms.map((_, arm) => armResult(plugin, plan, parts, arm));
  const rows = parts.flatMap(({ arm, rows: played }) => played.map((row) => ({ arm, ...row })));
  const setup = { arms, entrants: entrants.map(({ name, bot }) => ({ name, bot })), games, seed, swap };
  return `${JSON.stringify({ game, setup, report: { arms: results, findings }, games: rows })}\n`;
}

export function addCompare(program: Command, context: CommandContext): void {
  withPlayers(program.command('compare'))
    .description('play two rulesets with the same seeds and report the differences')
    .requiredOption('--a <RULESET>', 'game/mode+variant?parameter=value')
    .requiredOption('--b <RULESET>', 'the ruleset to compare it with')
    .option('--games <N>', 'games of each ruleset', wholeNumber(2, 10_000_000), 1000)
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .option('--bots <A,B>', botsBy('entrant'), 'greedy')
    .option('--no-swap', 'entrants keep their seats')
    .option('--workers <N>', 'threads (default: one for each core)', wholeNumber(1, 256))
    .option('--deck <FILE>', 'a deck list, or the slug of a published one; by entrant when repeated', several)
    .option('--stop <METRIC>', 'stop as soon as the difference in this number is certain')
    .option('--matters <SIZE>', 'with --stop: a difference that is too small to matter', amount, 0)
    .option('--csv <FILE>', 'write one line for each game')
    .option('--export <FILE>', 'write setup, results and games as one JSON file')
    .action(async (flags: Flags) => {
      const content = await context.content();
      const [a, b] = [resolveRuleset(content, flags.a), resolveRuleset(content, flags.b)];
      if (a.game !== b.game) throw new UsageError(`${a.id} and ${b.id} are rulesets of different games.`);
      const game = content.game(a.game);
      const plugin = pluginOf(a);
      const cards = [...game.cards.values()];
      const bots = flags.bots.split(',').map((bot) => bot.trim());
      bots.forEach(botById);
      const decks = decksFor(game, a, flags.deck);
      const plan: LabPlan = {
        game: game.doc.id,
        arms: [
          { name: 'a', ruleset: a, cards },
          { name: 'b', ruleset: b, cards },
        ],
        entrants: entrantsOf(decks, flags.deck ?? [], bots, playersOf(plugin, a, flags.players)),
        games: flags.games,
        seed: flags.seed | 0,
        swap: flags.swap,
      };
      const output = context.output();
      const bar = output.progress(2 * wholeBlocks(plan, plan.games), 'games');
      const stop = new AbortController();
      const onInterrupt = (): void => stop.abort();
      process.once('SIGINT', onInterrupt);
      try {
        let played = 0;
        const { parts, ended } = await playRun(plugin, plan, {
          workers: flags.workers ?? availableParallelism(),
          signal: stop.signal,
          ...(flags.stop === undefined ? {} : { stop: { metric: flags.stop, matters: flags.matters } }),
          onPart: ({ from, to }) => bar.at((played += to - from)),
        });
        bar.stop();
        for (const note of trustNotes(plugin, plan.arms, bots)) output.remark(note);
        if (flags.csv !== undefined) writeWhole(flags.csv, [...csvLines(plugin, plan, parts)].join(''));
        const findings = comparisonFindings(plugin, plan, parts);
        if (flags.export !== undefined) writeWhole(flags.export, exported(plugin, plan, parts, findings));
        const games = Math.floor(parts.reduce((sum, { from, to }) => sum + to - from, 0) / 2);
        const about = ({ id, hash }: typeof a) => ({ id, hash });
        output.result({ a: about(a), b: about(b), games, seed: flags.seed, ended, findings }, () =>
          say(findings, games, ended),
        );
        context.exit(ended === 'stopped' ? 1 : 0);
      } finally {
        bar.stop();
        process.off('SIGINT', onInterrupt);
      }
    });
}
