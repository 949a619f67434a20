/** `rw ladder`: measures how strong the bots are under a ruleset, and stores the scores in a file. */
import { existsSync, readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { parseJson } from '@rulewright/content';
import type { DeckList, PolicyDocument, Program, StrengthMeasure, StrengthRow } from '@rulewright/engine';
import {
  STRENGTH_MEASURES,
  budgetPairing,
  customPairing,
  ladderPairings,
  measureStrength,
  mergeStrength,
  responsePairing,
  trainingPairing,
  type Pairing,
} from '@rulewright/lab';
import { policyBot, readWeights, type Bot } from '@rulewright/bots';
import type { CommandContext } from '../context.ts';
import { decksFor } from '../decks.ts';
import { UsageError } from '../failure.ts';
import { writeWhole } from '../files.ts';
import { readInput } from '../inputs.ts';
import { several, wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { reason } from '../reasons.ts';
import { chosenRuleset, pluginOf, withRuleset, type RulesetFlags } from '../rulesets.ts';

interface Flags extends RulesetFlags {
  readonly measure: StrengthMeasure;
  readonly pair?: string[];
  readonly bot?: string[];
  readonly budgets?: string;
  readonly least: number;
  readonly games: number;
  readonly width: number;
  readonly seconds?: number;
  readonly seed: number;
  readonly deck?: string;
  readonly out?: string;
}

/** The default budgets of each measure. */
const BUDGETS: Readonly<Record<Exclude<StrengthMeasure, 'levels'>, string>> = {
  response: '100',
  budget: '1,2,4,8,16',
  training: '640,1280,2560,5120',
};
const POINTS = 100;

function budgetsOf({ measure, budgets }: Flags): number[] {
  const text = budgets ?? (measure === 'levels' ? '' : BUDGETS[measure]);
  return text.split(',').map((each) => {
    if (!/^[1-9]\d{0,6}$/u.test(each.trim()))
      throw new UsageError(`"${each}" is not a budget. Give whole numbers from 1, such as --budgets 1,2,4.`);
    return Number(each);
  });
}

/** A bot in `--pair`: a bot id, or a policy file that `rw train` wrote. @throws UsageError for a file that is not a policy */
function botOf(name: string): string | Bot {
  if (!name.endsWith('.json')) return name;
  try {
    return policyBot(readWeights(parseJson(readInput(name).toString('utf8')) as PolicyDocument), name);
  } catch (error) {
    throw new UsageError(`${name} cannot be read as a policy: ${reason(error)}`);
  }
}

/** The pairings of a measure. A policy is trained only when the iterator reaches its pairing. @throws UsageError; UnknownBotError */
function* pairingsOf(flags: Flags, program: Program, decks: readonly DeckList[]): Generator<Pairing> {
  const { measure, seed } = flags;
  if (measure === 'levels') {
    if (!flags.pair) return yield* ladderPairings();
    for (const pair of flags.pair) {
      const [bot, against, ...rest] = pair.split(',');
      if (!bot || !against || rest.length > 0)
        throw new UsageError(`"${pair}" is not a pair. Name two bots, such as --pair quick,medium.`);
      yield customPairing([bot, botOf(bot)], [against, botOf(against)]);
    }
    return;
  }
  for (const budget of budgetsOf(flags))
    if (measure === 'training') yield trainingPairing(program, decks, budget, seed);
    else
      for (const bot of flags.bot ?? (measure === 'response' ? ['quick'] : ['greedy']))
        yield measure === 'response' ? responsePairing(bot, budget) : budgetPairing(bot, budget);
}

/** Reads the rows of a file that this command wrote. A missing file has none. @throws UsageError for any other file */
function storedRows(path: string): StrengthRow[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text.slice(text.indexOf('[\n'), text.lastIndexOf(']') + 1)) as StrengthRow[];
  } catch {
    throw new UsageError(`${path} does not contain scores. Choose another file for --out.`);
  }
}

/** Converts rows to the text of their file: JSON, or a module that a plugin imports. */
function rowsText(rows: readonly StrengthRow[], path: string): string {
  const json = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]`;
  if (!path.endsWith('.ts')) return `{ "rows": ${json} }\n`;
  return `/** How strong the bots are, written by \`rw ladder\`. Do not edit. */
import type { StrengthRow } from '@rulewright/engine';

export const STRENGTH: readonly StrengthRow[] = ${json};
`;
}

const percent = (share: number): string => `${(POINTS * share).toFixed(1)}%`;

const say = (rows: readonly StrengthRow[]): string =>
  table(
    rows.map(({ ruleset, bot, budget, against, games, score, margin }) => [
      ...[ruleset, budget === null ? bot : `${bot} (${budget})`, `against ${against}`],
      ...[games, 'games', `${percent(score)} ± ${percent(margin)}`],
    ]),
  );

export function addLadder(program: Command, context: CommandContext): void {
  withRuleset(program.command('ladder'))
    .description('measure how strong the bots are, in pairs of games with swapped seats')
    .addOption(
      new Option(
        '--measure <MEASURE>',
        'levels: each against the next weaker; response: a level against a search that knows it; budget: a thinking bot; training: games of self-play',
      )
        .choices(STRENGTH_MEASURES)
        .default('levels'),
    )
    .option('--pair <BOT,BOT>', 'with levels: two bots, or policies of rw train (.json); may be repeated', several)
    .option('--bot <BOT>', 'with response: a level; with budget: greedy or mcts; may be repeated', several)
    .option('--budgets <N,N>', 'with response, budget and training: the budgets')
    .option('--least <N>', 'the fewest games of a pairing', wholeNumber(2, 1_000_000), 200)
    .option('--games <N>', 'the most games of a pairing', wholeNumber(2, 1_000_000), 2000)
    .option('--width <POINTS>', 'end a pairing when its score is known to within this', wholeNumber(1, 50), 3)
    .addOption(
      new Option('--seconds <N>', 'end a pairing after this processor time').argParser(wholeNumber(1, 1_000_000)),
    )
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .option('--deck <FILE>', 'the deck of both seats: a list, or the slug of a published one')
    .option('--out <FILE>', 'add the scores to this file: .json, or .ts for a plugin')
    .action(async (flags: Flags) => {
      const content = await context.content();
      const ruleset = chosenRuleset(content, flags);
      const game = content.game(ruleset.game);
      const compiled = pluginOf(ruleset).compile(ruleset, [...game.cards.values()]);
      const [deck] = decksFor(game, ruleset, flags.deck === undefined ? undefined : [flags.deck]);
      const plan = {
        ...{ deck: deck!, least: flags.least, games: flags.games, width: flags.width / POINTS, seed: flags.seed | 0 },
        ...(flags.seconds !== undefined && { seconds: flags.seconds }),
      };
      const output = context.output();
      const rows: StrengthRow[] = [];
      for (const pairing of pairingsOf(flags, compiled, decksFor(game, ruleset, [...game.decks.keys()]))) {
        const bar = output.progress(flags.games, 'games');
        try {
          rows.push(measureStrength(compiled, pairing, plan, (games) => bar.at(games)));
        } finally {
          bar.stop();
        }
        // Writes after every pairing, so that an interruption loses only the pairing in progress.
        if (flags.out !== undefined)
          writeWhole(flags.out, rowsText(mergeStrength(storedRows(flags.out), rows), flags.out));
      }
      output.result({ rows }, () => say(rows));
    });
}
