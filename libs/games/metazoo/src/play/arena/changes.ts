/** Temporary changes: creates them and removes them when they end. */
import type { Until } from '../../language/modifiers.ts';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { isCaster } from '../model/places.ts';
import { MODIFIER } from '../model/state.ts';
import { MOD } from '../numbers/tally.ts';

/**
 * When a change ends. `yourNext`: at the end of the user's next turn. `itsNext`: at the end of the next turn of the
 * target's controller.
 */
export const UNTIL = { combat: 0, turn: 1, yourNext: 2, itsNext: 3, here: 4 } as const;

/** The UNTIL value for a word of the vocabulary. */
export const untilOf = (until: Until): number =>
  ({
    'end-of-combat': UNTIL.combat,
    'end-of-turn': UNTIL.turn,
    'your-next-turn': UNTIL.yourNext,
    'its-next-turn': UNTIL.itsNext,
    here: UNTIL.here,
  })[until];

/** A point in time as one number: a seat, and the number of turns that it has started. */
const SEATS = 16;
const turnsOf = (m: M, seat: number): number => m.seat.turns[seat]! * SEATS + seat;

function whenOf(m: M, target: number, until: number, seat: number): number {
  if (until === UNTIL.combat) return m.table.combatNumber;
  if (until === UNTIL.yourNext || isCaster(target)) return turnsOf(m, seat);
  if (until === UNTIL.itsNext) return turnsOf(m, m.card.controller[target]!);
  return m.table.turn;
}

/** Adds a change of `kind` (`MOD`) to a target, made by the Page `by` of `seat`. */
export function addChange(
  m: M,
  target: number,
  kind: number,
  value: number,
  until: number,
  seat: number,
  by: number,
): void {
  // Outside combat, there is no combat to wait for, so the change ends with the turn.
  const ends = until === UNTIL.combat && m.table.combat === 0 ? UNTIL.turn : until;
  m.records.modifier.add(target, kind, value, ends, whenOf(m, target, ends, seat), by);
  m.table.dirty = 1;
  if (kind === MOD.maxLp) m.cite(R['mz.lp.gain']);
  if (!isCaster(target) && kind !== MOD.control)
    m.emit(E.changed, R['mz.action.what-counts'], target, Math.min(kind, MOD.auraCostOf), value);
}

/** Gives a seat control of a Page. The owner does not change (mz.owner.owner, mz.owner.controller). */
export function changeControl(m: M, card: number, seat: number, until: number, by: number): void {
  const before = m.card.controller[card]!;
  if (before === seat) return;
  if (until !== UNTIL.here) addChange(m, card, MOD.control, before, until, seat, by);
  setController(m, card, seat);
}

/** Equipment stays under the Page and keeps its own controller (mz.equip.follows). */
function setController(m: M, card: number, seat: number): void {
  m.card.controller[card] = seat;
  m.emit(E.control, R['mz.owner.controller'], card, seat);
  m.cite(R['mz.owner.owner']);
  m.table.dirty = 1;
}

/** Ends the changes for which `over` returns true. */
function dropChanges(m: M, over: (until: number, when: number) => boolean): void {
  const { modifier } = m.records;
  for (let row = modifier.count - 1; row >= 0; row--) {
    if (!over(modifier.get(row, MODIFIER.until), modifier.get(row, MODIFIER.when))) continue;
    const target = modifier.get(row, MODIFIER.target);
    const before = modifier.get(row, MODIFIER.value);
    const control = modifier.get(row, MODIFIER.kind) === MOD.control;
    modifier.remove(row);
    m.table.dirty = 1;
    if (control && !isCaster(target) && m.seat.out[before] === 0) setController(m, target, before);
  }
}

/** Ends the changes that last until the end of combat. */
export const endCombatChanges = (m: M): void => dropChanges(m, (until) => until === UNTIL.combat);

/** Ends the changes that last until the end of this turn. */
export function endTurnChanges(m: M, seat: number): void {
  dropChanges(m, (until, when) => {
    if (until === UNTIL.turn) return true;
    if (until !== UNTIL.yourNext && until !== UNTIL.itsNext) return false;
    return when % SEATS === seat && Math.floor(when / SEATS) < m.seat.turns[seat]!;
  });
}
