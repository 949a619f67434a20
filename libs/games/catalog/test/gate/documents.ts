/** The play documents that are compared with plugins, as plugins that play worked examples. */
import { vocabularyOf, type Content, type Example, type GameContent } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { tokenCards } from '@rulewright/metazoo/play-fields';
import { DOCUMENTS, textCard } from '@rulewright/metazoo/testing';
import { documentPlugin as metazoo, exampleOfPlay } from './metazoo-examples.ts';

export interface PlayedDocument {
  readonly plugin: GamePlugin;
  /** An example in the words of the document. */
  readonly inWords: (example: Example) => Example;
  /** How many results of examples there are at least, by modes. */
  readonly results: number;
}

/** All of them. */
export const playedDocuments = (content: Content): PlayedDocument[] => [
  { plugin: metazoo(content), inWords: exampleOfPlay, results: 570 },
];

/** The games whose cards documents describe, in place of a plugin, with Tokens. */
export function documentGames(content: Content): GameContent[] {
  const game = content.game('metazoo');
  const own = [...game.cards.values()];
  const cards = new Map([...own, ...tokenCards(own)].map((card) => [card.id, textCard(card)]));
  return [{ ...game, cards, vocabulary: { ...game.vocabulary, ...vocabularyOf('metazoo', DOCUMENTS) } }];
}
