/** The cards of a game by their words and values, so that a search does not look at every card. Its parts are made when they are first needed. */
import { foldText, searchableFields } from './card-query-fields.ts';
import { cardFieldValues, inOrder, textOf, type SearchOrder } from './card-match.ts';
import type { GameContent } from './content.ts';
import type { CardDoc } from './schemas.ts';

/** 1 for each card of a selection, by its number in the index; 0 for the others. */
export type CardMask = Uint8Array;

/** Numbers of cards, by a word or value that they have. */
type Numbers<Key> = ReadonlyMap<Key, readonly number[]>;

interface Words {
  /** All words in order. */
  readonly sorted: readonly string[];
  readonly cards: Numbers<string>;
}

/** Returns the result of `make` for a key. It makes each result once. */
function once<Key, Made>(made: Map<Key, Made>, key: Key, make: () => Made): Made {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

function collect<Key>(into: Map<Key, number[]>, key: Key, card: number): void {
  const cards = into.get(key);
  if (cards === undefined) into.set(key, [card]);
  else if (cards.at(-1) !== card) cards.push(card);
}

/** Removes the cards that are not in another selection. */
export function keepIn(into: CardMask, other: CardMask): void {
  for (let n = 0; n < into.length; n++) into[n]! &= other[n]!;
}

/** Adds the cards of another selection. */
export function addTo(into: CardMask, other: CardMask): CardMask {
  for (let n = 0; n < into.length; n++) into[n]! |= other[n]!;
  return into;
}

export class SearchIndex {
  /** All cards, by name. A card's number is its place here. */
  readonly cards: readonly CardDoc[];
  /** The ids of the cards. A card that is not read yet has to be read for its id. */
  readonly ids: readonly string[];
  private readonly textsOf = new Map<string | null, readonly string[]>();
  private readonly wordsOf = new Map<string | null, Words>();
  private readonly valuesOf = new Map<string, Numbers<string | number>>();
  private readonly orders = new Map<string, Uint32Array>();
  private readonly numbers: ReadonlyMap<CardDoc, number>;

  constructor(private readonly game: GameContent) {
    this.cards = inOrder([...game.cards.values()], { field: 'name', descending: false }, game);
    this.ids = this.cards.map(({ id }) => id);
    this.numbers = new Map(this.cards.map((card, n) => [card, n]));
  }

  all(value: 0 | 1): CardMask {
    return new Uint8Array(this.cards.length).fill(value);
  }

  others(mask: CardMask): CardMask {
    return mask.map((value) => 1 - value);
  }

  /** The cards for which a test of their number is true. It looks at every card. */
  where(test: (number: number) => boolean): CardMask {
    const mask = this.all(0);
    for (let n = 0; n < mask.length; n++) if (test(n)) mask[n] = 1;
    return mask;
  }

  /** The folded text of each card in a field, or of all its texts (null), between two spaces. */
  texts(field: string | null = null): readonly string[] {
    return once(this.textsOf, field, () => {
      const read = searchableFields(this.game.vocabulary.cardFields).find(({ id }) => id === field)?.read;
      const textIn = (card: CardDoc): string =>
        field === null ? textOf(card, this.game) : [read?.(card) ?? []].flat().join(' ');
      return this.cards.map((card) => ` ${foldText(textIn(card))} `);
    });
  }

  private wordsIn(field: string | null): Words {
    return once(this.wordsOf, field, () => {
      const cards = new Map<string, number[]>();
      for (const [n, text] of this.texts(field).entries())
        for (const word of text.split(' ')) if (word !== '') collect(cards, word, n);
      return { cards, sorted: [...cards.keys()].sort() };
    });
  }

  /** The cards with a word, or with a word that starts with it. */
  private withWord(field: string | null, word: string, whole: boolean): CardMask {
    const { sorted, cards } = this.wordsIn(field);
    const mask = this.all(0);
    const mark = (one: string): void => {
      for (const card of cards.get(one) ?? []) mask[card] = 1;
    };
    if (whole) mark(word);
    else for (let at = firstFrom(sorted, word); sorted[at]?.startsWith(word); at++) mark(sorted[at]!);
    return mask;
  }

  /** The cards with words in this order in a field, or in their texts (null). Unless `whole`, the last one is the start of a word. */
  words(field: string | null, words: readonly string[], whole: boolean): CardMask {
    const mask = this.all(1);
    for (const [at, word] of words.entries()) keepIn(mask, this.withWord(field, word, whole || at < words.length - 1));
    if (words.length < 2) return mask;
    const phrase = ` ${words.join(' ')}${whole ? ' ' : ''}`;
    const texts = this.texts(field);
    for (let n = mask.indexOf(1); n !== -1; n = mask.indexOf(1, n + 1)) mask[n] = Number(texts[n]!.includes(phrase));
    return mask;
  }

  private values(field: string): Numbers<string | number> {
    return once(this.valuesOf, field, () => {
      const values = new Map<string | number, number[]>();
      for (const [n, card] of this.cards.entries())
        for (const value of cardFieldValues(card, field, this.game))
          collect(values, typeof value === 'number' ? value : foldText(value), n);
      return values;
    });
  }

  /** The cards with a value of a field for which a test is true. The test gets a number or a folded text, and its text. */
  having(field: string, test: (value: string | number, text: string) => boolean): CardMask {
    const mask = this.all(0);
    for (const [value, cards] of this.values(field))
      if (test(value, typeof value === 'number' ? foldText(String(value)) : value))
        for (const card of cards) mask[card] = 1;
    return mask;
  }

  /** The cards with one of some folded values of a field. */
  among(field: string, wanted: ReadonlySet<string>): CardMask {
    return this.having(field, (_, text) => wanted.has(text));
  }

  /** The cards of a selection by name, or in another order. */
  inOrder(mask: CardMask, order: SearchOrder | null = null): CardDoc[] {
    const cards: CardDoc[] = [];
    if (order === null) {
      for (let n = mask.indexOf(1); n !== -1; n = mask.indexOf(1, n + 1)) cards.push(this.cards[n]!);
      return cards;
    }
    const sorted = once(this.orders, `${order.field} ${order.descending}`, () =>
      Uint32Array.from(inOrder(this.cards, order, this.game), (card) => this.numbers.get(card)!),
    );
    for (const n of sorted) if (mask[n] === 1) cards.push(this.cards[n]!);
    return cards;
  }
}

/** The place of the first text that is not before another one. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const indexes = new WeakMap<GameContent, SearchIndex>();

/** The index of a game's cards. It is made at the first use and kept as long as the content. */
export function cardIndex(game: GameContent): SearchIndex {
  const known = indexes.get(game) ?? new SearchIndex(game);
  indexes.set(game, known);
  return known;
}
