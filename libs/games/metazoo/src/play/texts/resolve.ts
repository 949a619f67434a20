/** Resolves texts and everything that waits: Pages without LP, Casters without LP, triggered texts and due counters. */
import { AGAIN, DONE, NEXT, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { orderMatters } from '../arena/clock-order.ts';
import { isClock, runClock } from '../arena/clocks.ts';
import { checkCasters } from '../arena/end.ts';
import { destroyAtOnce, isBeaten } from '../arena/lp.ts';
import { fireAsSoonAs } from '../arena/triggers.ts';
import { E } from '../model/events.ts';
import { FRAME } from '../model/frame.ts';
import type { M } from '../model/model.ts';
import { nextSeat } from '../model/places.ts';
import { TRIGGER } from '../model/state.ts';
import { CHOOSE, picksOf } from '../targets/choose.ts';
import { endUse } from '../targets/targets.ts';
import { eventRow, offerEvents, offerWaiting, optionRow } from './waiting.ts';

/** Runs the operations of a text in order. If its conditions are false, nothing happens. */
export const RESOLVE_TEXT = step('resolve-text', FRAME, {
  operations: {
    ask(m: M, f): Control {
      const text = m.program.texts[f.text]!;
      destroyAtOnce(m);
      if (f.pc === 0 && !text.stillHolds(m, f.seat, f.card, f.event)) return DONE;
      if (f.pc > 0) checkCasters(m);
      if (m.over || m.seat.out[f.seat] === 1) return DONE;
      if (f.pc >= text.ops.length) {
        m.emit(E.text, R['mz.action.what-counts'], f.seat, f.card, f.text);
        return DONE;
      }
      return text.ops[f.pc]!.run(m, f);
    },
    answer(m: M, f, kind, a, b) {
      return m.program.texts[f.text]!.ops[f.pc]!.answer!(m, f, kind, a, b);
    },
  },
});

/** A triggered text: its user names the targets, then it resolves. */
export const TRIGGERED = step('triggered-text', ['text', 'card', 'seat', 'event', 'id'], {
  targets(m: M, f) {
    f.id = ++m.table.serial;
    if (picksOf(m, f.card, f.text).length === 0) return NEXT;
    return m.call(CHOOSE, f.id, f.card, f.seat, f.text, f.event, f.seat, 0);
  },
  resolve(m: M, f) {
    return m.call(RESOLVE_TEXT, f.id, f.card, f.seat, f.text, f.event, 0);
  },
  forget(m: M, f) {
    endUse(m, f.id);
    return DONE;
  },
});

/** Whether `SETTLE` has anything to do. Checked before calling it, because usually it has not. */
export function unsettled(m: M): boolean {
  if (m.over) return false;
  destroyAtOnce(m);
  fireAsSoonAs(m);
  if (m.records.trigger.count > 0) return true;
  for (let seat = 0; seat < m.seats; seat++) {
    if (m.seat.out[seat] === 1 ? m.seat.cleared[seat] === 0 : isBeaten(m, seat)) return true;
  }
  return false;
}

/** The Caster who orders effects of the same moment: the active Caster, or the next one if the active Caster is out. */
const orderer = (m: M): number => (m.seat.out[m.table.active] === 1 ? nextSeat(m, m.table.active) : m.table.active);

/** Resolves one waiting row. Texts and counters of a Caster who is out are skipped. */
function resolveRow(m: M, row: number): Control {
  const { trigger } = m.records;
  const text = trigger.get(row, TRIGGER.text);
  const card = trigger.get(row, TRIGGER.card);
  const seat = trigger.get(row, TRIGGER.seat);
  const event = trigger.get(row, TRIGGER.event);
  trigger.remove(row);
  if (m.seat.out[seat] === 1) return NEXT;
  if (!isClock(text)) return m.call(TRIGGERED, text, card, seat, event);
  runClock(m, text, card);
  return NEXT;
}

/**
 * Resolves triggered texts and due counters, one by one. If several are due at the same moment, the active Caster
 * chooses the next one (mz.general.simultaneous-active-orders, mz.trap.simultaneous-order), unless the order does not
 * matter. `row`: the row to resolve next.
 */
export const SETTLE = step('settle', ['row'], {
  order: {
    ask(m: M, f): Control {
      if (!unsettled(m)) return DONE;
      checkCasters(m);
      if (m.over) return DONE;
      f.row = 0;
      if (offerWaiting(m) > 1 && orderMatters(m)) return orderer(m);
      m.optionCount = 0;
      return m.records.trigger.count === 0 ? AGAIN : NEXT;
    },
    answer(m: M, f, kind, a, b) {
      m.cite(R['mz.general.simultaneous-active-orders']);
      f.row = optionRow(m, kind, a, b);
      return NEXT;
    },
  },
  // A text that several Pages triggered resolves once for each Page.
  orderEvents: {
    ask(m: M, f): Control {
      if (offerEvents(m, f.row) > 1) return orderer(m);
      m.optionCount = 0;
      return NEXT;
    },
    answer(m: M, f, _kind, event) {
      m.cite(R['mz.general.simultaneous-active-orders']);
      f.row = eventRow(m, f.row, event);
      return NEXT;
    },
  },
  resolve(m: M, f): Control {
    return resolveRow(m, f.row);
  },
  goOn(_m: M, f): Control {
    return f.goto.order;
  },
});
