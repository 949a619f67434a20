/** The game whose documents random programs use: its rules, cards, steps and fields. */
import { modeRulesets } from '@rulewright/content';
import { content, games } from './content.ts';

export const game = games.find(({ doc }) => doc.id === 'small-hours')!;
export const ruleset = modeRulesets(content, game.doc.id)[0]!;
/** What a random program is checked with. */
export const world = {
  game: game.doc.id,
  documents: game.data!,
  rules: new Set(game.rules.keys()),
  cards: game.cards,
};
/** The words that a random program is written with. */
export const vocabulary = {
  rules: [...game.rules.keys()],
  cards: [...game.cards.keys()],
  setup: ruleset.setup,
  turn: ruleset.turn,
};
