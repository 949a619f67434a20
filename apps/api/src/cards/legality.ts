/** The legality of a card in the modes of its game. The deck law and the lists of each mode check the card alone. */
import {
  announcedOn,
  appliedOn,
  effectOn,
  hasDeckLaw,
  LazyCards,
  legalityAt,
  Lru,
  type CardDoc,
  type GameContent,
  type Legality,
  type LegalityChange,
} from '@rulewright/content';
import { createDeckChecker, knownDeckChecker, type DeckChecker } from '@rulewright/decks';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkerOf } from '../content/deck-checker.ts';
import type { CardChangeView, CardLegalityView, CardStatus } from './legality.model.ts';

/** Games with at most this many cards are indexed directly, which takes milliseconds. */
const FEW = 500;

/** The most cache entries of a game, one for each card and day. A page of the catalogue shows at most 200 cards. */
const CARDS_KEPT = 2_000;

/** Creates the cache of card legality of a game. Its keys consist of day and card. */
const keptLegality = (): Lru<string, readonly CardLegalityView[]> => new Lru(CARDS_KEPT);

/** The legality of a card in every mode on a day. An illegal card has the rule and the reason. Empty if the game has no deck law. */
export function legalityOf(
  opened: OpenedRelease,
  game: GameContent,
  card: CardDoc,
  on: string,
): readonly CardLegalityView[] {
  if (!hasDeckLaw(game)) return [];
  return opened.part(game.doc.id, keptLegality).get(`${on} ${card.id}`, () => findLegality(opened, game, card, on));
}

function findLegality(opened: OpenedRelease, game: GameContent, card: CardDoc, on: string): CardLegalityView[] {
  const checker = checkerFor(game, card);
  return opened.modes(game.doc.id).map((ruleset) => {
    const out = checker.outlaw(card.id, ruleset, on);
    const legality = legalityAt(game, ruleset, on);
    const listed = legality?.cards.get(card.id);
    const changesOf = (changes: readonly LegalityChange[]): CardChangeView[] =>
      changes.flatMap((change) => changeOf(change, card, legality!) ?? []);
    return {
      mode: ruleset.mode,
      modeName: ruleset.name,
      legal: out === null,
      status: statusOf(card, legality, out !== null),
      copies: listed?.status === 'restricted' ? listed.copies : null,
      points: listed?.points ?? 0,
      ruleId: out?.ruleId ?? null,
      reason: out && sentence(out.reason),
      announced: legality ? changesOf(announcedOn(legality.doc, on)) : [],
      history: legality ? changesOf(appliedOn(legality.doc, on)) : [],
    };
  });
}

function statusOf(card: CardDoc, legality: Legality | null, isOut: boolean): CardStatus {
  const listed = legality?.cards.get(card.id)?.status;
  if (listed === 'banned') return 'banned';
  if (legality && !card.printings.some(({ set }) => legality.pool(set).legal)) return 'outOfPool';
  return isOut ? 'removed' : (listed ?? 'legal');
}

function changeOf(change: LegalityChange, card: CardDoc, { doc }: Legality): CardChangeView | null {
  const effect = effectOn(change, card);
  if (effect === null) return null;
  const { from, announced = null, reason, source = null, rule = doc.rule } = change;
  return { from, announced, effect, reason, source, ruleId: rule };
}

/** A checker for one card. In a large game it contains only this card, because legality does not depend on other cards. */
function checkerFor(game: GameContent, card: CardDoc): DeckChecker {
  const known = knownDeckChecker(game);
  if (known) return known;
  // An index of many cards would be rebuilt for each state of a change set.
  if (!(game.cards instanceof LazyCards) && game.cards.size <= FEW) return checkerOf(game);
  return createDeckChecker({ ...game, cards: new Map([[card.id, card]]) });
}

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
