/** Reads the ruleset of a command from --ruleset, or from --game, --mode, --variant and --set. */
import type { Command } from 'commander';
import {
  didYouMean,
  renderRulebook,
  resolveRuleset,
  ruleTexts,
  type Content,
  type GameContent,
  type Ruleset,
} from '@rulewright/content';
import { usualSeats, type GamePlugin } from '@rulewright/engine';
import { engineOf, hasEngine, type Played } from '@rulewright/games';
import { UsageError } from './failure.ts';
import { several, wholeNumber } from './numbers.ts';

export interface RulesetFlags {
  readonly ruleset?: string;
  readonly game?: string;
  readonly mode?: string;
  readonly variant?: string[];
  readonly set?: string[];
}

/** Adds the flags that choose a ruleset. */
export function withRuleset(command: Command): Command {
  return command
    .option('--ruleset <RULESET>', 'game/mode+variant?parameter=value, instead of the flags below')
    .option('--game <GAME>', 'the game; required if several games have the mode')
    .option('--mode <MODE>', "the mode (default: the game's first)")
    .option('--variant <VARIANT>', 'a variant to apply to the mode; may be repeated', several)
    .option('--set <NAME=VALUE>', 'a parameter to change; may be repeated', several);
}

/** The named game. Without a name, the only game, or the only game that has the mode. */
export function chosenGame(content: Content, id: string | undefined, mode?: string): GameContent {
  if (id !== undefined) return content.game(id);
  const { games } = content;
  const fitting = games.length > 1 && mode !== undefined ? games.filter((game) => game.modes.has(mode)) : games;
  if (fitting.length === 1) return fitting[0]!;
  if (mode !== undefined && fitting.length === 0)
    throw new UsageError(
      `No game has a mode "${mode}".${didYouMean(
        mode,
        games.flatMap((game) => [...game.modes.keys()]),
      )}`,
    );
  throw new UsageError(`Name the game with --game: ${games.map((game) => game.doc.id).join(', ')}.`);
}

/** The id of the ruleset that the flags describe. */
function rulesetId(content: Content, flags: RulesetFlags): string {
  if (flags.ruleset !== undefined) {
    if (flags.game ?? flags.mode ?? flags.variant ?? flags.set)
      throw new UsageError('Give --ruleset, or --game, --mode, --variant and --set.');
    return flags.ruleset;
  }
  const game = chosenGame(content, flags.game, flags.mode);
  const parts = [flags.mode ?? game.doc.modes[0]!, ...(flags.variant ?? [])];
  const overrides = flags.set?.length ? `?${flags.set.join('&')}` : '';
  return `${game.doc.id}/${parts.join('+')}${overrides}`;
}

export function chosenRuleset(content: Content, flags: RulesetFlags): Ruleset {
  return resolveRuleset(content, rulesetId(content, flags));
}

/** Adds the flag for the number of players. */
export const withPlayers = (command: Command): Command =>
  command.option('--players <N>', 'seats at the table (default: 2, or the fewest of the ruleset)', wholeNumber(1, 64));

/** The number of players of the flag, or the usual one of the ruleset. */
export const playersOf = (plugin: GamePlugin, ruleset: Ruleset, asked: number | undefined): number =>
  asked ?? usualSeats(plugin.compile(ruleset, []));

/** The plugin that plays a game. @throws UsageError */
export function pluginOf(of: Played): GamePlugin {
  if (!hasEngine(of))
    throw new UsageError(
      `The game "${'doc' in of ? of.doc.id : of.game}" has no engine yet, so it cannot be played or simulated.`,
    );
  return engineOf(of);
}

/**
 * Names rules as readers know them, by their numbers in the rulebook of a ruleset: `Rule 3.3`. A rule that the rulebook does not have keeps its
 * id. Renders the rulebook for the first name.
 */
export function ruleNames(content: Content, ruleset: Ruleset): (rule: string) => string {
  let texts: ReturnType<typeof ruleTexts> | undefined;
  return (rule) => {
    texts ??= ruleTexts(renderRulebook(content, ruleset));
    const text = texts.get(rule);
    return text ? `Rule ${text.number}` : rule;
  };
}
