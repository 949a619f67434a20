/** `rw steps`: answers requests on standard input, one JSON value for each line, for programs that play many games at once. */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { compileForDecks, deckDefs } from '@rulewright/engine';
import { STEP_SCHEMA, STEP_SCHEMA_HASH, StepGames, StepProtocol, aroundTable } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { decksFor } from '../decks.ts';
import { several, wholeNumber } from '../numbers.ts';
import { chosenRuleset, playersOf, pluginOf, withPlayers, withRuleset, type RulesetFlags } from '../rulesets.ts';

interface Flags extends RulesetFlags {
  readonly players?: number;
  readonly games: number;
  readonly deck?: string[];
  readonly schema?: boolean;
}

/** The most games at once. Each one has a match object of its own. */
const MOST_GAMES = 4096;

export function addSteps(program: Command, context: CommandContext): void {
  withPlayers(withRuleset(program.command('steps')))
    .description('play many games at once for another program: requests on standard input, answers on standard output')
    .option('--games <N>', 'games at once', wholeNumber(1, MOST_GAMES), 64)
    .option('--deck <FILE>', 'a deck list, or the slug of a published one; by seat when repeated', several)
    .option('--schema', 'print the JSON schema of requests and answers with its hash, and end')
    .action(async (flags: Flags) => {
      if (flags.schema) {
        process.stdout.write(`${JSON.stringify({ hash: STEP_SCHEMA_HASH, ...STEP_SCHEMA }, null, 2)}\n`);
        return;
      }
      const content = await context.content();
      const ruleset = chosenRuleset(content, flags);
      const game = content.game(ruleset.game);
      const plugin = pluginOf(ruleset);
      const players = playersOf(plugin, ruleset, flags.players);
      const lists = aroundTable(decksFor(game, ruleset, flags.deck), players);
      const compiled = compileForDecks(plugin, ruleset, game.cards, lists);
      const decks = lists.map((list) => deckDefs(compiled, list));
      const protocol = new StepProtocol(compiled, new StepGames(compiled, decks, flags.games), players);
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
        if (line.trim() === '') continue;
        // Waits while the reader is slower, so that answers do not fill the memory.
        if (!process.stdout.write(`${protocol.answer(line)}\n`))
          await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    });
}
