/**
 * Counts how often each rule fires in random games. Each mode is played alone and with each applicable variant, with 2 to 4 players as
 * far as the mode allows them, with every published deck and a deck of many cards. A rule that never fires is rare or unreachable.
 */
import {
  applicableVariants,
  contentHash,
  resolveRuleset,
  type CardDoc,
  type Content,
  type Ruleset,
} from '@rulewright/content';
import { cardsUsed, idsOf, usualSeats, type DeckList, type GamePlugin, type Program } from '@rulewright/engine';
import { addCounts, sortedCounts } from '../counts.ts';
import { cardsKey } from '../digests.ts';
import type { SimulationOptions } from './batch-runner.ts';
import { simulate } from './simulate.ts';

export interface FiringOptions {
  /** Games of each mode, spread over its settings: variants and numbers of players. */
  readonly games: number;
  readonly seed: number;
  readonly onProgress?: (played: number) => void;
  readonly signal?: AbortSignal;
}

/** The counts of one mode. */
export interface ModeFirings {
  readonly mode: string;
  readonly games: number;
  /** How often each rule fired, by rule id, without rules that never fired. */
  readonly rules: Readonly<Record<string, number>>;
}

/** The most players, so that rules for two players fire as well as rules for more than two. */
const MOST_PLAYERS = 4;
/** Copies of each card in the deck of many cards. */
const COPIES = 2;
/** The most different cards in that deck. From a larger game, cards evenly spread over its list are used. */
const MOST_CARDS = 400;

interface Setting {
  readonly ruleset: Ruleset;
  readonly players: number;
}

function settingsOf(content: Content, plugin: GamePlugin, mode: string): Setting[] {
  const game = plugin.id;
  const variants = applicableVariants(content, game, mode).map(({ id }) => [id]);
  return [[], ...variants].flatMap((chosen) => {
    const ruleset = resolveRuleset(content, { game, mode, variants: chosen, overrides: {} });
    const program = plugin.compile(ruleset, []);
    const fewest = usualSeats(program);
    const most = Math.max(fewest, Math.min(MOST_PLAYERS, program.maxSeats));
    return Array.from({ length: most - fewest + 1 }, (_, more) => ({ ruleset, players: fewest + more }));
  });
}

/** Evenly spread members of a list, or all if there are at most `most`. */
const spread = <Member>(list: readonly Member[], most: number): Member[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]!);

/** The published decks, each with its side deck, and one deck of many cards. */
function decksOf(content: Content, game: string): DeckList[] {
  const { decks, cards } = content.game(game);
  const many = { entries: spread([...cards.keys()], MOST_CARDS).map((card) => ({ card, copies: COPIES })) };
  return [...[...decks.values()].map(({ entries, side }) => ({ entries: [...entries, ...side] })), many];
}

/** The decks, cards and settings of the games of a mode. */
interface ModeGames {
  readonly decks: readonly DeckList[];
  readonly cards: readonly CardDoc[];
  readonly tables: readonly Setting[];
}

function playedIn(content: Content, plugin: GamePlugin, mode: string): ModeGames {
  const decks = decksOf(content, plugin.id);
  const cards = cardsUsed(plugin, content.game(plugin.id).cards, idsOf(decks));
  return { decks, cards, tables: settingsOf(content, plugin, mode) };
}

/** A cache key for the counts of a mode: equal keys give equal counts, as long as the program is the same. */
export function firingsKey(content: Content, plugin: GamePlugin, mode: string, games: number, seed: number): string {
  const { decks, cards, tables } = playedIn(content, plugin, mode);
  const settings = tables.map(({ ruleset, players }) => [ruleset.hash, players]);
  return contentHash(['firings', mode, games, seed, settings, decks, cardsKey(cards)]);
}

/** Plays one mode of a game and counts its rules. The same content, games and seed give the same counts. */
export async function countFiringsOf(
  content: Content,
  plugin: GamePlugin,
  mode: string,
  { games, seed, onProgress, signal }: FiringOptions,
): Promise<ModeFirings> {
  const { decks, cards, tables } = playedIn(content, plugin, mode);
  const rules: Record<string, number> = {};
  let played = 0;
  let seated = 0;
  // One program plays all numbers of players.
  const programs = new WeakMap<Ruleset, Program>();
  for (const [at, { ruleset, players }] of tables.entries()) {
    const share = Math.floor((games * (at + 1)) / tables.length) - Math.floor((games * at) / tables.length);
    if (share === 0) continue;
    const start = played;
    const program = programs.get(ruleset) ?? plugin.compile(ruleset, cards);
    programs.set(ruleset, program);
    const options: SimulationOptions = {
      // Continues with the next deck after the previous setting, so that all decks are played.
      decks: [...decks.slice(seated % decks.length), ...decks.slice(0, seated % decks.length)],
      players,
      games: share,
      seed: seed + at,
      bots: ['random'],
      onProgress: (done) => onProgress?.(start + done),
      signal,
    };
    const result = await simulate(plugin, ruleset, cards, options, program);
    addCounts(rules, result.rules);
    seated += players;
    played += result.games;
  }
  return { mode, games: played, rules: sortedCounts(rules) };
}

/** Plays every mode of a game and counts its rules. */
export async function countFirings(
  content: Content,
  plugin: GamePlugin,
  options: FiringOptions,
): Promise<ModeFirings[]> {
  const ofModes: ModeFirings[] = [];
  let before = 0;
  for (const mode of content.game(plugin.id).doc.modes) {
    const onProgress = (played: number): void => options.onProgress?.(before + played);
    const firings = await countFiringsOf(content, plugin, mode, { ...options, onProgress });
    before += firings.games;
    ofModes.push(firings);
  }
  return ofModes;
}
