/** The published content for the tests of this package. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset, type Content, type GameContent, type Ruleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { createMatch, deckDefs, type Match, type Program } from '@rulewright/engine';
import { metabaloids } from '../src/index.ts';
import type { MetabaloidsProgram } from '../src/play/model/model.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');

/** Only the files of this game, because this package does not test other games. */
const files = (await readTree(workspace)).filter(({ path }) => path.split('/')[1] === metabaloids.id);

export const content: Content = openContent(files, [metabaloids.vocabulary]);
export const game: GameContent = content.game('metabaloids');
export const cards = [...game.cards.values()];
export const MODES = game.doc.modes;

/** Every playable ruleset: each mode alone, and with each variant that applies to it. */
export const RULESETS = [
  ...MODES,
  ...MODES.map((mode) => `${mode}+short-game`),
  ...['core-tactical', 'fast'].flatMap((mode) => [`${mode}+elimination`, `${mode}+elimination+short-game`]),
];

export const ruleset = (id: string): Ruleset => resolveRuleset(content, `metabaloids/${id}`);
export const compile = (id: string, withoutAbilities = false): MetabaloidsProgram =>
  metabaloids.compile(ruleset(id), cards, { withoutAbilities }) as MetabaloidsProgram;

export const starterDeck = game.decks.get('starter-deck-set-1')!;

/** Starts a match between starter decks. */
export function begin(program: Program, players: number, seed: number): Match {
  const deck = deckDefs(program, starterDeck);
  const decks = Array.from({ length: players }, () => deck);
  const match = createMatch(program, decks);
  match.start(seed, decks);
  return match;
}
