/** Finds the cards that no deck of a ruleset can play, for the card search. It takes many cards at once and needs no list. */
import { canonicalJson, deckLawOf, textHash, type CardDoc, type GameContent, type Ruleset } from '@rulewright/content';
import { createCardIndex, type CardIndex, type IndexedCard } from './card-index.ts';
import { CardFields } from './law/cards.ts';
import { compileLaw } from './law/compile.ts';
import { outlawOf } from './law/outlaw.ts';

export class RemovedCards {
  private readonly index: CardIndex;
  private readonly indexed: readonly IndexedCard[];
  private readonly fields: CardFields;

  constructor(
    private readonly game: GameContent,
    cards: readonly CardDoc[],
  ) {
    this.index = createCardIndex({ ...game, cards: new Map(cards.map((card) => [card.id, card])) });
    this.indexed = cards.map(({ id }) => this.index.byId(id)!);
    this.fields = new CardFields(this.index);
  }

  /** The cards that a ruleset removes or never allows, in the order given. */
  under(ruleset: Ruleset): CardDoc[] {
    const law = compileLaw(deckLawOf(this.game, ruleset), ruleset, this.index, this.fields);
    if (law.removals.length === 0 && law.barring.length === 0) return [];
    return this.indexed.filter((one) => outlawOf(law, one) !== null).map(({ card }) => card);
  }

  /** A cache key for the result of `under`: the parameters, and the rules of the law that can remove or forbid a card. */
  keyOf(ruleset: Ruleset): string {
    const { rules, named } = deckLawOf(this.game, ruleset);
    const about = rules.filter(({ remove, every }) => remove !== undefined || every !== undefined);
    return about.length === 0 ? ruleset.hash : textHash(canonicalJson({ ruleset: ruleset.hash, about, named }));
  }
}
