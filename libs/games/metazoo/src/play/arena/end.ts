/** The end of a game: Casters without LP, Pages that end the game, empty Spellbooks (mz.win.*, mz.runout.*). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { CAUSE, E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';
import { CHAIN, ZONE } from '../model/state.ts';
import { isBeaten } from './lp.ts';

/** Value of `table.winner` while there is no winner. */
export const NOBODY = -1;

function over(m: M, winner: number, cause: number, rule: number): void {
  if (m.over) return;
  m.table.winner = winner;
  m.table.cause = cause;
  m.table.endRule = rule;
  m.emit(E.over, rule, winner, cause);
  m.finish();
}

/** Lets the controller of a Page win at once (mz.win.page-conditions). */
export const winGame = (m: M, seat: number): void => over(m, seat, CAUSE.page, R['mz.win.page-conditions']);

/** Removes a Caster from the game. `clearSeat` removes their Pages later. */
export function leaveGame(m: M, seat: number, rule: number): void {
  if (m.seat.out[seat] === 1) return;
  m.seat.out[seat] = 1;
  m.emit(E.out, rule, seat);
}

function left(m: M): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) seats.push(seat);
  return seats;
}

/**
 * Removes the Pages and chain entries of a Caster who is out of the game. Pages that the Caster controlled but did not
 * own return to their owners.
 */
function clearSeat(m: M, gone: number): void {
  for (let place = 0; place < ZONE.removed; place++) {
    const zone = zoneAt(m, gone, place);
    while (m.top(zone) !== NO_CARD) m.move(m.top(zone), zoneAt(m, gone, ZONE.removed), R['mz.win.zero-lp-loses']);
  }
  for (let card = 0; card < m.slots; card++) {
    if (m.card.controller[card] === gone && m.owner[card] !== gone) m.card.controller[card] = m.owner[card]!;
  }
  const { chain } = m.records;
  for (let row = chain.count - 1; row >= 0; row--) if (chain.get(row, CHAIN.seat) === gone) chain.remove(row);
}

/**
 * Checks whether Casters have lost. All Casters who have no LP at the same moment lose together (mz.win.reduce-all).
 * The last remaining Caster wins.
 */
export function checkCasters(m: M): void {
  if (m.over) return;
  const before = m.records.trigger.count;
  let fallen: number[] | null = null;
  for (let seat = 0; seat < m.seats; seat++) {
    if (m.seat.out[seat] === 0 && isBeaten(m, seat)) leaveGame(m, seat, R['mz.win.zero-lp-loses']);
    if (m.seat.out[seat] === 1 && m.seat.cleared[seat] === 0) (fallen ??= []).push(seat);
  }
  if (fallen === null) return;
  const staying = left(m);
  for (const seat of fallen) m.seat.cleared[seat] = 1;
  if (staying.length === 1) return over(m, staying[0]!, CAUSE.lastStanding, R['mz.win.reduce-all']);
  if (staying.length === 0) {
    const { active } = m.table;
    const winner = m.program.p.lastFallTogether === 'active-wins' ? active : NOBODY;
    return over(m, winner, CAUSE.allFell, R['mz.win.reduce-all']);
  }
  for (const seat of fallen) clearSeat(m, seat);
  for (let row = m.records.trigger.count - 1; row >= before; row--) m.records.trigger.remove(row);
}

/** Checks for empty Spellbooks after a chain or step is complete (mz.runout.all-empty-draw, mz.runout.no-loss). */
export function checkSpellbooks(m: M): void {
  if (m.over) return;
  let [empty, staying] = [0, 0];
  for (let seat = 0; seat < m.seats; seat++) {
    if (m.seat.out[seat] === 1) continue;
    staying++;
    if (m.zoneCount[zoneAt(m, seat, ZONE.spellbook)]! > 0) continue;
    empty++;
    m.cite(R['mz.runout.no-loss']);
    m.cite(R['mz.general.empty-spellbook-continue']);
    if (m.program.p.emptySpellbookLoses) leaveGame(m, seat, R['mz.runout.no-loss']);
  }
  if (m.program.p.emptySpellbookLoses) return checkCasters(m);
  if (empty === staying && m.program.p.allEmptyDraws) over(m, NOBODY, CAUSE.allEmpty, R['mz.runout.all-empty-draw']);
}
