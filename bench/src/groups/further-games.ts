/** Applies the criteria for every game to all games of the catalogue except the first. */
import { everyGamePlayed } from '../content.ts';
import type { BenchRow } from '../rows.ts';
import { eventsOf } from './events.ts';
import { seatsOf } from './spread.ts';
import { statesOf, viewRows } from './states.ts';

export async function furtherGames(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const played of (await everyGamePlayed()).slice(1)) {
    for (const measure of [statesOf, eventsOf, viewRows, seatsOf])
      rows.push(...measure(played).map((row) => ({ ...row, work: `${played.title}: ${row.work}` })));
  }
  return rows;
}
