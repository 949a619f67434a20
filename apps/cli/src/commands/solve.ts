/** `rw solve`: solves a game with decks of a few cards completely, and compares bots with perfect play. */
import type { Command } from 'commander';
import { ProgramError, deckDefs } from '@rulewright/engine';
import { PERFECT, SolvedGame, UnsolvedError, playAgainstPerfect, type AgainstPerfect } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../failure.ts';
import { several, wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { chosenRuleset, pluginOf, withRuleset, type RulesetFlags } from '../rulesets.ts';

interface Flags extends RulesetFlags {
  readonly cards: string[];
  readonly bot: string[];
  readonly pairs: number;
  readonly positions: number;
  readonly seed: number;
}

const BOTS = [PERFECT, 'hard', 'medium', 'easy', 'quick', 'random'];

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const row = ({
  bot,
  games,
  score,
  interval: [low, high],
  decisions,
  mistakes,
  lostInGame,
}: AgainstPerfect): string[] => [
  bot,
  `${percent(score)} (${percent(low)} to ${percent(high)})`,
  `of ${games} games`,
  `${mistakes} of ${decisions} decisions`,
  `${percent(lostInGame)} lost in a game`,
];

/** The definitions of the cards of a deck. @throws UsageError for unknown cards */
function defsOf(program: Parameters<typeof deckDefs>[0], cards: string): number[] {
  const entries = cards.split(',').map((card) => ({ card: card.trim(), copies: 1 }));
  try {
    return deckDefs(program, { entries });
  } catch (error) {
    throw error instanceof ProgramError ? new UsageError(error.message) : error;
  }
}

export function addSolve(program: Command, context: CommandContext): void {
  withRuleset(program.command('solve'))
    .description('solve a game with a few cards completely, and compare bots with perfect play')
    .requiredOption(
      '--cards <SLUGS>',
      'the cards of a deck, separated by commas; once for both seats, or twice',
      several,
    )
    .option('--bot <BOT>', 'a bot to compare; may be repeated (default: all levels)', several)
    .option('--pairs <N>', 'pairs of games of each bot', wholeNumber(1, 100_000), 200)
    .option('--positions <N>', 'the most positions to visit', wholeNumber(1, 20_000_000), 2_000_000)
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .action(async (flags: Flags) => {
      const content = await context.content();
      const ruleset = chosenRuleset(content, flags);
      const compiled = pluginOf(ruleset).compile(ruleset, [...content.game(ruleset.game).cards.values()]);
      if (flags.cards.length > 2) throw new UsageError('Name the cards of one deck for both seats, or of two decks.');
      const [first, second = first] = flags.cards.map((cards) => defsOf(compiled, cards));
      const decks = [first!, second!];
      const output = context.output();
      let solved: SolvedGame;
      try {
        solved = new SolvedGame(compiled, decks, { positions: flags.positions });
      } catch (error) {
        throw error instanceof UnsolvedError ? new UsageError(error.message) : error;
      }
      const { value, deals, positions, decided, ended } = solved;
      const { pairs, seed } = flags;
      const bots = (flags.bot ?? BOTS).map((bot) =>
        playAgainstPerfect(compiled, decks, solved, { bot, pairs, seed: seed | 0 }),
      );
      output.result({ ruleset: ruleset.id, value, deals, positions, decided, ended, bots }, () =>
        [
          `${ruleset.name}: the first seat scores ${percent(value)} with perfect play of both.`,
          `${positions} positions: ${decided} decisions and ${ended} ends, from ${deals} deals.`,
          table(bots.map(row)),
        ].join('\n'),
      );
    });
}
