/** MetaZoo with Pages that have texts, which phrases of its play document read. */
import type { CardDoc, Content, Ruleset } from '@rulewright/content';
import { metazoo } from '@rulewright/metazoo';
import { tokenCards } from '@rulewright/metazoo/play-fields';
import { compileProgram, pluginOf } from '@rulewright/play';
import { PARAMETERS, checkedDocuments, textCard } from '@rulewright/metazoo/testing';
import { sidesOf } from './metazoo.ts';
import type { WholeSide } from './whole.ts';

/** The plugin, and the documents with the same Pages. */
export function sidesOfTexts(content: Content, ruleset: Ruleset, cards: readonly CardDoc[]): [WholeSide, WholeSide] {
  const [plugin, play] = sidesOf(content, ruleset, cards);
  const game = content.game(metazoo.id);
  const texts = [...cards, ...tokenCards(cards)].map(textCard);
  const { program, problems } = checkedDocuments(game, texts);
  if (program === null) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
  const own = Object.fromEntries(PARAMETERS.map((one) => [one.name, one.default]));
  const parameters = { ...own, ...ruleset.parameters };
  return [
    plugin,
    {
      ...play,
      program: compileProgram(program, { ...ruleset, parameters }, texts, { codeAfter: 0 }),
      tabletop: pluginOf(program, metazoo.vocabulary).tabletop!,
    },
  ];
}
