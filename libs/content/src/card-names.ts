/** Cards by their names, and the order of the cards of a game: worked out once for each content, without reading every card. */
import { LazyMap } from './lazy-map.ts';
import type { CardDoc } from './schemas.ts';

type Cards = ReadonlyMap<string, CardDoc>;

/** The cards of a game, of which each is read when somebody asks for it. */
export class LazyCards extends LazyMap<CardDoc> {
  private numbers: ReadonlyMap<number, readonly string[]> | null = null;

  constructor(
    private readonly texts: ReadonlyMap<string, string>,
    read: (id: string) => CardDoc,
  ) {
    super(texts.keys(), read);
  }

  /** The name of a card. A plain name is found in the text; any other takes reading the card. */
  nameOf(id: string): string {
    return plainName(this.texts.get(id)!) ?? this.get(id)!.name;
  }

  /** The cards whose texts have these characters, such as the id of a set. No card is read for it. */
  *mentioning(characters: string): Generator<string> {
    for (const [id, text] of this.texts) if (text.includes(characters)) yield id;
  }

  /** The name of a card, and its other names. Where the text writes them plainly, the card is not read. */
  namesOf(id: string): readonly string[] {
    const text = this.texts.get(id)!;
    const others = text.includes('aliases') ? plainAliases(text) : [];
    if (others !== undefined) return [this.nameOf(id), ...others];
    const { name, aliases } = this.get(id)!;
    return [name, ...aliases];
  }

  /** The first other card that has a number of a set. Of all cards only those are read whose texts name both. */
  holderOf(set: string, number: number, but: string): CardDoc | undefined {
    this.numbers ??= numbersIn(this.texts);
    for (const id of this.numbers.get(number) ?? []) {
      if (id === but || !this.texts.get(id)!.includes(set)) continue;
      const card = this.get(id)!;
      if (card.printings.some((one) => one.set === set && one.number === number)) return card;
    }
    return undefined;
  }

  /** These cards with other texts in place of some. What was read of the others is not read again. @param changed null: removed */
  with(changed: ReadonlyMap<string, string | null>, read: (id: string) => CardDoc): LazyCards {
    const texts = new Map([...this.texts].filter(([id]) => changed.get(id) !== null));
    for (const [id, text] of changed) if (text !== null) texts.set(id, text);
    const isNew = texts.size > this.texts.size || [...changed.keys()].some((id) => !this.has(id));
    // As the files are: by path, where a dot comes after the slug.
    const inOrder = isNew ? new Map([...texts].sort(([a], [b]) => (`${a}.` < `${b}.` ? -1 : 1))) : texts;
    const made = new LazyCards(inOrder, (id) => (changed.has(id) ? read(id) : this.get(id)!));
    for (const [id, card] of this.read) if (!changed.has(id)) made.put(id, card);
    return made;
  }
}

/** Where a text gives a printing its number. */
const NUMBER = /number["']?\s*:\s*["']?(\d+)/gu;

/** The cards in whose texts each number is a number of a printing. */
function numbersIn(texts: ReadonlyMap<string, string>): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [id, text] of texts)
    for (const [, digits] of text.matchAll(NUMBER)) {
      const known = found.get(Number(digits));
      if (known) known.push(id);
      else found.set(Number(digits), [id]);
    }
  return found;
}

/** A name of letters, digits and a few signs that begins with a letter: it means the same in every way of writing YAML: not `Yes`, `Null` and the like. */
const PLAIN_NAME = /^name: (?!(?:yes|no|y|n|on|off|true|false|null)\n)([A-Z][A-Za-z0-9]*(?:[ '.-][A-Za-z0-9]+)*)\n/imu;

/** The name that a card's text gives it, where it is written plainly. A value goes on in an indented line, so the next line decides. */
function plainName(text: string): string | undefined {
  const found = PLAIN_NAME.exec(text);
  if (!found) return undefined;
  const next = text.charAt(found.index + found[0].length);
  return next === ' ' || next === '#' || next === '\n' ? undefined : found[1];
}

/** A list in one line, of names of letters, digits and a few signs that mean the same in every way of writing YAML. */
const PLAIN_ALIASES = /^aliases: \[([A-Z][A-Za-z0-9 '.()-]*(?:, [A-Z][A-Za-z0-9 '.()-]*)*)\]\n(?=[a-z])/mu;
/** Words that YAML reads as something else than text. */
const NO_TEXT = /^(?:yes|no|y|n|on|off|true|false|null)$/iu;

/** The other names that a card's text gives it, where it writes them plainly. */
function plainAliases(text: string): readonly string[] | undefined {
  const found = PLAIN_ALIASES.exec(text)?.[1]!.split(', ');
  return found?.some((one) => NO_TEXT.test(one) || one.endsWith(' ')) ? undefined : found;
}

const order = new WeakMap<Cards, ReadonlyMap<string, number>>();
const names = new WeakMap<Cards, ReadonlyMap<string, readonly string[]>>();

function once<Made>(known: WeakMap<Cards, Made>, cards: Cards, make: () => Made): Made {
  const found = known.get(cards);
  if (found !== undefined) return found;
  const made = make();
  known.set(cards, made);
  return made;
}

/** Some cards of a game in the order of the game. */
export function inGameOrder(cards: Cards, some: Iterable<CardDoc>): CardDoc[] {
  const places = once(order, cards, () => new Map([...cards.keys()].map((id, at) => [id, at])));
  return [...some].sort((a, b) => places.get(a.id)! - places.get(b.id)!);
}

/** How names are compared: capitals and spaces around them do not count. */
const keyOf = (name: string): string => name.trim().toLowerCase();

/** The name of a card, without reading it where its text says it plainly; undefined for an unknown one. */
export const nameOfCard = (cards: Cards, id: string): string | undefined =>
  cards instanceof LazyCards && cards.has(id) ? cards.nameOf(id) : cards.get(id)?.name;

/** The cards with a name, in the order of the game. Capitals do not count. */
export function cardsNamed(cards: Cards, name: string): CardDoc[] {
  const index = once(names, cards, () => {
    const found = new Map<string, string[]>();
    for (const id of cards.keys()) {
      const key = keyOf(cards instanceof LazyCards ? cards.nameOf(id) : cards.get(id)!.name);
      const same = found.get(key);
      if (same) same.push(id);
      else found.set(key, [id]);
    }
    return found;
  });
  return (index.get(keyOf(name)) ?? []).map((id) => cards.get(id)!);
}
