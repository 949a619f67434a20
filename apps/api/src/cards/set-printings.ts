/** The printings of each set, by collector number: gathered once for a release. */
import { LruAsync } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { printingsIn, type SetPrinting } from '../work/jobs/set-printings.ts';
import { shared } from '../work/work.ts';

/** Sets of a game whose printings are kept. */
const KEPT = 200;
/** Cards of a game that are looked through where requests are answered: a moment of work. */
const READ_AT_ONCE = 500;

const printingsBySet = () => new LruAsync<string, readonly SetPrinting[]>(KEPT);

/** The printings of a set, by number and then by name. Of a large game a thread gathers them: the cards are not read for it here. */
export function printingsOf(opened: OpenedRelease, game: string, set: string): Promise<readonly SetPrinting[]> {
  const { cards } = opened.game(game);
  return shared(() =>
    opened.part(game, printingsBySet).get(set, async () =>
      cards.size <= READ_AT_ONCE
        ? printingsIn(cards.values(), set)
        : opened.work.run('setPrintings', { subject: opened.subject, game, set }),
    ),
  );
}
