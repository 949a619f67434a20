/** The cards of a game, ready to be found by whatever a list calls them. Made once for a game's content. */
import type { CardDoc, DeckRules, GameContent, Printing, SetDoc } from '@rulewright/content';
import { distance } from 'fastest-levenshtein';
import { nameKey } from './typed-names.ts';

/** A card with what the deck rules say about it, so that a check asks only once. */
export interface IndexedCard {
  readonly card: CardDoc;
  readonly points: number;
  readonly mentions: readonly string[];
  /** The key of its printed name, which other cards may share. */
  readonly nameKey: string;
}

/** Longer names are not compared with others: near names are searched within bounded work. */
const LONGEST_NAME = 80;

/** The most suggestions for one name. */
const SUGGESTIONS = 3;

export class CardIndex {
  readonly cards: readonly IndexedCard[];
  /** The rule that unreadable lines and unknown names are held against. */
  readonly cardRule: string;
  /** The game's words for a card, cards, a deck, and the cards beside it. */
  readonly words: { readonly card: string; readonly cards: string; readonly deck: string; readonly side: string };
  /** Some name begins with a digit, so that a number in front need not be a count. */
  readonly digitNames: boolean;
  /** Some cards have the same printed name. */
  readonly shareNames: boolean;
  private readonly ids = new Map<string, IndexedCard>();
  private readonly byName = new Map<string, IndexedCard[]>();
  private readonly byOtherName = new Map<string, IndexedCard[]>();
  /** What `find` answers for names just as they are printed, which most lists hold: no key has to be made of those. */
  private readonly asPrinted = new Map<string, readonly IndexedCard[]>();
  private readonly listNames = new Map<CardDoc, string>();
  private readonly bySet = new Map<string, SetDoc>();
  private readonly headings = new Set<string>();
  private readonly rarities = new Map<string, string>();
  private readonly firstWords = new Set<string>();
  private readonly keysByLength = new Map<number, [key: string, card: IndexedCard][]>();

  constructor(
    readonly game: GameContent,
    deckRules: DeckRules,
  ) {
    this.cardRule = deckRules.cardRule;
    this.words = { ...game.doc.words, side: deckRules.sideName ?? 'Sideboard' };
    this.cards = [...game.cards.values()].map((card) => ({
      card,
      points: deckRules.points(card),
      mentions: deckRules.mentions(card),
      nameKey: nameKey(card.name),
    }));
    for (const one of this.cards) {
      this.ids.set(one.card.id, one);
      this.add(this.byName, one.card.name, one);
      for (const other of [...one.card.aliases, one.card.id]) this.add(this.byOtherName, other, one);
    }
    for (const { card } of this.cards) {
      for (const name of [card.name, ...card.aliases, card.id]) this.asPrinted.set(name, this.findByKey(name));
    }
    for (const { card } of this.cards) this.listNames.set(card, this.makeListName(card));
    this.digitNames = [...this.byName.keys(), ...this.byOtherName.keys()].some((key) => /^\d/.test(key));
    for (const set of game.sets.values()) {
      for (const name of [set.name, set.id, set.code]) this.bySet.set(nameKey(name), set);
    }
    for (const { card } of this.cards) {
      for (const { rarity } of card.printings) this.rarities.set(nameKey(rarity), rarity);
    }
    for (const key of [...this.byName.keys(), ...this.byOtherName.keys()]) this.firstWords.add(key.split(' ', 1)[0]!);
    this.shareNames = [...this.byName.values()].some((cards) => cards.length > 1);
    this.addHeadings();
  }

  /** The card with this id. Ids are unique, but names may be shared. */
  byId(id: string): IndexedCard | null {
    return this.ids.get(id) ?? null;
  }

  /** The cards that a name means: none, one, or several. A card's own name comes before an alias of another. */
  find(name: string): readonly IndexedCard[] {
    return this.asPrinted.get(name) ?? this.findByKey(name);
  }

  private findByKey(name: string): readonly IndexedCard[] {
    const key = nameKey(name);
    return this.byName.get(key) ?? this.byOtherName.get(key) ?? [];
  }

  /** Card names that the author may have meant, the most similar one first. */
  near(name: string): string[] {
    const key = nameKey(name);
    if (key === '' || key.length > LONGEST_NAME) return [];
    const reach = Math.max(1, Math.floor(key.length / 3));
    const found = new Map<string, number>();
    for (const [length, keys] of this.keysByLength) {
      const close = Math.abs(length - key.length) <= reach;
      for (const [known, { card }] of keys) {
        const part = key.length >= 3 && known.includes(key);
        const far = close ? distance(key, known) : Infinity;
        const score = Math.min(
          far <= reach ? far : Infinity,
          part ? reach + (length - key.length) / LONGEST_NAME : Infinity,
        );
        const name = this.listName(card);
        if (score < (found.get(name) ?? Infinity)) found.set(name, score);
      }
    }
    return [...found]
      .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
      .slice(0, SUGGESTIONS)
      .map(([known]) => known);
  }

  /** What a list calls a card so that no other can be meant: its name, or where cards share it an alias or a printing. */
  listName(card: CardDoc): string {
    return this.listNames.get(card) ?? this.makeListName(card);
  }

  private makeListName(card: CardDoc): string {
    if ((this.byName.get(nameKey(card.name))?.length ?? 0) < 2) return card.name;
    const alias = card.aliases.find((other) => this.find(other).length === 1);
    if (alias !== undefined) return alias;
    const { set, number } = card.printings[0]!;
    return `${card.name} (${this.game.sets.get(set)?.code ?? set}) ${number}`;
  }

  /** Whether a card's name begins with a word. */
  beginsName(word: string): boolean {
    return this.firstWords.has(nameKey(word));
  }

  /** The rarity that a word names, as printings have it. */
  rarity(word: string): string | null {
    return this.rarities.get(nameKey(word)) ?? null;
  }

  /** The set that a code, id or name means. */
  set(code: string): SetDoc | null {
    return this.bySet.get(nameKey(code)) ?? null;
  }

  /** A printing of a card: by set, and by collector number if one is given. */
  printing(card: CardDoc, set: SetDoc, number: number | null): Printing | null {
    return card.printings.find((one) => one.set === set.id && (number === null || one.number === number)) ?? null;
  }

  /** The first printing of a card in a rarity. */
  printingOfRarity(card: CardDoc, rarity: string): Printing | null {
    return card.printings.find((one) => one.rarity === rarity) ?? null;
  }

  /** Printings with a promo identifier, or of a set of promotional cards. */
  isPromo(printing: Printing): boolean {
    return printing.promo !== undefined || (this.game.sets.get(printing.set)?.promo ?? false);
  }

  /** Whether a line only names a group of cards, such as a type, in the singular or plural. */
  isHeading(text: string): boolean {
    const key = nameKey(text);
    return this.headings.has(key) || (key.endsWith('s') && this.headings.has(key.slice(0, -1)));
  }

  private add(map: Map<string, IndexedCard[]>, name: string, card: IndexedCard): void {
    const key = nameKey(name);
    const known = map.get(key) ?? [];
    if (key === '' || known.includes(card)) return;
    known.push(card);
    map.set(key, known);
    const same = this.keysByLength.get(key.length) ?? [];
    same.push([key, card]);
    this.keysByLength.set(key.length, same);
  }

  private addHeadings(): void {
    for (const field of this.game.vocabulary.cardFields) {
      if (!field.facet || field.type === 'number') continue;
      for (const { card } of this.cards) {
        const value = field.read(card);
        const words = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
        for (const word of words) if (!this.byName.has(nameKey(word))) this.headings.add(nameKey(word));
      }
    }
  }
}

/** Makes the index of a game's cards; keep it as long as the content. */
export const createCardIndex = (game: GameContent, deckRules: DeckRules): CardIndex => new CardIndex(game, deckRules);
