/** The data of a card for the card face component of the site. */
import { printedFace, type CardDoc, type GameContent } from '@rulewright/content';
import type { CardFaceData } from '@rulewright/ui';

export function cardFace(game: GameContent, card: CardDoc): CardFaceData {
  const { vocabulary, sets } = game;
  const printing = card.printings[0]!;
  return {
    ...printedFace(game, card),
    slug: card.id,
    name: card.name,
    rarity: printing.rarity,
    abilities: vocabulary.readings(card).map(({ text }) => text),
    flavor: card.flavor,
    collector: `${sets.get(printing.set)!.name} · ${printing.code ?? printing.number}`,
    provisional: vocabulary.facts(card).some(({ provenance }) => provenance === 'provisional'),
  };
}
