/** Which cards a ruleset removes from decks, for the search: without a list, from any number of cards at once. */
import { canonicalJson, deckLawOf, textHash, type CardDoc, type GameContent, type Ruleset } from '@rulewright/content';
import { createCardIndex, type CardIndex, type IndexedCard } from './card-index.ts';
import { CardFields } from './law/cards.ts';
import { compileLaw } from './law/compile.ts';
import { removerOf } from './law/removal.ts';
import type { ParsedEntry } from './parse/parsed-deck.ts';

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

  /** The cards that a ruleset removes, in the order given. */
  under(ruleset: Ruleset): CardDoc[] {
    const { removals } = compileLaw(deckLawOf(this.game, ruleset), ruleset, this.index, this.fields);
    if (removals.length === 0) return [];
    const removed = this.indexed.filter((card) => {
      const entry: ParsedEntry = {
        line: 1,
        name: card.card.name,
        copies: 1,
        zone: 'main',
        card,
        printing: null,
        source: { kind: 'text' },
      };
      return removals.some((removal) => removerOf(removal, entry) !== undefined);
    });
    return removed.map(({ card }) => card);
  }

  /** A key of what a ruleset removes: its parameters and the law's `remove` rules. */
  keyOf(ruleset: Ruleset): string {
    const removing = deckLawOf(this.game, ruleset).rules.filter(({ remove }) => remove !== undefined);
    return removing.length === 0 ? ruleset.hash : textHash(canonicalJson({ ruleset: ruleset.hash, removing }));
  }
}
