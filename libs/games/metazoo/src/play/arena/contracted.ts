/**
 * The consequences of Contracting a Page by any means (mz.faq.contracted): texts can count the Page, and changes for
 * "the next Page" are used up.
 */
import type { M } from '../model/model.ts';
import { casterTarget } from '../model/places.ts';
import { MODIFIER } from '../model/state.ts';
import { MOD } from '../numbers/tally.ts';

/** Records for the rest of the turn that a seat has Contracted a Page. Called once the Page is paid for. */
export function noteContracted(m: M, seat: number, card: number): void {
  m.records.contracted.add(seat, card);
  const { modifier } = m.records;
  for (let row = modifier.count - 1; row >= 0; row--) {
    if (
      modifier.get(row, MODIFIER.kind) !== MOD.nextContract ||
      modifier.get(row, MODIFIER.target) !== casterTarget(seat)
    )
      continue;
    if (m.program.discounts[modifier.get(row, MODIFIER.value)]!.applies(m, seat, card, card)) modifier.remove(row);
  }
}
