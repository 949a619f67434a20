/** Reads the content and the games for the benchmark from the workspace. */
import { fileURLToPath } from 'node:url';
import {
  openContent,
  parseRulesetId,
  resolveRuleset,
  type CardDoc,
  type Content,
  type Ruleset,
} from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { deckDefs, type GamePlugin, type Program } from '@rulewright/engine';
import { enginesOf, knownGames, pluginFor } from '@rulewright/games';

/** The workspace root, two folders above both `src` and `dist`. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The game that the benchmark measures with many cards. */
export const LARGE_GAME = 'metazoo';

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
  const content = openContent(await readTree(ROOT), knownGames);
  const plugin = pluginFor(content.game(GAME))!;
  return { content, plugin, ruleset: resolveRuleset(content, RULESET), cards: [...content.game(GAME).cards.values()] };
}

/** The cards without their abilities. */
export const plainCards = ({ cards }: Bench): CardDoc[] =>
  cards.map((card) => ({ ...card, data: { ...card.data, abilities: [] } }));

/** The starter deck for each seat, as definition numbers. */
export function decksOf(bench: Bench, program: Program, seats: number): number[][] {
  const deck = bench.content.game(GAME).decks.get(DECK)!;
  return Array.from({ length: seats }, () => deckDefs(program, deck));
}

/** A game with decks for each number of seats that it allows. */
export interface GameToMeasure {
  readonly title: string;
  readonly program: Program;
  decks(seats: number): number[][];
}

/** The game behind most figures, with every ability of its cards. */
export async function mainGame(): Promise<GameToMeasure> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  const title = bench.content.game(GAME).doc.name;
  return { title, program, decks: (seats) => decksOf(bench, program, seats) };
}

/** How many games are measured beside each other: those with the most rules come first. */
const LARGE = 2;

/** The games with the most rules, in their first mode. The seats alternate between its first two published decks. */
export async function everyGamePlayed(): Promise<GameToMeasure[]> {
  const content = openContent(await readTree(ROOT), knownGames);
  return enginesOf(content)
    .slice(0, LARGE)
    .map((plugin) => {
      const game = content.game(plugin.id);
      const ruleset = resolveRuleset(content, parseRulesetId(content, `${plugin.id}/${game.doc.modes[0]!}`));
      const program = plugin.compile(ruleset, [...game.cards.values()]);
      const published = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
      return {
        title: game.doc.name,
        program,
        decks: (seats) => Array.from({ length: seats }, (_, seat) => published[seat % published.length]!),
      };
    });
}
