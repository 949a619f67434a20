/**
 * Programs of the cards that are used. A match is played by the cards of its decks and by those that their texts ask about; what else
 * a game has makes no difference to it, so that a program costs as much in a large game as in a small one.
 */
import { cardsNamed, inGameOrder, type CardDoc, type Ruleset } from '@rulewright/content';
import type { GamePlugin } from '../contract/plugin.ts';
import type { CompileOptions, Program } from '../contract/program.ts';
import type { DeckList } from './play.ts';

type Cards = ReadonlyMap<string, CardDoc>;

/** Programs that were compiled from the cards of decks alone: numbers of cards, texts and facts count in these only. */
const narrow = new WeakSet<Program>();

/** Whether a program was compiled from the cards of decks, and not from all cards of its game. */
export const isOfDecks = (program: Program): boolean => narrow.has(program);

/**
 * The cards with these ids and all that they ask about, in the order of the game: numbers of cards follow each other in a small
 * program as they do in the large one. Ids that the game does not have are left out.
 */
export function cardsUsed(plugin: GamePlugin, cards: Cards, ids: Iterable<string>): CardDoc[] {
  const used = new Map<string, CardDoc>();
  const open = [...ids].flatMap((id) => cards.get(id) ?? []);
  for (let card = open.pop(); card; card = open.pop()) {
    if (used.has(card.id)) continue;
    used.set(card.id, card);
    // The first card with the name is the one that a program finds.
    for (const name of plugin.asksAbout?.(card) ?? [])
      open.push(
        ...cardsNamed(cards, name)
          .filter((one) => one.name === name)
          .slice(0, 1),
      );
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
  options?: CompileOptions,
): Program {
  const program = plugin.compile(ruleset, cardsUsed(plugin, cards, idsOf(decks)), options);
  narrow.add(program);
  return program;
}

/** Compiles a ruleset for all cards of a game, as programs of older matches and replays were. @throws ProgramError */
export const compileForGame = (plugin: GamePlugin, ruleset: Ruleset, cards: Cards): Program =>
  plugin.compile(ruleset, [...cards.values()]);
