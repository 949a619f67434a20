/** The jobs about published decks: reading their cards and modes, finding similar decks, and counting the most played cards. */
import { resolveRuleset } from '@rulewright/content';
import { deckCheckerOf, needsOf } from '@rulewright/decks';
import {
  playedCards as countPlayedCards,
  similarDecks as findSimilarDecks,
  type DeckToRead,
  type PlayedCards,
  type ReadPublishedDeck,
  type SimilarDeck,
} from '@rulewright/saved-decks';
import { aboutContent, type Subject, type WorkJob } from '../job.ts';

export interface DecksToRead {
  readonly subject: Subject;
  readonly game: string;
  readonly decks: readonly DeckToRead[];
  /** The day for the legality lists. */
  readonly on: string;
}

/** Reads the cards of decks, and checks them against all modes. */
export const readPublishedDecks = aboutContent<DecksToRead, readonly ReadPublishedDeck[]>(
  'background',
  'Reading published decks',
  60_000,
  ({ content }, { game: id, decks, on }) => {
    const game = content.game(id);
    const checker = deckCheckerOf(game);
    const rulesets = game.doc.modes.map((mode) => resolveRuleset(content, `${id}/${mode}`));
    return decks.map(({ id: deck, text, version }): ReadPublishedDeck => {
      const { entries, verdicts } = checker.check(text, rulesets, on);
      const known = entries.flatMap(({ card, copies }) => (card === null ? [] : [{ card, copies }]));
      return {
        ...{ id: deck, version, cards: [...needsOf(known)], whole: known.length === entries.length },
        modes: game.doc.modes.filter((_, at) => verdicts[at]!.legal),
      };
    });
  },
);

export const similarDecks: WorkJob<{ readonly deck: string; readonly first: number }, readonly SimilarDeck[]> = {
  lane: 'answers',
  what: 'Looking for similar decks',
  limit: 5_000,
  run: ({ deck, first }, { database }) => findSimilarDecks(database, deck, first),
};

export const playedCards: WorkJob<
  { readonly game: string; readonly mode: string; readonly first: number },
  PlayedCards
> = {
  lane: 'answers',
  what: 'Counting the most played cards',
  limit: 5_000,
  run: ({ game, mode, first }, { database }) => countPlayedCards(database, game, mode, first),
};
