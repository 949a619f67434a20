/**
 * The names of a game that a page knows: the cards that it has shown, and lines that a check found to be headings. With these, the page
 * of a game with thousands of cards can parse its list without an index of all names.
 */
import type { LineWords } from '../line-words.ts';
import { nameKey } from '../typed-names.ts';

/** A card that a list can name. */
export interface KnownCard {
  readonly id: string;
  /** The name of the card in lists. */
  readonly name: string;
}

/** A zone of the game's deck laws, with the words of its headings. */
interface KnownZone {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

export interface GameLine {
  readonly card: string;
  readonly cards: string;
  readonly deck: string;
  readonly zones: readonly KnownZone[];
}

export interface KnownCards {
  /** The known cards, by name key. */
  readonly cards: ReadonlyMap<string, KnownCard>;
  /** The keys of lines that are headings or comments, although they look like card names. */
  readonly headings: ReadonlySet<string>;
}

export const NO_CARDS: KnownCards = { cards: new Map(), headings: new Set() };

/** Adds names. Returns the same object if nothing is new, so that a page need not parse its list again. */
export function withCards(
  known: KnownCards,
  cards: Iterable<KnownCard & { readonly written?: string }>,
  headings: Iterable<string> = [],
): KnownCards {
  const more = new Map<string, KnownCard>();
  for (const { id, name, written } of cards)
    for (const key of [nameKey(name), ...(written === undefined ? [] : [nameKey(written)])])
      if (key !== '' && known.cards.get(key)?.id !== id) more.set(key, { id, name });
  const others = [...headings].map(nameKey).filter((key) => key !== '' && !known.headings.has(key));
  if (more.size === 0 && others.length === 0) return known;
  return {
    cards: new Map([...known.cards, ...more]),
    headings: new Set([...known.headings, ...others].filter((key) => !more.has(key) && !known.cards.has(key))),
  };
}

/** The words of a game from known cards only. */
export type KnownWords = LineWords<KnownCard>;

export function knownWords(game: GameLine, { cards, headings }: KnownCards): KnownWords {
  const zones = new Map<string, string>();
  for (const { id, name, words } of game.zones)
    for (const word of [id, name, ...words]) if (!zones.has(nameKey(word))) zones.set(nameKey(word), id);
  const side = game.zones.find(({ id }) => id === 'side')?.name ?? 'Sideboard';
  return {
    words: { card: game.card, cards: game.cards, deck: game.deck, side },
    digitNames: true,
    find: (name) => {
      const known = cards.get(nameKey(name));
      return known ? [known] : [];
    },
    beginsName: () => true,
    zone: (key) => zones.get(key) ?? null,
    isHeading: (text) => headings.has(nameKey(text)),
    rarity: () => null,
    set: () => null,
  };
}
