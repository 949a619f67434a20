/**
 * Programs compiled only from the cards that a match uses: the cards of the decks, and the cards that their texts ask
 * about. The other cards of a game do not affect the match. Compiling such a program costs the same in a large game as
 * in a small one.
 */
import type { CardDoc, Ruleset } from '@rulewright/content';
import { canonicalJson, cardsNamed, inGameOrder } from '@rulewright/content/playing';
import type { GamePlugin } from '../contract/plugin.ts';
import type { Program } from '../contract/program.ts';
import type { DeckList } from './play.ts';

type Cards = ReadonlyMap<string, CardDoc>;

/**
 * Programs compiled from the cards of decks only. Their numbers of cards, texts and facts are valid only within the
 * program.
 */
const narrow = new WeakSet<Program>();

/** Whether a program was compiled from the cards of decks instead of from all cards of its game. */
export const isOfDecks = (program: Program): boolean => narrow.has(program);

/**
 * The cards with these ids and all cards that they ask about, in the order of the game. Card numbers then have the same
 * order in a small program as in the full one. Skips ids that the game does not have.
 */
export function cardsUsed(plugin: GamePlugin, cards: Cards, ids: Iterable<string>): CardDoc[] {
  const used = new Map<string, CardDoc>();
  const open = [...ids].flatMap((id) => cards.get(id) ?? []);
  for (let card = open.pop(); card; card = open.pop()) {
    if (used.has(card.id)) continue;
    used.set(card.id, card);
    // Several cards that play makes can have one name.
    for (const name of plugin.asksAbout?.(card) ?? [])
      open.push(...cardsNamed(cards, name).filter((one) => one.name === name));
  }
  return inGameOrder(cards, used.values());
}

/** The ids of all cards of some decks. */
export const idsOf = (decks: readonly DeckList[]): string[] =>
  decks.flatMap(({ entries }) => entries.map(({ card }) => card));

/** Compiles a ruleset for the cards of some decks. @throws ProgramError as `GamePlugin.compile` */
export function compileForDecks(
  plugin: GamePlugin,
  ruleset: Ruleset,
  cards: Cards,
  decks: readonly DeckList[],
): Program {
  const program = plugin.compile(ruleset, cardsUsed(plugin, cards, idsOf(decks)));
  narrow.add(program);
  return program;
}

/**
 * Compiles a ruleset for all cards of a game. Older matches and replays were played by such programs. @throws
 * ProgramError
 */
export const compileForGame = (plugin: GamePlugin, ruleset: Ruleset, cards: Cards): Program =>
  plugin.compile(ruleset, [...cards.values()]);

/** What a card gives to a match of a ruleset, as a text. Two cards with the same text play the same, also if they read differently. */
export function playedText(plugin: Pick<GamePlugin, 'unplayed' | 'played'>, card: CardDoc, ruleset: Ruleset): string {
  const { unplayed = [] } = plugin;
  const { id, name, data } = card;
  const played = plugin.played?.(card, ruleset) ?? [name, data];
  const blank = (key: string, value: unknown): unknown => (unplayed.includes(key) ? '' : value);
  return canonicalJson([id, JSON.parse(JSON.stringify(played, blank))]);
}
