/** The job that finds the documents of a game with a similar name. It compares all of them, which are 100,000 in a large game. */
import { cardNames, similarNames, type GameContent, type NamedItem } from '@rulewright/content';
import { aboutContent, type Subject } from '../job.ts';

/** The kinds of documents that have a page with a name in its address. */
export const SIMILAR_KINDS = ['card', 'deck', 'set', 'mode', 'rule', 'example'] as const;
export type SimilarKind = (typeof SIMILAR_KINDS)[number];

/** The most names for one text. */
export const MOST_SIMILAR = 5;

function namesOf(game: GameContent, kind: SimilarKind): Iterable<NamedItem> {
  switch (kind) {
    case 'card':
      return cardNames(game.cards);
    case 'deck':
      return game.decks.values();
    case 'set':
      return game.sets.values();
    case 'mode':
      return game.modes.values();
    case 'rule':
      return [...game.rules.keys()].map((id) => ({ id, name: id }));
    case 'example':
      return [...game.examples.values()].flat().map(({ id, title }) => ({ id, name: title }));
  }
}

export interface SimilarTo {
  readonly subject: Subject;
  readonly game: string;
  readonly kind: SimilarKind;
  readonly text: string;
}

export const similarDocuments = aboutContent<SimilarTo, readonly NamedItem[]>(
  'answers',
  'Looking for similar names',
  10_000,
  ({ content }, { game, kind, text }) =>
    similarNames(text, namesOf(content.game(game), kind), MOST_SIMILAR).map(({ id, name }) => ({ id, name })),
);
