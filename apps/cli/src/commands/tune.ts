/** `rw tune`: searches for parameter values with which a ruleset reaches its goals, and prints the best candidates. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import {
  parseRulesetId,
  parseValue,
  resolveRuleset,
  type GameContent,
  type ParameterDeclaration,
} from '@rulewright/content';
import { botById } from '@rulewright/bots';
import { LabError, parseGoal, trustNotes, tune, type Candidate, type TuneOutcome, type Varied } from '@rulewright/lab';
import { botsBy } from '../bots.ts';
import type { CommandContext } from '../context.ts';
import { decksFor } from '../decks.ts';
import { entrantsOf } from '../entrants.ts';
import { several, wholeNumber } from '../numbers.ts';
import { table, type Output } from '../output.ts';
import { playersOf, pluginOf, withPlayers } from '../rulesets.ts';

interface Flags {
  readonly ruleset: string;
  readonly goal: string[];
  readonly vary: string[];
  readonly players?: number;
  readonly games: number;
  readonly candidates: number;
  readonly seed: number;
  readonly bots: string;
  readonly workers?: number;
  readonly deck?: string[];
}

/** A range with more values than this is probably a typing error. */
const MOST_VALUES = 1000;

/** All values that the declaration of a parameter allows; empty if they cannot be listed. */
function allValues(declared: ParameterDeclaration): string[] {
  const { type, min, max, values } = declared;
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'enum' && values) return Object.keys(values);
  if (min === undefined || max === undefined || max - min >= MOST_VALUES) return [];
  return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
}

/** Reads `draw.handSize=4..8`, `draw.handSize=4,6` or `draw.handSize` for all its values. @throws LabError */
function parseVaried(game: GameContent, text: string): Varied {
  const [name = '', range] = text.split(/=(.*)/su);
  const declared = game.vocabulary.parameters.find((each) => each.name === name);
  if (!declared) throw new LabError('bad-range', `${game.doc.name} has no parameter "${name}".`);
  const [, low, high] = /^(-?\d{1,9})\.\.(-?\d{1,9})$/u.exec(range ?? '') ?? [];
  const span = Number(high) - Number(low);
  if (low !== undefined && !(span >= 0 && span < MOST_VALUES))
    throw new LabError('bad-range', `"${text}" is not a range. Give two numbers, the smaller one first, such as 4..8.`);
  const words =
    range === undefined
      ? allValues(declared)
      : low === undefined
        ? range.split(',')
        : Array.from({ length: span + 1 }, (_, i) => String(Number(low) + i));
  if (words.length === 0) throw new LabError('bad-range', `${name} has no range. Give one, such as ${name}=1..4.`);
  const values = words.map((word) => {
    const value = parseValue(declared, word.trim());
    if (value === undefined) throw new LabError('bad-range', `${name} cannot be "${word.trim()}".`);
    return value;
  });
  return { parameter: name, values };
}

const written = ({ unit, value }: { unit: string; value: number }): string =>
  unit === 'share' ? `${(100 * value).toFixed(1)}%` : value.toFixed(2);

function line(candidate: Candidate, base: Readonly<Record<string, unknown>>): string[] {
  const changed = Object.entries(candidate.values).filter(([name, value]) => !Object.is(base[name], value));
  const what = changed.map(([name, value]) => `${name} = ${String(value)}`).join(', ') || 'nothing changed';
  const columns = candidate.results.map(
    (each) => `${each.id} ${written(each)}${each.miss === 0 ? '' : ` (${(100 * each.miss).toFixed(0)}% off)`}`,
  );
  return [what, ...columns, `${candidate.games} games`];
}

function say(outcome: TuneOutcome, base: Readonly<Record<string, unknown>>): string {
  const head = `${outcome.tried} candidates${outcome.refused.length > 0 ? `, ${outcome.refused.length} refused` : ''}${outcome.stopped ? ', stopped before the end' : ''}. Sorted from the fewest changes to the closest result:`;
  const caution =
    'The best of many candidates looks better than it is, because chance helped to choose it. Compare it again with another seed.';
  return `${head}\n${table(outcome.frontier.map((candidate) => line(candidate, base)))}\n${caution}`;
}

/** A progress bar that restarts with each round. */
function barOfRounds(output: Output): { at(done: number, of: number, round: number): void; stop(): void } {
  let bar: ReturnType<Output['progress']> | undefined;
  let playing = 0;
  return {
    at(done, of, round) {
      if (round !== playing) {
        bar?.stop();
        bar = output.progress(of, `parts of round ${round}`);
        playing = round;
      }
      bar?.at(done);
    },
    stop: () => bar?.stop(),
  };
}

export function addTune(program: Command, context: CommandContext): void {
  withPlayers(program.command('tune'))
    .description('search for parameter values with which a ruleset reaches its goals')
    .requiredOption('--ruleset <RULESET>', 'the ruleset to start from')
    .requiredOption(
      '--goal <GOAL>',
      "a number to reach, such as turns=12 or 'starter-wins<=52%'; may be repeated",
      several,
    )
    .requiredOption(
      '--vary <RANGE>',
      'a parameter that may change: draw.handSize=4..8, =4,6, or all its values; may be repeated',
      several,
    )
    .option('--games <N>', 'games of each candidate in the first round', wholeNumber(2, 1_000_000), 64)
    .option('--candidates <N>', 'the most candidates in the first round', wholeNumber(1, 10_000), 64)
    .option('--seed <S>', 'the same seed gives the same search', wholeNumber(-2147483648, 4294967295), 1)
    .option('--bots <A,B>', botsBy('entrant'), 'greedy')
    .option('--workers <N>', 'threads (default: one for each core)', wholeNumber(1, 256))
    .option('--deck <FILE>', 'a deck list, or the slug of a published one; by entrant when repeated', several)
    .action(async (flags: Flags) => {
      const content = await context.content();
      const base = parseRulesetId(content, flags.ruleset);
      const original = resolveRuleset(content, base);
      const game = content.game(base.game);
      const plugin = pluginOf(original);
      const players = playersOf(plugin, original, flags.players);
      const bots = flags.bots.split(',').map((bot) => bot.trim());
      bots.forEach(botById);
      const output = context.output();
      const stop = new AbortController();
      const onInterrupt = (): void => stop.abort();
      process.once('SIGINT', onInterrupt);
      const bar = barOfRounds(output);
      try {
        const outcome = await tune(content, plugin, {
          base,
          goals: flags.goal.map(parseGoal),
          vary: flags.vary.map((text) => parseVaried(game, text)),
          candidates: flags.candidates,
          plan: {
            entrants: entrantsOf(decksFor(game, original, flags.deck), flags.deck ?? [], bots, players),
            games: flags.games,
            seed: flags.seed | 0,
            swap: true,
          },
          workers: flags.workers ?? availableParallelism(),
          signal: stop.signal,
          onProgress: bar.at,
        });
        bar.stop();
        const played = [{ ruleset: original, cards: [...game.cards.values()] }];
        for (const note of trustNotes(plugin, played, bots)) output.remark(note);
        output.result({ base: { id: original.id, hash: original.hash }, ...outcome }, () =>
          say(outcome, original.parameters),
        );
        context.exit(outcome.stopped ? 1 : 0);
      } finally {
        bar.stop();
        process.off('SIGINT', onInterrupt);
      }
    });
}
