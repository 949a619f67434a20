/** The printings of each set by collector number, cached for each release. */
import { LruAsync } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { printingsIn, type SetPrinting } from '../work/jobs/set-printings.ts';
import { shared } from '../work/work.ts';

/** The number of sets of a game whose printings are cached. */
const KEPT = 200;
/** Games with at most this many cards are scanned on the main thread, which takes milliseconds. */
const READ_AT_ONCE = 500;

const printingsBySet = () => new LruAsync<string, readonly SetPrinting[]>(KEPT);

/** The printings of a set, by number and then by name. For a large game, a worker thread reads the cards. */
export function printingsOf(opened: OpenedRelease, game: string, set: string): Promise<readonly SetPrinting[]> {
  const { cards } = opened.game(game);
  return shared(() =>
    opened
      .part(game, printingsBySet)
      .get(set, async () =>
        cards.size <= READ_AT_ONCE
          ? printingsIn(cards.values(), set)
          : opened.work.run('setPrintings', { subject: opened.subject, game, set }),
      ),
  );
}
