/**
 * Checks deck lists. `DeckChecker.check` checks all of them: short ones on the main thread, and long ones in a worker thread, so that other
 * requests do not wait.
 */
import type { Ruleset } from '@rulewright/content';
import { isCodeList, type DeckInput, type DeckReport } from '@rulewright/decks';
import { demandDeckLaw } from '@rulewright/games';
import type { OpenedRelease } from '../content/opened-release.ts';

/**
 * The largest check on the main thread, in characters times rulesets: a few milliseconds. A usual deck has a thousand
 * characters and is checked against four modes.
 */
const AT_ONCE = 10_000;
/** The size of an entry, in characters, on top of its card id. */
const ENTRY = 10;

const sizeOf = (list: DeckInput): number =>
  typeof list === 'string' ? list.length : list.reduce((sum, { card }) => sum + card.length + ENTRY, 0);

/**
 * Parses a list and gives a verdict for each ruleset. The rulesets must belong to the game.
 * @param on the day for the legality lists
 * @param shown the most entries in the report; all by default
 * @throws ApiError as `Work.run`; MissingPartError for a game without a deck law
 */
export async function checkList(
  opened: OpenedRelease,
  game: string,
  list: DeckInput,
  rulesets: readonly Ruleset[],
  on: string,
  shown?: number,
): Promise<DeckReport> {
  demandDeckLaw(opened.game(game));
  const isShort = sizeOf(list) * Math.max(1, rulesets.length) <= AT_ONCE;
  // The first list of codes reads all cards.
  if (isShort && !(typeof list === 'string' && isCodeList(list)))
    return (await opened.checker(game)).check(list, rulesets, on, shown);
  const ids = rulesets.map(({ id }) => id);
  return opened.work.run('checkDeck', { subject: opened.subject, game, list, rulesets: ids, on, shown });
}
