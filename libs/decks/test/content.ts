/** The real cards and modes, for tests. Problems in documents that the deck check does not need are ignored. */
import {
  loadContent,
  modeRulesets,
  resolveRuleset,
  type Content,
  type GameContent,
  type Ruleset,
} from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { fileURLToPath } from 'node:url';
import { createDeckChecker, type DeckChecker } from '../src/index.ts';

export interface Fixture {
  readonly content: Content;
  readonly game: GameContent;
  readonly checker: DeckChecker;
  /** Every mode, without variants. */
  readonly modes: readonly Ruleset[];
  /** `removing` is a mode that removes cards before play, `plain` one that does not. */
  readonly removing: Ruleset;
  readonly plain: Ruleset;
  /** The plain mode, or `mode`, with changed values. */
  with(overrides: Ruleset['ref']['overrides'], mode?: Ruleset): Ruleset;
}

/** Loads the first game that ships. */
export async function loadFixture(): Promise<Fixture> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const { content } = loadContent(await readTree(root), knownGames);
  const game = content.games[0]!;
  const modes = modeRulesets(content, game.doc.id);
  const removes = (ruleset: Ruleset): boolean => (ruleset.parameters['deck.removedNames'] as string[]).length > 0;
  const plain = modes.find((mode) => !removes(mode))!;
  return {
    content,
    game,
    modes,
    plain,
    removing: modes.find(removes)!,
    checker: createDeckChecker(game),
    with: (overrides, mode = plain) => resolveRuleset(content, { ...mode.ref, overrides }),
  };
}
