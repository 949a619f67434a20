/**
 * The end of a match: failed draws, emptied piles, elimination, scoring and tie-breaks (mb.win.*,
 * mb.win.out-of-cards-classic). Stories never decide a match (mb.meta.introduction).
 */
import { R } from '../../rules.ts';
import { CAUSE, E } from '../model/events.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { cardsInPlay, nextSeat, seatsLeft, zoneAt } from '../model/places.ts';

/** Winner number of a drawn match. */
export const DRAWN = -1;

function over(m: M, winner: number, cause: number, rule: number): void {
  m.table.winner = winner;
  m.table.cause = cause;
  m.table.endRule = rule;
  m.emit(E.over, rule, winner, cause);
  m.finish();
}

/** The number of cards "in play" for the tie-break (mb.win.in-play-scope). */
function inPlay(m: M, seat: number): number {
  m.cite(R['mb.win.in-play-scope']);
  return cardsInPlay(m, seat) + (m.program.p.tieBreakCountsReserve ? m.zoneCount[zoneAt(m, seat, ZONE.reserve)]! : 0);
}

/**
 * Scores the match: fewest lost cards win, then the tie-breaks of the mode, then the final tie
 * (mb.win.multi-fewest-lost).
 */
function score(m: M, cause: number): void {
  let best: number[] = [];
  const fewest = (count: (seat: number) => number, seats: readonly number[]): number[] => {
    const counts = seats.map(count);
    const least = Math.min(...counts);
    return seats.filter((_, i) => counts[i] === least);
  };
  for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) best.push(seat);
  best = fewest((seat) => m.zoneCount[zoneAt(m, seat, ZONE.lost)]!, best);
  let rule: number = R['mb.win.multi-fewest-lost'];
  for (const tieBreak of m.program.p.tieBreaks) {
    if (best.length === 1) break;
    if (tieBreak === 'fewest-in-play-area') best = fewest((seat) => inPlay(m, seat), best);
    rule = R['mb.win.tie-break'];
  }
  if (best.length === 1) return over(m, best[0]!, cause, rule);
  over(m, DRAWN, cause, m.program.p.tieBreaks.length > 0 ? R['mb.win.tie-after-tie-break'] : R['mb.win.tie-classic']);
}

/** Ends the match because `seats` (bits) could not draw or have no draw pile left. */
function endBy(m: M, cause: number, seats: number): void {
  const { p } = m.program;
  if (m.seats === 2 && p.twoPlayerResult === 'failing-player-loses') {
    if (seats === 3) return over(m, DRAWN, cause, R['mb.win.simultaneous-failure']);
    m.cite(R['mb.win.two-player-ignores-lost']);
    return over(m, seats === 1 ? 1 : 0, cause, R['mb.win.two-player-loser']);
  }
  if (m.seats === 2) m.cite(R['mb.win.two-player-short-classic']);
  else m.cite(cause === CAUSE.failedDraw ? R['mb.win.multi-end-trigger'] : R['mb.win.short-game-pile-classic']);
  score(m, cause);
}

/** Removes a player from the match. The last remaining player wins (mb.win.elimination-variant). */
function eliminate(m: M, seat: number): void {
  m.emit(E.eliminated, R['mb.win.elimination-variant'], seat);
  m.seat.out[seat] = 1;
  const gone = zoneAt(m, seat, m.program.p.eliminatedCards === 'lost' ? ZONE.lost : ZONE.removed);
  for (let place = 0; place < m.program.zonesPerSeat; place++) {
    const zone = zoneAt(m, seat, place);
    // The lost pile stays: its cards cannot be used again, and its count is public.
    if (zone === gone || place === ZONE.lost) continue;
    while (m.top(zone) >= 0) m.move(m.top(zone), gone, R['mb.win.eliminated-cards']);
  }
  m.seat.safe[seat] = 0;
  m.seat.dirty[seat] = 0;
  for (let row = m.records.trigger.count - 1; row >= 0; row--) {
    if (m.records.trigger.get(row, 2) === seat) m.records.trigger.remove(row);
  }
  if (seatsLeft(m) === 1) over(m, nextSeat(m, seat), CAUSE.lastStanding, R['mb.win.elimination-variant']);
}

/**
 * Handles a card that had to be drawn and was missing (mb.win.failed-draw-meaning).
 * @param seats the seats that failed, as bits
 * @param drawPhase whether it happened in the draw phase (mb.win.draw-scope)
 * @returns whether it had a consequence: the match is over, or a player is out
 */
export function failDraw(m: M, seats: number, drawPhase: boolean): boolean {
  if (m.over) return true;
  const { p } = m.program;
  for (let seat = 0; seat < m.seats; seat++) {
    if ((seats >> seat) & 1) m.emit(E.failedDraw, R['mb.win.failed-draw-meaning'], seat);
  }
  m.cite(R['mb.win.draw-scope']);
  if (p.endOnEmptyPile || (!drawPhase && !p.anyDrawEnds)) return false;
  if (p.lastStanding) {
    for (let seat = 0; seat < m.seats; seat++) if ((seats >> seat) & 1 && !m.over) eliminate(m, seat);
    return true;
  }
  if (p.finishCurrentAction) {
    m.table.endDue = CAUSE.failedDraw;
    m.table.endSeats |= seats;
    return false;
  }
  m.cite(R['mb.win.end-moment']);
  endBy(m, CAUSE.failedDraw, seats);
  return true;
}

/** Called when a draw pile is empty and cannot be refilled. */
export function pileRanOut(m: M, seat: number): void {
  const { p } = m.program;
  if (!p.endOnEmptyPile || m.table.endDue !== 0 || m.over) return;
  if (p.emptyPileOfAll) {
    for (let other = 0; other < m.seats; other++) {
      if (m.seat.out[other] === 0 && m.zoneCount[zoneAt(m, other, ZONE.draw)]! > 0) return;
    }
  }
  m.cite(R['mb.win.short-game']);
  m.table.endDue = CAUSE.drawPileEmpty;
  m.table.endSeats |= 1 << seat;
  if (!p.finishCurrentAction && m.table.inTurn === 1) endDueNow(m);
}

/** At the end of an action, ends the match if a cause is due (mb.win.end-moment). Returns whether it did. */
export function endDueNow(m: M): boolean {
  if (m.over) return true;
  if (m.table.endDue === 0) return false;
  m.cite(R['mb.win.end-moment']);
  endBy(m, m.table.endDue, m.table.endSeats);
  return true;
}
