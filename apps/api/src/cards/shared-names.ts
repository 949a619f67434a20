/** The cards of a game whose name another card has too, cached for each release. */
import { withSharedNames, type GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';

/** Games with at most this many cards are read on the main thread, which takes milliseconds. */
const READ_AT_ONCE = 500;

/** The ids of the cards with shared names. For a large game, a worker thread compares the names. */
export const sharedNamesOf = (
  opened: OpenedRelease,
  game: string,
): ReadonlySet<string> | Promise<ReadonlySet<string>> => opened.part(game, sharedNamesIn);

function sharedNamesIn(
  opened: OpenedRelease,
  { doc, cards }: GameContent,
): ReadonlySet<string> | Promise<ReadonlySet<string>> {
  if (cards.size <= READ_AT_ONCE) return new Set(withSharedNames(cards));
  return opened.work.run('sharedNames', { subject: opened.subject, game: doc.id }).then((ids) => new Set(ids));
}
