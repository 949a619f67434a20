/** Which rulings concern a card: those that name it, and those that answer for a rule which its abilities cite. */
import { foldText, type CardDoc, type GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { renderedRulings } from '../rulebook/rule.model.ts';
import type { RulingView } from '../rulebook/rulebook.model.ts';

/** Every ruling with its words, spaced so that a name is found as whole words. */
const rulingWords = (_: OpenedRelease, game: GameContent): string[] =>
  game.rulings.map((one) => ` ${foldText([one.question, one.answer, one.why].join(' '))} `);

export async function rulingsOfCard(
  opened: OpenedRelease,
  game: GameContent,
  card: CardDoc,
): Promise<RulingView[]> {
  const names = [card.name, ...card.aliases].map((name) => ` ${foldText(name)} `);
  const cited = new Set(game.vocabulary.readings(card).flatMap((ability) => ability.rules));
  const words = opened.part(game.doc.id, rulingWords);
  const rendered = await opened.part(game.doc.id, renderedRulings);
  return game.rulings
    .filter((ruling, at) => ruling.rules.some((id) => cited.has(id)) || names.some((name) => words[at]!.includes(name)))
    .map((ruling) => rendered.get(ruling.id))
    .filter((ruling) => ruling !== undefined);
}
