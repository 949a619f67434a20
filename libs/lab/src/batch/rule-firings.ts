/**
 * How often each rule fires: games of every mode, bare and with each variant that may be applied to it, at tables of several sizes,
 * played at random with every published deck and a deck of all cards. A rule that never fires is rare, or cannot be reached.
 */
import { applicableVariants, resolveRuleset, type Content, type Ruleset } from '@rulewright/content';
import type { DeckList, GamePlugin } from '@rulewright/engine';
import { addCounts, sortedCounts } from '../counts.ts';
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
/** Copies of each card in the deck of all cards. */
const COPIES = 2;

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

/** The published decks with what lies beside them, and one of all cards. */
function decksOf(content: Content, game: string): DeckList[] {
  const { decks, cards } = content.game(game);
  const all = { entries: [...cards.keys()].map((card) => ({ card, copies: COPIES })) };
  return [...[...decks.values()].map(({ entries, side }) => ({ entries: [...entries, ...side] })), all];
}

/** Plays every mode of a game and counts its rules. The same content, games and seed give the same counts. */
export async function countFirings(
  content: Content,
  plugin: GamePlugin,
  { games, seed, onProgress, signal }: FiringOptions,
): Promise<ModeFirings[]> {
  const game = content.game(plugin.id);
  const cards = [...game.cards.values()];
  const decks = decksOf(content, plugin.id);
  const found: ModeFirings[] = [];
  let before = 0;
  for (const mode of game.doc.modes) {
    const rules: Record<string, number> = {};
    const tables = settingsOf(content, plugin.id, mode);
    let played = 0;
    let seated = 0;
    for (const [at, { ruleset, players }] of tables.entries()) {
      const share = Math.floor((games * (at + 1)) / tables.length) - Math.floor((games * at) / tables.length);
      if (share === 0) continue;
      const start = before + played;
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
    before += played;
    found.push({ mode, games: played, rules: sortedCounts(rules) });
  }
  return found;
}
