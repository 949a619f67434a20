/**
 * Finds cards by name, and sorts them in the order of their game. Both indexes are built once for each content, without parsing every card.
 */
import { LazyMap } from './lazy-map.ts';
import type { CardDoc } from './schemas.ts';

type Cards = ReadonlyMap<string, CardDoc>;

/** If a game has more cards, a pass over all of them keeps none in memory. Parsed cards take several kilobytes each. */
const MOST_KEPT = 20_000;

/** The cards of a game. Each card is parsed when it is first requested. */
export class LazyCards extends LazyMap<CardDoc> {
  private places: ReadonlyMap<string, readonly string[]> | null = null;

  /**
   * @param placesOf `printingPlaces` of the text of a card, for a caller that keeps them
   * @param readOnce like `read`, but nothing keeps the card
   */
  constructor(
    private readonly texts: ReadonlyMap<string, string>,
    read: (id: string) => CardDoc,
    private readonly placesOf: (id: string) => readonly string[] = (id) => printingPlaces(texts.get(id)!),
    private readonly readOnce: (id: string) => CardDoc = read,
  ) {
    super(texts.keys(), read);
  }

  /** A card for a pass over all cards. In a large game, a card that is parsed for this is not kept. */
  inPassing(id: string): CardDoc {
    const isKept = this.size <= MOST_KEPT || this.read.has(id);
    return isKept ? this.get(id)! : this.readOnce(id);
  }

  /** The name of a card. A plainly written name is found in the text; for any other, the card is parsed. */
  nameOf(id: string): string {
    return plainName(this.texts.get(id)!) ?? this.get(id)!.name;
  }

  /** The ids of the cards whose texts contain these characters, such as the id of a set. No card is parsed. */
  *mentioning(characters: string): Generator<string> {
    for (const [id, text] of this.texts) if (text.includes(characters)) yield id;
  }

  /** The name of a card, then its other names. The card is not parsed if its text writes them plainly. */
  namesOf(id: string): readonly string[] {
    const text = this.texts.get(id)!;
    const others = text.includes('aliases') ? plainAliases(text) : [];
    if (others !== undefined) return [this.nameOf(id), ...others];
    const { name, aliases } = this.get(id)!;
    return [name, ...aliases];
  }

  /** The first card other than `but` with this number in a set. Only cards whose texts may contain this printing are parsed. */
  holderOf(set: string, number: number, but: string): CardDoc | undefined {
    this.places ??= byPlace(this.texts.keys(), this.placesOf);
    const possible = [`${set} ${number}`, String(number)].flatMap((place) => this.places!.get(place) ?? []);
    for (const id of possible) {
      if (id === but || !this.texts.get(id)!.includes(set)) continue;
      const card = this.get(id)!;
      if (card.printings.some((one) => one.set === set && one.number === number)) return card;
    }
    return undefined;
  }

  /**
   * A copy with some texts replaced or removed. Unchanged cards that are already parsed are not parsed again.
   * @param changed new texts by id; null removes the card
   */
  with(changed: ReadonlyMap<string, string | null>, read: (id: string) => CardDoc): LazyCards {
    const texts = new Map([...this.texts].filter(([id]) => changed.get(id) !== null));
    for (const [id, text] of changed) if (text !== null) texts.set(id, text);
    const isNew = texts.size > this.texts.size || [...changed.keys()].some((id) => !this.has(id));
    // Sorts like the files: by path, in which a dot follows the slug.
    const inOrder = isNew ? new Map([...texts].sort(([a], [b]) => (`${a}.` < `${b}.` ? -1 : 1))) : texts;
    const made = new LazyCards(
      inOrder,
      (id) => (changed.has(id) ? read(id) : this.get(id)!),
      undefined,
      (id) => (changed.has(id) ? read(id) : this.inPassing(id)),
    );
    for (const [id, card] of this.read) if (!changed.has(id)) made.put(id, card);
    return made;
  }
}

/** A text that has neither a plain name nor plain other names, so both are taken from the card. */
const NOT_PLAIN = 'aliases';

/** Cards in which `made` replace the cards with the same names. No card is parsed if its text writes its name plainly. */
export function withMadeCards(cards: Cards, made: readonly CardDoc[]): Cards {
  if (made.length === 0) return cards;
  const own = new Set(made.map(({ name }) => name));
  const byId = new Map(made.map((card) => [card.id, card]));
  if (!(cards instanceof LazyCards)) return new Map([...[...cards].filter(([, { name }]) => !own.has(name)), ...byId]);
  const replaced = [...cards.keys()].filter((id) => own.has(cards.nameOf(id)));
  const texts = new Map<string, string | null>([
    ...replaced.map((id) => [id, null] as const),
    ...made.map(({ id }) => [id, NOT_PLAIN] as const),
  ]);
  return cards.with(texts, (id) => byId.get(id)!);
}

/** A card for a pass over all cards; see `LazyCards.inPassing`. */
export const cardInPassing = (cards: Cards, id: string): CardDoc =>
  cards instanceof LazyCards ? cards.inPassing(id) : cards.get(id)!;

/** Every card once, for a pass over all cards. @throws ContentError for a card that this version of the program cannot read */
export function* cardsInPassing(cards: Cards): Generator<CardDoc> {
  for (const id of cards.keys()) yield cardInPassing(cards, id);
}

/** The id and the name of every card. A card is parsed only if its text does not write the name plainly. */
export function* cardNames(cards: Cards): Generator<{ readonly id: string; readonly name: string }> {
  if (cards instanceof LazyCards) for (const id of cards.keys()) yield { id, name: cards.nameOf(id) };
  else for (const { id, name } of cardsInPassing(cards)) yield { id, name };
}

/** Matches the number of a printing in the text of a card. */
const NUMBER = /number["']?\s*:\s*["']?(\d+)/gu;

/** Matches a plainly written set of a printing. */
const SET = /\bset["']?\s*:\s*(["']?)([a-z0-9-]+)\1(?=[\s,}]|$)/gu;

/** A card with more printings is listed by its numbers alone, because the list has every set with every number. */
const MOST_PAIRED = 8;

/**
 * The places that the printings in a card's text may have. A place is `set number`, or only the number if the text has many printings or
 * does not write its sets plainly.
 */
export function printingPlaces(text: string): string[] {
  const numbers = new Set([...text.matchAll(NUMBER)].map(([, digits]) => String(Number(digits))));
  const sets = [...text.matchAll(SET)].map(([, , set]) => set!);
  const written = text.match(NUMBER)?.length ?? 0;
  if (sets.length !== written || written > MOST_PAIRED) return [...numbers];
  return [...new Set(sets)].flatMap((set) => [...numbers].map((number) => `${set} ${number}`));
}

/** The ids of the cards by the places of their printings. */
function byPlace(ids: Iterable<string>, placesOf: (id: string) => readonly string[]): Map<string, string[]> {
  const byPlace = new Map<string, string[]>();
  for (const id of ids)
    for (const place of placesOf(id)) {
      const known = byPlace.get(place);
      if (known) known.push(id);
      else byPlace.set(place, [id]);
    }
  return byPlace;
}

/**
 * A name of letters, digits and a few other characters, which every YAML style reads as the same text. `Yes`, `Null` and the like are
 * excluded.
 */
const PLAIN_NAME = /^name: (?!(?:yes|no|y|n|on|off|true|false|null)\n)([A-Z][A-Za-z0-9]*(?:[ '.-][A-Za-z0-9]+)*)\n/imu;

/** The name in a card's text, if it is written plainly. A value can continue in an indented line, so the next line decides. */
function plainName(text: string): string | undefined {
  const match = PLAIN_NAME.exec(text);
  if (!match) return undefined;
  const next = text.charAt(match.index + match[0].length);
  return next === ' ' || next === '#' || next === '\n' ? undefined : match[1];
}

/** A one-line list of names of letters, digits and a few other characters, which every YAML style reads as the same texts. */
const PLAIN_ALIASES = /^aliases: \[([A-Z][A-Za-z0-9 '.()-]*(?:, [A-Z][A-Za-z0-9 '.()-]*)*)\]\n(?=[a-z])/mu;
/** Words that YAML does not read as text. */
const NO_TEXT = /^(?:yes|no|y|n|on|off|true|false|null)$/iu;

/** The other names in a card's text, if they are written plainly. */
function plainAliases(text: string): readonly string[] | undefined {
  const names = PLAIN_ALIASES.exec(text)?.[1]!.split(', ');
  return names?.some((one) => NO_TEXT.test(one) || one.endsWith(' ')) ? undefined : names;
}

const order = new WeakMap<Cards, ReadonlyMap<string, number>>();
const names = new WeakMap<Cards, ReadonlyMap<string, readonly string[]>>();

function once<Made>(known: WeakMap<Cards, Made>, cards: Cards, make: () => Made): Made {
  const cached = known.get(cards);
  if (cached !== undefined) return cached;
  const made = make();
  known.set(cards, made);
  return made;
}

/** Sorts some cards of a game in the order of the game. */
export function inGameOrder(cards: Cards, some: Iterable<CardDoc>): CardDoc[] {
  const places = once(order, cards, () => new Map([...cards.keys()].map((id, at) => [id, at])));
  return [...some].sort((a, b) => places.get(a.id)! - places.get(b.id)!);
}

/** Names are compared without case and outer spaces. */
const keyOf = (name: string): string => name.trim().toLowerCase();

/** The name of a card, or undefined for an unknown card. The card is not parsed if its text writes the name plainly. */
export const nameOfCard = (cards: Cards, id: string): string | undefined =>
  cards instanceof LazyCards && cards.has(id) ? cards.nameOf(id) : cards.get(id)?.name;

/** The ids of the cards by name. */
const idsByName = (cards: Cards): ReadonlyMap<string, readonly string[]> =>
  once(names, cards, () => {
    const byName = new Map<string, string[]>();
    for (const id of cards.keys()) {
      const key = keyOf(nameOfCard(cards, id)!);
      const same = byName.get(key);
      if (same) same.push(id);
      else byName.set(key, [id]);
    }
    return byName;
  });

/** The cards with a name, in the order of the game. Case does not count. */
export const cardsNamed = (cards: Cards, name: string): CardDoc[] =>
  (idsByName(cards).get(keyOf(name)) ?? []).map((id) => cards.get(id)!);

/** The ids of the cards whose name another card has too. Plainly written names are found without parsing the cards. */
export const withSharedNames = (cards: Cards): string[] =>
  [...idsByName(cards).values()].flatMap((ids) => (ids.length > 1 ? ids : []));
