/** MetaZoo with Pages that have texts, which phrases of its play document read. */
import type { CardDoc, Content, Ruleset } from '@rulewright/content';
import { metazoo } from '@rulewright/metazoo';
import { factsOf, tokenCards } from '@rulewright/metazoo/play-fields';
import { compileProgram, pluginOf, type PlayedProgram } from '@rulewright/play';
import { PARAMETERS, checkedDocuments, textCard } from '@rulewright/metazoo/testing';
import { sidesOf } from './metazoo.ts';
import type { WholeSide } from './whole.ts';

/** The program of the documents with Pages that have texts. */
export function programOfTexts(
  content: Content,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  asked: readonly string[] = [],
): PlayedProgram {
  const texts = [...cards, ...tokenCards(cards)].map(textCard);
  const { program, problems } = checkedDocuments(content.game(metazoo.id), texts);
  if (program === null) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
  const own = Object.fromEntries(PARAMETERS.map((one) => [one.name, one.default]));
  const parameters = { ...own, ...ruleset.parameters, 'surroundings.asked': [...asked] };
  return compileProgram(program, { ...ruleset, parameters }, texts, { codeAfter: 0 });
}

/** The plugin, and the documents with the same Pages. The plugin asks about the facts of all Pages that it knows. */
export function sidesOfTexts(content: Content, ruleset: Ruleset, cards: readonly CardDoc[]): [WholeSide, WholeSide] {
  const [plugin, play] = sidesOf(content, ruleset, cards);
  const program = programOfTexts(content, ruleset, cards, factsOf(cards).all);
  return [plugin, { ...play, program, tabletop: pluginOf(program.play, metazoo.vocabulary).tabletop! }];
}
