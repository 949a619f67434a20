/** Decks that could hold a card that no published deck has: a published deck with copies of it in place of another card. */
import type { DeckDoc, GameContent, Ruleset } from '@rulewright/content';
import { deckCheckerOf } from '@rulewright/decks';

/** A deck in which some cards are tried. */
interface TriedDeck {
  readonly deck: DeckDoc;
  /** The cards of the change that it now has, by id, each with the card that it replaces. */
  readonly tried: readonly { readonly card: string; readonly copies: number; readonly inPlaceOf: string }[];
}

/** The most cards to look at, to try in one deck, the most copies of each, and the most decks to check for each card. */
const MOST_LOOKED_AT = 12;
const MOST_TRIED = 4;
const MOST_COPIES = 4;
const MOST_CHECKED = 120;

/** The deck with copies of a card in place of another one; null if no exchange is legal. Many copies are tried before few. */
function exchanged(game: GameContent, ruleset: Ruleset, { deck, tried }: TriedDeck, card: string): TriedDeck | null {
  const checker = deckCheckerOf(game);
  // A card that was put in before stays. Cards with many copies come first, because one of them weighs least.
  const gone = deck.entries
    .filter((entry) => !tried.some((one) => one.card === entry.card))
    .toSorted((a, b) => b.copies - a.copies);
  let checked = 0;
  for (let most = MOST_COPIES; most > 0; most--)
    for (const { card: inPlaceOf, copies: has } of gone) {
      const copies = Math.min(most, has);
      if (copies < most) continue;
      if (++checked > MOST_CHECKED) return null;
      const rest = deck.entries.flatMap((entry) => {
        const left = entry.card === inPlaceOf ? entry.copies - copies : entry.copies;
        return left > 0 ? [{ ...entry, copies: left }] : [];
      });
      const entries = [...rest, { card, copies }];
      if (!checker.check(entries, [ruleset]).verdicts[0]!.legal) continue;
      return { deck: { ...deck, entries }, tried: [...tried, { card, copies, inPlaceOf }] };
    }
  return null;
}

/** The deck with as many of the cards as it can hold, at most MOST_TRIED. */
export function deckWith(game: GameContent, ruleset: Ruleset, deck: DeckDoc, cards: readonly string[]): TriedDeck {
  let tried: TriedDeck = { deck, tried: [] };
  for (const card of cards.slice(0, MOST_LOOKED_AT)) {
    if (tried.tried.length >= MOST_TRIED) break;
    tried = exchanged(game, ruleset, tried, card) ?? tried;
  }
  return tried;
}

/** `Starter Deck has 3 copies of Ant in place of 3 of Bee.` */
export function triedSentence(game: GameContent, { deck, tried }: TriedDeck): string {
  const name = (id: string): string => game.cards.get(id)?.name ?? id;
  const parts = tried.map(
    ({ card, copies, inPlaceOf }) => `${copies} × ${name(card)} in place of ${copies} × ${name(inPlaceOf)}`,
  );
  return `${deck.name} was tried with ${parts.join(', and ')}.`;
}
