/** The content and the game that the benchmark plays, read from the workspace. */
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset, type CardDoc, type Content, type Ruleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { deckDefs, type GamePlugin, type Program } from '@rulewright/engine';
import { pluginFor, vocabularies } from '@rulewright/games';

/** The workspace: two folders above both src and dist. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const GAME = 'metabaloids';
export const RULESET = 'metabaloids/core-tactical';
export const DECK = 'starter-deck-set-1';

export interface Bench {
  readonly content: Content;
  readonly plugin: GamePlugin;
  readonly ruleset: Ruleset;
  readonly cards: readonly CardDoc[];
}

export async function openBench(): Promise<Bench> {
  const content = openContent(await readTree(ROOT), vocabularies);
  const plugin = pluginFor(GAME)!;
  return { content, plugin, ruleset: resolveRuleset(content, RULESET), cards: [...content.game(GAME).cards.values()] };
}

/** The starter deck for each seat, as definition numbers. */
export function decksOf(bench: Bench, program: Program, seats: number): number[][] {
  const deck = bench.content.game(GAME).decks.get(DECK)!;
  return Array.from({ length: seats }, () => deckDefs(program, deck));
}
