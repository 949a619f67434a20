/** Checks lists: short ones at once, long ones in a thread, so that requests go on. */
import type { Ruleset } from '@rulewright/content';
import type { DeckList, DeckReport } from '@rulewright/decks';
import { demandDeckLaw } from '@rulewright/games';
import type { OpenedRelease } from '../content/opened-release.ts';

/**
 * Characters times rulesets that are checked at once: a few milliseconds of work. A usual deck has a thousand characters and
 * is checked against four modes.
 */
const AT_ONCE = 10_000;
/** What an entry counts as besides the characters of its card. */
const ENTRY = 10;

const sizeOf = (list: DeckList): number =>
  typeof list === 'string' ? list.length : list.reduce((sum, { card }) => sum + card.length + ENTRY, 0);

/**
 * A list as it was read, with a verdict for each of the rulesets, which are of the game.
 * @param shown entries of a long list that the report shows; all unless given
 * @throws ApiError as `Work.run`; MissingPartError for a game without deck law
 */
export async function checkList(
  opened: OpenedRelease,
  game: string,
  list: DeckList,
  rulesets: readonly Ruleset[],
  shown?: number,
): Promise<DeckReport> {
  demandDeckLaw(opened.game(game));
  if (sizeOf(list) * Math.max(1, rulesets.length) <= AT_ONCE) return (await opened.checker(game)).check(list, rulesets);
  const ids = rulesets.map(({ id }) => id);
  return opened.work.run('checkDeck', { subject: opened.subject, game, list, rulesets: ids, shown });
}
