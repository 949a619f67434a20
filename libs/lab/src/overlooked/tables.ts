/** The tables at which the games are played: every mode, with several decks, levels and numbers of players. */
import { modeRulesets, type Content, type GameContent } from '@rulewright/content';
import type { DeckList, GamePlugin } from '@rulewright/engine';
import type { PlayedTable } from './observe.ts';

/** The most published decks that are played. */
const MOST_DECKS = 6;
/** The most different cards in the deck of many cards. From a larger game, cards evenly spread over its list are used. */
const MOST_CARDS = 200;
/** Copies of each changed card in a deck of changed cards, and the most changed cards of one deck. */
const COPIES = 3;
const MOST_CHANGED = 12;
const LEVEL = 'easy';

const spread = <Member>(list: readonly Member[], most: number): Member[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]!);

function publishedOf({ decks, cards }: GameContent): DeckList[] {
  const playable = [...decks.values()].filter(
    ({ entries }) => entries.length > 0 && entries.every(({ card }) => cards.has(card)),
  );
  return spread(playable, MOST_DECKS).map(({ entries }) => ({ entries }));
}

/** Published decks with more copies of the changed cards, so that these are in most games. */
function changedDecks(published: readonly DeckList[], many: DeckList, changed: readonly string[]): DeckList[] {
  const parts = Array.from({ length: Math.ceil(changed.length / MOST_CHANGED) }, (_, at) =>
    changed.slice(at * MOST_CHANGED, (at + 1) * MOST_CHANGED),
  );
  return parts.slice(0, MOST_DECKS).flatMap((cards, at) => {
    const added = cards.map((card) => ({ card, copies: COPIES }));
    const bases =
      published.length > 0 ? [published[at % published.length]!, published[(at + 1) % published.length]!] : [many];
    return bases.map(({ entries }) => ({ entries: [...entries, ...added] }));
  });
}

/**
 * The tables of a game.
 * @param changed the cards to play more often than others
 */
export function tablesOf(
  content: Content,
  game: GameContent,
  plugin: GamePlugin,
  changed: readonly string[],
): PlayedTable[] {
  const published = publishedOf(game);
  const many = { entries: spread([...game.cards.keys()], MOST_CARDS).map((card) => ({ card, copies: 2 })) };
  const own = changedDecks(
    published,
    many,
    changed.filter((card) => game.cards.has(card)),
  );
  const first = published[0] ?? many;
  return modeRulesets(content, game.doc.id).flatMap((ruleset): PlayedTable[] => {
    const { minSeats: least, maxSeats: most } = plugin.compile(ruleset, []);
    const table = (decks: readonly DeckList[], bots: readonly string[], players = 2): PlayedTable => ({
      ruleset,
      decks,
      players,
      bots,
    });
    const pairs = published.map((deck, at) => [deck, published[(at + 1) % published.length]!]);
    return [
      ...own.flatMap((deck) => [table([deck, deck], ['random']), table([deck, first], [LEVEL, 'random'])]),
      ...pairs.map((decks) => table(decks, ['random'])),
      table([many, many], ['random']),
      table([first, published[1] ?? many], [LEVEL]),
      table([many, first], [LEVEL, 'random']),
      table([first, many, own[0] ?? first], ['random'], 3),
      table([many, first], ['random'], 4),
    ].filter(({ players }) => players >= least && players <= most);
  });
}
