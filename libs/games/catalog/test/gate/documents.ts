/** The play documents that are compared with plugins, as plugins that play worked examples. */
import type { Content, Example } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
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
