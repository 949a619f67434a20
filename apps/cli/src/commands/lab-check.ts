/** `rw lab-check`: checks the lab in each mode against facts that are true of every game and against known effects. */
import type { Command } from 'commander';
import {
  formatRulesetId,
  parseRulesetId,
  resolveRuleset,
  type Content,
  type GameContent,
  type Ruleset,
} from '@rulewright/content';
import { hasEngine } from '@rulewright/games';
import { knownEffectCheck, selfChecks, type Arm, type CheckOptions, type SelfCheck } from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { pluginOf } from '../rulesets.ts';

interface Flags {
  readonly game?: string;
  readonly games: number;
  readonly runs: number;
  readonly seed: number;
}

type RulesetCheck = SelfCheck & { readonly ruleset: string };

const armOf = (content: Content, game: GameContent, id: string): Arm => {
  const ruleset = resolveRuleset(content, id);
  return { name: ruleset.name, ruleset, cards: [...game.cards.values()] };
};

const agrees = ({ parameters }: Ruleset, values: Ruleset['parameters']): boolean =>
  Object.entries(values).every(([name, value]) => parameters[name] === value);

/** Runs the checks of one game. Skips a game without a published deck. */
function* checksOf(content: Content, game: GameContent, options: Omit<CheckOptions, 'deck'>): Generator<RulesetCheck> {
  const [deck] = game.decks.values();
  if (!deck) return;
  const plugin = pluginOf(game);
  for (const mode of game.doc.modes) {
    const arm = armOf(content, game, `${game.doc.id}/${mode}`);
    for (const check of selfChecks(plugin, arm, { ...options, deck })) yield { ruleset: arm.ruleset.id, ...check };
  }
  for (const known of plugin.statistics?.known ?? [])
    for (const mode of game.doc.modes) {
      const before = `${game.doc.id}/${mode}`;
      if (!agrees(resolveRuleset(content, before), known.where)) continue;
      const after = formatRulesetId({ ...parseRulesetId(content, before), overrides: known.parameters });
      const arms: readonly [Arm, Arm] = [armOf(content, game, before), armOf(content, game, after)];
      yield { ruleset: after, ...knownEffectCheck(plugin, known, arms, deck, options.seed) };
    }
}

export function addLabCheck(program: Command, context: CommandContext): void {
  program
    .command('lab-check')
    .description('check the lab: mirror matches end at 50%, chance shows no difference, known effects show')
    .option('--game <GAME>', 'only this game')
    .option('--games <N>', 'games of each check', wholeNumber(64, 100_000), 256)
    .option('--runs <N>', 'comparisons in which only the seeds differ', wholeNumber(1, 10_000), 20)
    .option('--seed <S>', 'the same seed gives the same games', wholeNumber(-2147483648, 4294967295), 1)
    .action(async (flags: Flags) => {
      const content = await context.content();
      const played = content.games.filter(hasEngine);
      const games = flags.game === undefined ? played : [content.game(flags.game)];
      // Rounds up to an even number, because players swap seats in each pair of games.
      const options = { games: flags.games + (flags.games % 2), runs: flags.runs, seed: flags.seed | 0 };
      const results = games.flatMap((game) => [...checksOf(content, game, options)]);
      const passed = results.filter(({ holds }) => holds).length;
      context
        .output()
        .result({ passed, failed: results.length - passed, results }, () =>
          table(
            results.map(({ ruleset, claim, holds, observed }) => [holds ? 'holds' : 'FAILS', ruleset, claim, observed]),
          ),
        );
      context.exit(passed === results.length ? 0 : 1);
    });
}
