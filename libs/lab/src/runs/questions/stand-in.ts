/**
 * Finds the stand-in of a card: the most similar card that may legally take its place in a deck. The lab plays the deck with the card against
 * the same deck with the stand-in. The difference in wins is then caused by the card.
 */
import type { CardDoc, CardField, GameContent } from '@rulewright/content';
import type { DeckList } from '@rulewright/engine';
import type { StandIn } from './questions.ts';

type Entries = DeckList['entries'];

/** Two decks that differ only in a card and its stand-in. */
export interface PairedDecks {
  readonly withCard: Entries;
  readonly without: Entries;
  readonly standIn: StandIn;
}

/** The most decks that are checked. Similar cards come first, so a legal deck is usually among the first. */
const MOST_CHECKS = 400;
/** The printed cost counts this many times, because cards of different costs seldom do the same. */
const COST_WEIGHT = 2;
/** A field of printings, which does not change how a card plays. */
const OF_PRINTINGS = 'rarity';

type Value = ReturnType<CardField['read']>;

/** The part of two word lists that only one of them has, from 0 to 1. */
function wordsApart(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  const both = one.filter((word) => other.includes(word)).length;
  return all.size === 0 ? 0 : (all.size - both) / all.size;
}

const listOf = (value: Value): readonly string[] => (value === null ? [] : [value].flat().map(String));

/**
 * How much two values differ, from 0 to 1.
 * @param span the difference between the largest and the smallest number of the field
 */
function apart(one: Value, other: Value, span: number): number {
  if (typeof one === 'number' && typeof other === 'number') return span === 0 ? 0 : Math.abs(one - other) / span;
  return wordsApart(listOf(one), listOf(other));
}

/** The cards of a game except `card`, the most similar one first. Cards are compared by their cost and the fields of the catalogue. */
export function mostSimilar(
  { cards, vocabulary }: Pick<GameContent, 'cards' | 'vocabulary'>,
  card: CardDoc,
): CardDoc[] {
  const fields = vocabulary.cardFields.filter(
    ({ id, type, facet }) => id !== OF_PRINTINGS && (type !== 'text' || facet),
  );
  const readers: { readonly read: (of: CardDoc) => Value; readonly weight: number }[] = [
    ...fields.map((field) => ({ read: (of: CardDoc) => field.read(of), weight: 1 })),
    { read: (of) => vocabulary.face(of).cost ?? null, weight: COST_WEIGHT },
  ];
  const others = [...cards.values()].filter(({ id }) => id !== card.id);
  const far = new Map(others.map((other) => [other, 0]));
  for (const { read, weight } of readers) {
    const own = read(card);
    const values = others.map(read);
    const numbers = [own, ...values].filter((value) => typeof value === 'number');
    const span =
      numbers.reduce((most, n) => Math.max(most, n), -Infinity) -
      numbers.reduce((least, n) => Math.min(least, n), Infinity);
    others.forEach((other, at) => far.set(other, far.get(other)! + weight * apart(own, values[at]!, span)));
  }
  return others.sort((a, b) => far.get(a)! - far.get(b)! || (a.id < b.id ? -1 : 1));
}

/** The deck with `copies` of `card` replaced by copies of `other`, in the same places of the list. */
function replaced(deck: Entries, card: string, other: string, copies: number): Entries {
  let left = copies;
  return deck.flatMap((entry) => {
    if (entry.card !== card || left === 0) return [entry];
    const taken = Math.min(left, entry.copies);
    left -= taken;
    const rest = { card, copies: entry.copies - taken };
    return [{ card: other, copies: taken }, ...(rest.copies > 0 ? [rest] : [])];
  });
}

const copiesOf = (deck: Entries, card: string): number =>
  deck.reduce((sum, entry) => (entry.card === card ? sum + entry.copies : sum), 0);

/**
 * Makes two decks that differ only in a card. If the deck has the card, all its copies are replaced by the most similar legal card, or by
 * several cards if one alone may not have that many copies. If the deck does not have the card, it takes the place of the most similar card.
 * @param isLegal whether a deck is legal under the rules that are played
 * @returns null if no similar card can legally take the place
 */
export function pairedDecks(
  game: Pick<GameContent, 'cards' | 'vocabulary'>,
  deck: Entries,
  card: CardDoc,
  isLegal: (deck: Entries) => boolean,
): PairedDecks | null {
  let checks = 0;
  const allowed = (entries: Entries): boolean => checks++ < MOST_CHECKS && isLegal(entries);
  /** The deck with the most copies replaced that is legal, or null if none is. */
  const most = (of: Entries, from: string, to: string): { readonly deck: Entries; readonly copies: number } | null => {
    for (let copies = copiesOf(of, from); copies > 0; copies--) {
      const changed = replaced(of, from, to, copies);
      if (allowed(changed)) return { deck: changed, copies };
    }
    return null;
  };
  const similar = mostSimilar(game, card);
  if (copiesOf(deck, card.id) === 0) {
    for (const { id } of similar) {
      const added = most(deck, id, card.id);
      if (added)
        return { withCard: added.deck, without: deck, standIn: { cards: [id], copies: added.copies, added: true } };
    }
    return null;
  }
  let without = deck;
  const taken: { readonly id: string; readonly copies: number }[] = [];
  for (const { id } of similar) {
    const replaced = most(without, card.id, id);
    if (!replaced) continue;
    without = replaced.deck;
    taken.push({ id, copies: replaced.copies });
    if (copiesOf(without, card.id) > 0) continue;
    const cards = taken.sort((a, b) => b.copies - a.copies).map((one) => one.id);
    return { withCard: deck, without, standIn: { cards, copies: copiesOf(deck, card.id), added: false } };
  }
  return null;
}
