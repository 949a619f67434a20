/**
 * How often each rule fires: games of every mode, bare and with each variant that may be applied to it, at tables of several sizes,
 * played at random with every published deck and a deck of many cards. A rule that never fires is rare, or cannot be reached.
 */
import {
  applicableVariants,
  contentHash,
  resolveRuleset,
  type CardDoc,
  type Content,
  type Ruleset,
} from '@rulewright/content';
import { cardsUsed, idsOf, type DeckList, type GamePlugin } from '@rulewright/engine';
import { addCounts, sortedCounts } from '../counts.ts';
import { cardsKey } from '../digests.ts';
import { simulate } from './simulate.ts';

export interface FiringOptions {
  /** Games of each mode, spread over its tables. */
  readonly games: number;
  readonly seed: number;
  readonly onProgress?: (played: number) => void;
  readonly signal?: AbortSignal;
}

/** What the games of one mode came to. */
export interface ModeFirings {
  readonly mode: string;
  readonly games: number;
  /** How often each rule fired, by rule id; a rule that never did is left out. */
  readonly rules: Readonly<Record<string, number>>;
}

/** Players at the tables: both sides of a rule on "two players" and "more than two". */
const PLAYERS = [2, 3, 4];
/** Copies of each card in the deck of many cards. */
const COPIES = 2;
/** Cards of that deck: all of a small game; of a large one some from everywhere in its list. */
const MOST_CARDS = 400;

interface Setting {
  readonly ruleset: Ruleset;
  readonly players: number;
}

function settingsOf(content: Content, game: string, mode: string): Setting[] {
  const variants = applicableVariants(content, game, mode).map(({ id }) => [id]);
  return [[], ...variants].flatMap((chosen) => {
    const ruleset = resolveRuleset(content, { game, mode, variants: chosen, overrides: {} });
    return PLAYERS.map((players) => ({ ruleset, players }));
  });
}

/** Evenly spread members of a list, all of a short one. */
const spread = <Member>(list: readonly Member[], most: number): Member[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]!);

/** The published decks with their side decks, and one deck of many cards. */
function decksOf(content: Content, game: string): DeckList[] {
  const { decks, cards } = content.game(game);
  const many = { entries: spread([...cards.keys()], MOST_CARDS).map((card) => ({ card, copies: COPIES })) };
  return [...[...decks.values()].map(({ entries, side }) => ({ entries: [...entries, ...side] })), many];
}

/** Everything that the games of a mode are played with. */
interface Played {
  readonly decks: readonly DeckList[];
  readonly cards: readonly CardDoc[];
  readonly tables: readonly Setting[];
}

function playedIn(content: Content, plugin: GamePlugin, mode: string): Played {
  const decks = decksOf(content, plugin.id);
  const cards = cardsUsed(plugin, content.game(plugin.id).cards, idsOf(decks));
  return { decks, cards, tables: settingsOf(content, plugin.id, mode) };
}

/** What the counts of a mode depend on besides the program: the same key gives the same counts. */
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
  for (const [at, { ruleset, players }] of tables.entries()) {
    const share = Math.floor((games * (at + 1)) / tables.length) - Math.floor((games * at) / tables.length);
    if (share === 0) continue;
    const start = played;
    const result = await simulate(plugin, ruleset, cards, {
      // Each table goes on where the one before it ended, so that all decks come to play.
      decks: [...decks.slice(seated % decks.length), ...decks.slice(0, seated % decks.length)],
      players,
      games: share,
      seed: seed + at,
      bots: ['random'],
      onProgress: (done) => onProgress?.(start + done),
      signal,
    });
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
  const found: ModeFirings[] = [];
  let before = 0;
  for (const mode of content.game(plugin.id).doc.modes) {
    const onProgress = (played: number): void => options.onProgress?.(before + played);
    const firings = await countFiringsOf(content, plugin, mode, { ...options, onProgress });
    before += firings.games;
    found.push(firings);
  }
  return found;
}
