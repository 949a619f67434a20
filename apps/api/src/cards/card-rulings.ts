/** The rulings about a card: those that mention its name, and those about a rule that its abilities cite. */
import { foldText, type CardDoc, type GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { renderedRulings } from '../rulebook/rule.model.ts';
import type { RulingView } from '../rulebook/rulebook.model.ts';

/** The text of every ruling, padded with spaces so that a name matches whole words only. */
const rulingWords = (_: OpenedRelease, game: GameContent): string[] =>
  game.rulings.map((one) => ` ${foldText([one.question, one.answer, one.why].join(' '))} `);

export async function rulingsOfCard(opened: OpenedRelease, game: GameContent, card: CardDoc): Promise<RulingView[]> {
  const names = [card.name, ...card.aliases].map((name) => ` ${foldText(name)} `);
  const cited = new Set(game.vocabulary.readings(card).flatMap((ability) => ability.rules));
  const words = opened.part(game.doc.id, rulingWords);
  const rendered = await opened.part(game.doc.id, renderedRulings);
  return game.rulings
    .filter((ruling, at) => ruling.rules.some((id) => cited.has(id)) || names.some((name) => words[at]!.includes(name)))
    .map((ruling) => rendered.get(ruling.id))
    .filter((ruling) => ruling !== undefined);
}
