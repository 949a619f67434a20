/** Resolving texts, and settling what happened: Pages without LP, Casters without LP, texts that were set off. */
import { AGAIN, DONE, NEXT, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { checkCasters } from '../arena/end.ts';
import { destroyWhereverZero, isBeaten } from '../arena/lp.ts';
import { fireAsSoonAs } from '../arena/triggers.ts';
import { E } from '../model/events.ts';
import { FRAME } from '../model/frame.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { TRIGGER } from '../model/state.ts';
import { CHOOSE, picksOf } from '../targets/choose.ts';
import { endUse } from '../targets/targets.ts';

/** Does the operations of a text one after the other. Its conditions must hold, or nothing happens. */
export const RESOLVE_TEXT = step('resolve-text', FRAME, {
  operations: {
    ask(m: M, f): Control {
      const text = m.program.texts[f.text]!;
      if (f.pc === 0 && !text.conditions(m, f.seat, f.card, f.event)) return DONE;
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

/** A text that was set off: its targets are named, then it resolves. */
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

/** Whether `SETTLE` has anything to do: asked before calling it, since mostly there is nothing. */
export function unsettled(m: M): boolean {
  if (m.over) return false;
  while (m.table.dirty === 1) {
    m.table.dirty = 0;
    if (destroyWhereverZero(m)) m.table.dirty = 1;
  }
  fireAsSoonAs(m);
  if (m.records.trigger.count > 0) return true;
  for (let seat = 0; seat < m.seats; seat++) {
    if (m.seat.out[seat] === 1 ? m.seat.cleared[seat] === 0 : isBeaten(m, seat)) return true;
  }
  return false;
}

/** The first trigger of an option, or -1. */
function triggerRow(m: M, card: number, text: number): number {
  const { trigger } = m.records;
  for (let row = 0; row < trigger.count; row++) {
    if (trigger.get(row, TRIGGER.card) === card && trigger.get(row, TRIGGER.text) === text) return row;
  }
  return -1;
}

function resolveTrigger(m: M, row: number): Control {
  const { trigger } = m.records;
  const text = trigger.get(row, TRIGGER.text);
  const card = trigger.get(row, TRIGGER.card);
  const seat = trigger.get(row, TRIGGER.seat);
  const event = trigger.get(row, TRIGGER.event);
  trigger.remove(row);
  if (m.seat.out[seat] === 1) return AGAIN;
  return m.callAgain(TRIGGERED, text, card, seat, event);
}

/**
 * Resolves texts that were set off. Of several that fall due together the active Caster chooses which comes first
 * (mz.general.simultaneous-active-orders, mz.trap.simultaneous-order).
 */
export const SETTLE = step('settle', [], {
  nextText: {
    ask(m: M): Control {
      if (!unsettled(m)) return DONE;
      checkCasters(m);
      if (m.over) return DONE;
      const { trigger } = m.records;
      if (trigger.count === 0) return AGAIN;
      for (let row = 0; row < trigger.count; row++) {
        const card = trigger.get(row, TRIGGER.card);
        const text = trigger.get(row, TRIGGER.text);
        if (triggerRow(m, card, text) === row) m.offer(O.first, card, text);
      }
      if (m.optionCount > 1) return m.table.active;
      m.optionCount = 0;
      return resolveTrigger(m, 0);
    },
    answer(m: M, _f, _kind, card, text) {
      m.cite(R['mz.general.simultaneous-active-orders']);
      return resolveTrigger(m, triggerRow(m, card, text));
    },
  },
});
