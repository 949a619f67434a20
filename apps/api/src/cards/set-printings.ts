/** The printings of each set by collector number, and their number, cached for each release. */
import { LruAsync, type GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { printingsIn, sizesOfSets, type SetPrinting, type SetSizes } from '../work/jobs/set-printings.ts';
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

/** The number of printings of each set of a game. For a large game, one job counts all of them. */
export const setSizesOf = (opened: OpenedRelease, game: string): SetSizes | Promise<SetSizes> =>
  opened.part(game, sizesIn);

const sizesIn = (opened: OpenedRelease, { doc, cards }: GameContent): SetSizes | Promise<SetSizes> =>
  cards.size <= READ_AT_ONCE
    ? sizesOfSets(cards.values())
    : opened.work.run('setSizes', { subject: opened.subject, game: doc.id });
