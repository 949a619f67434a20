/** The jobs about decks: checking a long list, reading a list for a collection, and finding the stand-in of a card. */
import { resolveRuleset, utcDay } from '@rulewright/content';
import {
  deckCheckerOf,
  readCollectionList,
  type CollectionReading,
  type DeckInput,
  type DeckReport,
} from '@rulewright/decks';
import { pairedDecks, type PairedDecks } from '@rulewright/lab';
import { aboutContent, type Subject } from '../job.ts';

export interface ListToCheck {
  readonly subject: Subject;
  readonly game: string;
  readonly list: DeckInput;
  /** The ids of the rulesets. */
  readonly rulesets: readonly string[];
  /** The day for the legality lists. */
  readonly on: string;
  /** The most entries that the report shows; all by default. */
  readonly shown?: number | undefined;
}

/** Parses a list and gives a verdict for each ruleset. */
export const checkDeck = aboutContent<ListToCheck, DeckReport>(
  'answers',
  'Checking the list',
  10_000,
  ({ content }, { game, list, rulesets, on, shown }) => {
    const resolved = rulesets.map((id) => resolveRuleset(content, id));
    return deckCheckerOf(content.game(game)).check(list, resolved, on, shown);
  },
);

export interface CardsToCollect {
  readonly subject: Subject;
  readonly game: string;
  readonly text: string;
  /** What a count means in a line that does not say so. */
  readonly as: 'own' | 'want';
}

/** Reads a list of owned or wanted cards. */
export const readCards = aboutContent<CardsToCollect, CollectionReading>(
  'answers',
  'Reading the list of cards',
  10_000,
  ({ content }, { game, text, as }) => readCollectionList(text, deckCheckerOf(content.game(game)).index, as),
);

export interface CardToReplace {
  readonly subject: Subject;
  readonly game: string;
  /** The id of the ruleset. */
  readonly ruleset: string;
  readonly deck: PairedDecks['withCard'];
  readonly card: string;
}

/** Makes two decks that differ only in a card and its most similar legal replacement. Null if there is none. */
export const replaceCard = aboutContent<CardToReplace, PairedDecks | null>(
  'answers',
  'Looking for a card to compare with',
  10_000,
  ({ content }, { game: id, ruleset, deck, card }) => {
    const game = content.game(id);
    const [rules, day, checker] = [resolveRuleset(content, ruleset), utcDay(), deckCheckerOf(game)];
    return pairedDecks(
      game,
      deck,
      game.cards.get(card)!,
      (entries) => checker.check(entries, [rules], day).verdicts[0]!.legal,
    );
  },
);
