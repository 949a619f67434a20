/** The job that checks a long deck list. */
import { resolveRuleset } from '@rulewright/content';
import { deckCheckerOf, type DeckList, type DeckReport } from '@rulewright/decks';
import { aboutContent, type Subject } from '../job.ts';

export interface ListToCheck {
  readonly subject: Subject;
  readonly game: string;
  readonly list: DeckList;
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
    const report = deckCheckerOf(content.game(game)).check(list, resolved, on);
    return { ...report, entries: report.entries.slice(0, shown) };
  },
);
