/**
 * Paying Aura: the Caster chooses unspent Aura and Pages to Fatigue, one by one (mz.aura.typed-cost,
 * mz.aura.neutral-paid-by-any).
 */
import { AGAIN, DONE, step, type Control } from '@rulewright/engine';
import { anyPays, auraOf, dueOf, eachSource, generateFrom, spend } from '../arena/aura.ts';
import { Marks } from '../model/marks.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { AURA, AURA_COUNT, auraSum } from '../model/words.ts';

/** Pays from unspent Aura where only one way to pay exists. Returns the next type to pay, or -1. */
function spendPlain(m: M, seat: number): number {
  for (let type = 0; type < AURA_COUNT; type++) {
    const due = dueOf(m, type);
    const amount = Math.min(due, auraOf(m, seat, type));
    if (amount > 0 && !(type === AURA.Neutral && m.program.p.neutralPaidByAny)) spend(m, seat, type, type, amount);
    if (type !== AURA.Neutral && dueOf(m, type) > 0) return type;
  }
  return dueOf(m, AURA.Neutral) > 0 ? AURA.Neutral : -1;
}

const seen = new Marks();

/** Offers the unspent Aura and the Pages that can pay `due`. Of Pages that generate the same Aura, offers only the first. */
function offerPayment(m: M, seat: number, due: number, except: number): void {
  const any = anyPays(m, due);
  for (let type = 0; type < AURA_COUNT; type++) {
    if ((any || type === due) && auraOf(m, seat, type) > 0) m.offer(O.spend, m.program.auraNames[type]);
  }
  if (m.optionCount > 0) return;
  seen.begin();
  eachSource(m, seat, (card, aura) => {
    if (card === except || (any ? auraSum(aura) : aura[due]!) === 0 || !seen.isNew(m.def[card]!)) return;
    if (m.card.scared[card] === 0) seen.add(m.def[card]!);
    m.offer(O.generate, card);
  });
}

/**
 * Pays the cost set by `setDue`. `table.paid` is 1 if it was paid. Payment can fail if a scared Page flees when it is
 * Fatigued. The Aura generated before remains.
 */
export const PAY_AURA = step('pay-aura', ['seat', 'except', 'due'], {
  pay: {
    ask(m: M, f): Control {
      f.due = spendPlain(m, f.seat);
      if (f.due < 0) {
        m.table.paid = 1;
        return DONE;
      }
      offerPayment(m, f.seat, f.due, f.except);
      return m.optionCount === 0 ? DONE : f.seat;
    },
    answer(m: M, f, kind, a) {
      if (kind === O.generate) generateFrom(m, f.seat, a);
      else {
        const type = m.program.auraNames.indexOf(a);
        spend(m, f.seat, type, f.due, Math.min(auraOf(m, f.seat, type), dueOf(m, f.due)));
      }
      return AGAIN;
    },
  },
});
