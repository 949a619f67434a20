/** MetaZoo with Pages that have texts, which phrases of its play document read. */
import type { CardDoc, Content, GameContent, Ruleset } from '@rulewright/content';
import { withEntries, type CheckedPlay, type PlayProgram } from '@rulewright/content/play';
import { ProgramError } from '@rulewright/engine';
import { metazoo } from '@rulewright/metazoo';
import { tokenCards } from '@rulewright/metazoo/play-fields';
import { compileProgram, type PlayedProgram } from '@rulewright/play';
import { PARAMETERS, checkedDocuments, spokenCard, textCard } from '@rulewright/metazoo/testing';

/** The documents, checked with the published Pages alone. */
const published = new WeakMap<GameContent, CheckedPlay>();

/** The documents, checked with the Pages whose names the texts say. @throws ProgramError with all problems */
function playFor(game: GameContent, made: readonly CardDoc[], text?: string): PlayProgram {
  const all = withTokens([...game.cards.values()]).map(textCard);
  const usual = (text === undefined ? published.get(game) : undefined) ?? checkedDocuments(game, all, text);
  if (text === undefined) published.set(game, usual);
  const isRead = (card: CardDoc): boolean => withEntries(usual.phrases!.entries!, card).unread.length === 0;
  const { program, problems } = made.every(isRead)
    ? usual
    : checkedDocuments(game, [...all, ...made.filter(({ id }) => !game.cards.has(id))], text);
  if (program === null)
    throw new ProgramError(
      'unsupported-value',
      problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'),
    );
  return program;
}

const withTokens = (cards: readonly CardDoc[]): readonly CardDoc[] => [...cards, ...tokenCards(cards)];

/** The program of the documents with Pages that have texts. */
export function programOfTexts(
  content: Content,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  {
    asked = [],
    codeAfter,
    text,
  }: { readonly asked?: readonly string[]; readonly codeAfter?: number; readonly text?: string } = {},
): PlayedProgram {
  const game = content.game(metazoo.id);
  const made = new Set(withTokens(cards.filter(({ id }) => !game.cards.has(id))).map(({ id }) => id));
  const all = withTokens(cards);
  const known = [...game.cards.values(), ...all.filter(({ id }) => made.has(id))];
  const texts = all.map((card) => (made.has(card.id) ? spokenCard(card, known) : textCard(card)));
  const program = playFor(game, made.size > 0 ? texts : [], text);
  const own = Object.fromEntries(PARAMETERS.map((one) => [one.name, one.default]));
  const parameters = { ...own, ...ruleset.parameters, 'surroundings.asked': [...asked] };
  return compileProgram(program, { ...ruleset, parameters }, texts, codeAfter === undefined ? {} : { codeAfter });
}
