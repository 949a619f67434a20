/** `rw lab-check`: holds the lab against what must be true of every game, mode by mode. */
import type { Command } from 'commander';
import { resolveRuleset } from '@rulewright/content';
import { selfChecks } from '@rulewright/lab';
import type { Context } from '../context.ts';
import { wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { pluginOf } from '../rulesets.ts';

export function addLabCheck(program: Command, context: Context): void {
  program
    .command('lab-check')
    .description('check the lab: mirror matches read 50%, a blind bot loses, a ruleset equals itself')
    .option('--game <GAME>', 'only this game')
    .option('--games <N>', 'games of each check', wholeNumber(64, 100_000), 128)
    .action(async (flags: { readonly game?: string; readonly games: number }) => {
      const content = await context.content();
      const games = flags.game === undefined ? content.games : [content.game(flags.game)];
      // Whole pairs: players change seats.
      const count = flags.games + (flags.games % 2);
      const results = games.flatMap((game) => {
        const [deck] = game.decks.values();
        if (!deck) return [];
        const cards = [...game.cards.values()];
        return game.doc.modes.flatMap((mode) => {
          const ruleset = resolveRuleset(content, `${game.doc.id}/${mode}`);
          const arm = { name: ruleset.name, ruleset, cards };
          return selfChecks(pluginOf(game.doc.id), arm, deck, count).map((check) => ({
            ruleset: ruleset.id,
            ...check,
          }));
        });
      });
      const passed = results.filter(({ holds }) => holds).length;
      context
        .output()
        .result({ passed, failed: results.length - passed, results }, () =>
          table(results.map(({ ruleset, claim, holds, found }) => [holds ? 'holds' : 'FAILS', ruleset, claim, found])),
        );
      context.exit(passed === results.length ? 0 : 1);
    });
}
