/**
 * The index of a game's cards, by every name that a list may use. It is made once for a game's content, from the names only. A card itself
 * is read when a list first names it.
 */
import {
  cardsInPassing,
  deckLawOf,
  LazyCards,
  type CardDoc,
  type GameContent,
  type Printing,
  type SetDoc,
} from '@rulewright/content';
import { distance } from 'fastest-levenshtein';
import { wordsOfCards, type CardWords } from './card-words.ts';
import { hasNumber, isCollectorNumber, shownNumber } from './collector-number.ts';
import { deckPointsOf } from './deck-points.ts';
import type { IndexedCard } from './indexed-card.ts';
import { cardsByListId, idField, keyOfListId, type IdProgram } from './list-ids.ts';
import { SameNames } from './same-names.ts';

export type { IndexedCard } from './indexed-card.ts';
import { nameKey } from './typed-names.ts';

/** The longest name that is compared with similar names. The limit bounds the work of a search. */
const LONGEST_NAME = 80;

/** The most suggestions for one name. */
const SUGGESTIONS = 3;
/** The most names of cards that share a name. */
const MOST_OFFERED = 5;
/** The number of cards that `gather` adds before it pauses. */
const AT_ONCE = 200;

/** Cards that have a name in common. */
interface NameEntry {
  readonly ids: string[];
  /** Null until a list first uses the name. */
  cards: readonly IndexedCard[] | null;
}

export class CardIndex {
  /** The game's words for a card, cards, a deck and the side deck. */
  readonly words: { readonly card: string; readonly cards: string; readonly deck: string; readonly side: string };
  /** The card field that gives the points of a deck, or null if the game has no points; and its name in a sentence. */
  readonly pointsField: string | null;
  readonly pointsName: string;
  /** Whether some card name begins with a digit. If so, a number at the start of a line need not be a count. */
  digitNames = false;
  /** Whether some cards have the same printed name. */
  shareNames = false;
  /** Zones of the game's laws, by the keys of their heading words. */
  private readonly zones = new Map<string, string>();
  private readonly pointsOf: (card: CardDoc) => number;
  private readonly indexed = new Map<string, IndexedCard>();
  /** The printed name of each card, by its id. */
  private readonly printedNames = new Map<string, string>();
  private readonly byName = new Map<string, NameEntry>();
  private readonly byOtherName = new Map<string, NameEntry>();
  /** Results of `find` for names exactly as printed. Most lists use these names, so most lookups need no key. */
  private readonly asPrinted = new Map<string, NameEntry>();
  private readonly groups = new WeakMap<readonly IndexedCard[], SameNames>();
  private readonly listNames = new Map<string, string>();
  private readonly bySet = new Map<string, SetDoc>();
  private readonly firstWords = new Set<string>();
  private readonly keysByLength = new Map<number, [key: string, id: string][]>();
  private headings: ReadonlySet<string> | null = null;
  /** The card of each id, by program. */
  private readonly listIds = new Map<IdProgram, ReadonlyMap<string, string>>();
  private rarities: ReadonlyMap<string, string> | null = null;

  /** @param cardWords the words of all cards, if the caller has them; otherwise all cards are read when a list first needs the words */
  constructor(
    readonly game: GameContent,
    private readonly cardWords?: CardWords,
  ) {
    const law = deckLawOf(game);
    const laws = [...new Set([law, ...game.deckLaws.values()])];
    const zones = laws.flatMap((one) => one.zones ?? []);
    this.pointsField = law.points?.field ?? null;
    this.pointsName = law.points?.name ?? 'points';
    this.pointsOf = deckPointsOf(game);
    this.words = { ...game.doc.words, side: zones.find(({ id }) => id === 'side')?.name ?? 'Sideboard' };
    for (const { id, name, words } of zones)
      for (const word of [id, name, ...words]) if (!this.zones.has(nameKey(word))) this.zones.set(nameKey(word), id);
  }

  /** Adds all names, and yields after each piece of work. The index is ready after the last step. */
  *gather(): Generator<undefined, undefined> {
    const { game } = this;
    const printed: (readonly [name: string, key: string])[] = [];
    let done = 0;
    for (const id of game.cards.keys()) {
      const [name = '', ...others] = namesOf(game, id);
      this.printedNames.set(id, name);
      printed.push([name, this.add(this.byName, name, id)]);
      for (const other of [...others, id]) printed.push([other, this.add(this.byOtherName, other, id)]);
      if (++done % AT_ONCE === 0) yield;
    }
    for (const [name, key] of printed) {
      const named = this.byName.get(key) ?? this.byOtherName.get(key);
      if (named) this.asPrinted.set(name, named);
      if (++done % (4 * AT_ONCE) === 0) yield;
    }
    for (const set of game.sets.values())
      for (const name of [set.name, set.id, set.code]) this.bySet.set(nameKey(name), set);
    return undefined;
  }

  /** The card with this id. Ids are unique, but names may be shared. */
  byId(id: string): IndexedCard | null {
    const known = this.indexed.get(id);
    if (known !== undefined) return known;
    const card = this.game.cards.get(id);
    if (card === undefined) return null;
    const made: IndexedCard = {
      card,
      at: this.indexed.size,
      points: this.pointsOf(card),
      nameKey: nameKey(card.name),
      carriesLaw: card.law !== undefined && card.law.length > 0,
    };
    this.indexed.set(id, made);
    return made;
  }

  /** Whether the game names a field with the ids of a program. */
  hasListIds(program: IdProgram): boolean {
    return idField(this.game, program) !== null;
  }

  /** The card with an id of another program. The first call reads all cards, so it belongs in a worker thread if there are many. */
  byListId(program: IdProgram, id: string): IndexedCard | null {
    let ids = this.listIds.get(program);
    if (!ids) this.listIds.set(program, (ids = cardsByListId(this.game, program)));
    const card = ids.get(keyOfListId(id));
    return card === undefined ? null : this.byId(card);
  }

  /** The cards that a name means: none, one, or several. A card's own name comes before an alias of another. */
  find(name: string): readonly IndexedCard[] {
    const named = this.asPrinted.get(name) ?? this.named(name);
    if (named === undefined) return this.withValues(name);
    return (named.cards ??= named.ids.map((id) => this.byId(id)!));
  }

  /** The cards of a shared name that have the values after it: `Drone (red)`. A set or rarity there is a printing instead. */
  private withValues(name: string): readonly IndexedCard[] {
    const open = this.shareNames && name.endsWith(')') ? name.lastIndexOf('(') : -1;
    const cards = open > 0 ? this.find(name.slice(0, open)) : [];
    if (cards.length < 2) return [];
    const inside = name.slice(open + 1, -1);
    const isPrinting = this.set(inside) !== null || this.rarity(inside) !== null;
    return isPrinting ? [] : this.sameNames(cards).withValues(inside);
  }

  private sameNames(cards: readonly IndexedCard[]): SameNames {
    const known = this.groups.get(cards) ?? new SameNames(cards, this.game.vocabulary.cardFields);
    this.groups.set(cards, known);
    return known;
  }

  private named(name: string): NameEntry | undefined {
    const key = nameKey(name);
    return this.byName.get(key) ?? this.byOtherName.get(key);
  }

  /** Card names that the author may have meant, the most similar one first. */
  near(name: string): string[] {
    const key = nameKey(name);
    if (key === '' || key.length > LONGEST_NAME) return [];
    const reach = Math.max(1, Math.floor(key.length / 3));
    const distances = new Map<string, number>();
    for (const [length, keys] of this.keysByLength) {
      const close = Math.abs(length - key.length) <= reach;
      for (const [known, id] of keys) {
        const part = key.length >= 3 && known.includes(key);
        const far = close ? distance(key, known) : Infinity;
        const score = Math.min(
          far <= reach ? far : Infinity,
          part ? reach + (length - key.length) / LONGEST_NAME : Infinity,
        );
        if (score === Infinity) continue;
        const name = this.listNameOf(id);
        if (score < (distances.get(name) ?? Infinity)) distances.set(name, score);
      }
    }
    return [...distances]
      .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
      .slice(0, SUGGESTIONS)
      .map(([known]) => known);
  }

  /**
   * The cards of a name that ends with an unknown set code and a number, as lists of other tools write it: “Mew ex MEW 151”.
   * Empty if the name has another form.
   */
  beforeFoot(name: string): readonly string[] {
    const words = name.split(' ');
    const number = words.at(-1)!.replace(/^#/, '');
    return isCollectorNumber(number) ? this.namesInList(this.find(words.slice(0, -2).join(' ')), number) : [];
  }

  /**
   * The first names of cards in a list. Cards with a printing of this number come first. The others are told by their values, which say more
   * to a reader than set and number.
   */
  namesInList(cards: readonly IndexedCard[], number: string | null): string[] {
    const rank = ({ printings }: CardDoc): number =>
      number !== null && printings.some((one) => hasNumber(one, number, true)) ? 0 : 1;
    return cards
      .map((one) => [rank(one.card), this.listName(one.card), one] as const)
      .sort(([a, x], [b, y]) => a - b || (x < y ? -1 : 1))
      .slice(0, MOST_OFFERED)
      .map(([rank, name, one]) => (rank === 0 ? name : (this.valueName(one) ?? name)));
  }

  /** The name of a card with the values that tell it from others of its name, such as `Drone (red)`. Null for a card with a name of its own. */
  private valueName({ card, nameKey: key }: IndexedCard): string | null {
    const cards = this.find(card.name);
    if (cards.length < 2 || card.aliases.some((other) => this.named(other)?.ids.length === 1)) return null;
    const own = cards.find((one) => one.card.id === card.id && one.nameKey === key);
    const values = own ? this.sameNames(cards).tellingValues(own) : null;
    return values === null || this.find(`${card.name} (${values})`).length !== 1 ? null : `${card.name} (${values})`;
  }

  /** An unambiguous name for a card: its printed name or, if several cards share that name, an alias or the name with a printing. */
  listName(card: CardDoc): string {
    return this.listNameOf(card.id);
  }

  private listNameOf(id: string): string {
    const known = this.listNames.get(id);
    if (known !== undefined) return known;
    const name = this.makeListName(id);
    this.listNames.set(id, name);
    return name;
  }

  private makeListName(id: string): string {
    const name = this.printedNames.get(id)!;
    if ((this.byName.get(nameKey(name))?.ids.length ?? 0) < 2) return name;
    const card = this.game.cards.get(id)!;
    const alias = card.aliases.find((other) => this.named(other)?.ids.length === 1);
    if (alias !== undefined) return alias;
    const one = this.byId(id)!;
    const [first] = card.printings;
    const values = this.sameNames(this.find(name)).isToldByPrinting(one) ? null : this.valueName(one);
    if (values !== null) return values;
    return `${name} (${this.game.sets.get(first!.set)?.code ?? first!.set}) ${shownNumber(first!)}`;
  }

  /** The zone that a heading word names in one of the game's laws, or null. */
  zone(key: string): string | null {
    return this.zones.get(key) ?? null;
  }

  /** Whether the name of some card begins with a word. */
  beginsName(word: string): boolean {
    return this.firstWords.has(nameKey(word));
  }

  /** The rarity that a word names, spelled as in printings, or null. */
  rarity(word: string): string | null {
    this.rarities ??= new Map(Object.keys(this.wordsOfAll().rarities).map((one) => [nameKey(one), one]));
    return this.rarities.get(nameKey(word)) ?? null;
  }

  /** The set that a code, id or name refers to, or null. */
  set(code: string): SetDoc | null {
    return this.bySet.get(nameKey(code)) ?? null;
  }

  /** A printing of a card: by set, and by collector number if one is given. The number that the printing shows comes first. */
  printing(card: CardDoc, set: SetDoc, number: string | null): Printing | null {
    const own = card.printings.filter((one) => one.set === set.id);
    if (number === null) return own[0] ?? null;
    return own.find((one) => hasNumber(one, number, true)) ?? own.find((one) => hasNumber(one, number, false)) ?? null;
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
    const keys = (this.headings ??= this.readHeadings());
    const key = nameKey(text);
    return keys.has(key) || (key.endsWith('s') && keys.has(key.slice(0, -1)));
  }

  private readHeadings(): Set<string> {
    const keys = Object.keys(this.wordsOfAll().headings).map(nameKey);
    return new Set(keys.filter((key) => !this.byName.has(key)));
  }

  private wordsOfAll(): CardWords {
    return this.cardWords ?? wordsOfCards(this.game.vocabulary.cardFields, cardsInPassing(this.game.cards));
  }

  /** Adds a card under a name. Returns the key of the name. */
  private add(map: Map<string, NameEntry>, name: string, id: string): string {
    const key = nameKey(name);
    const known = map.get(key);
    if (key === '' || known?.ids.includes(id)) return key;
    if (known) known.ids.push(id);
    else map.set(key, { ids: [id], cards: null });
    if (known && map === this.byName) this.shareNames = true;
    if (/^\d/u.test(key)) this.digitNames = true;
    this.firstWords.add(key.split(' ', 1)[0]!);
    const same = this.keysByLength.get(key.length) ?? [];
    same.push([key, id]);
    this.keysByLength.set(key.length, same);
    return key;
  }
}

/** The printed name of a card and its other names. */
function namesOf({ cards }: GameContent, id: string): readonly string[] {
  if (cards instanceof LazyCards) return cards.namesOf(id);
  const { name, aliases } = cards.get(id)!;
  return [name, ...aliases];
}

/** Creates the index of a game's cards. Keep it as long as the content. */
export function createCardIndex(game: GameContent): CardIndex {
  const index = new CardIndex(game);
  Array.from(index.gather());
  return index;
}
