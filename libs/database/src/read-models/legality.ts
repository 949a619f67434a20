/** Which cards a ruleset removes from decks, by the deck rules that the game's plugin declares as data. */
import { foldText, type CardDoc, type DeckRules, type Ruleset } from '@rulewright/content';

const listed = (ruleset: Ruleset, parameter: string): readonly string[] => {
  const value = ruleset.parameters[parameter];
  return Array.isArray(value) ? value : [];
};

/** Tells which of some cards a ruleset removes. What cards mention is read once a card, not once a mode. */
export class RemovedCards {
  private readonly mentions: ReadonlyMap<string, readonly string[]>;

  /** @param rules none where the game has no plugin: then none is removed */
  constructor(
    private readonly cards: readonly CardDoc[],
    private readonly rules: DeckRules | undefined,
  ) {
    this.mentions = new Map(rules ? cards.map((card) => [card.id, rules.mentions(card)]) : []);
  }

  under(ruleset: Ruleset): CardDoc[] {
    const removed = new Set<CardDoc>();
    for (const rule of this.rules?.rules ?? []) {
      if (rule.kind !== 'removed') continue;
      const names = new Set(listed(ruleset, rule.names).map(foldText));
      const words = ruleset.parameters[rule.closed] === true ? [] : listed(ruleset, rule.mentions);
      for (const card of this.cards) {
        if (names.has(foldText(card.name)) || this.mentions.get(card.id)!.some((one) => words.includes(one)))
          removed.add(card);
      }
    }
    return [...removed];
  }
}
