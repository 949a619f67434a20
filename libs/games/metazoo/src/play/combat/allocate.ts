/**
 * Sharing Damage among Defenders: in multiples of five, at least five each, never more than a Defender's LP
 * (mz.attack.allocate-multiples).
 */
import { AGAIN, DONE, NEXT, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { lpOf } from '../numbers/numbers.ts';
import { defendersOf } from '../numbers/sides.ts';

/** The maximum and minimum Damage for a Defender. */
interface Room {
  readonly most: number;
  readonly least: number;
}

function roomOf(m: M, card: number, damage: number): Room {
  const { p } = m.program;
  const room = p.cappedAtLp ? lpOf(m, card) : damage;
  return { most: Math.min(damage, room), least: p.cappedAtLp ? Math.min(room, p.minPerDefender) : p.minPerDefender };
}

/** The amounts that a Defender may be given when `left` must be shared between it and the `later` Defenders. */
export function amountsFor(left: number, own: Room, later: readonly Room[], step: number, least: number): number[] {
  const laterMost = later.reduce((sum, room) => sum + room.most, 0);
  const laterLeast = later.reduce((sum, room) => sum + room.least, 0);
  if (left < own.least + laterLeast) return tooLittle(left, own, later, least);
  const low = Math.max(own.least, left - laterMost);
  const high = Math.min(own.most, left - laterLeast);
  if (low >= high) return [Math.min(low, own.most)];
  const amounts: number[] = [];
  for (let amount = Math.ceil(low / step) * step; amount <= high; amount += step) amounts.push(amount);
  return amounts.length > 0 ? amounts : [high];
}

/**
 * The choices when there is not enough Damage for all Defenders. As many as possible get the minimum; the controller
 * chooses which.
 */
function tooLittle(left: number, own: Room, later: readonly Room[], least: number): number[] {
  const served = least > 0 ? Math.floor(left / least) : 0;
  const takers = later.filter((room) => room.most > 0).length;
  const give = Math.min(left, own.most, Math.max(least, 1));
  if (served === 0 || own.most === 0) return [0];
  return served > takers ? [give] : [0, give];
}

/** Assigns an amount of Damage to a Defender. */
function give(m: M, card: number, amount: number): void {
  m.card.allocated[card] = amount;
  m.table.left -= amount;
  if (amount > 0) m.emit(E.allocated, R['mz.attack.cap-at-current-lp'], card, amount);
}

/**
 * `seat`, the controller of the Attack, shares `table.left`. The remainder goes to the original target. `at`: index of
 * the next Defender.
 */
export const ALLOCATE = step('allocate-damage', ['seat', 'at', 'short'], {
  rooms(m: M, f): Control {
    const { p } = m.program;
    const rooms = defendersOf(m).map((card) => roomOf(m, card, m.table.left));
    const needed = rooms.reduce((sum, room) => sum + room.least, 0);
    f.short = m.table.left < needed ? 1 : 0;
    if (rooms.length > 1 && f.short === 1) m.cite(R['mz.attack.allocate-minimum']);
    if (rooms.length === 0) return DONE;
    if (f.short === 1 && rooms.length > 1 && !p.tooLittleForSome) m.table.left = 0;
    return NEXT;
  },
  share: {
    ask(m: M, f): Control {
      const { p } = m.program;
      const defenders = defendersOf(m);
      if (f.at >= defenders.length) return NEXT;
      const card = defenders[f.at]!;
      const [own, ...later] = defenders.slice(f.at).map((one) => roomOf(m, one, m.table.left));
      const amounts =
        defenders.length === 1 ? [own!.most] : amountsFor(m.table.left, own!, later, p.damageStep, p.minPerDefender);
      if (defenders.length > 1) m.cite(R['mz.attack.allocate-multiples']);
      if (amounts.length === 1) {
        give(m, card, amounts[0]!);
        f.at++;
        return AGAIN;
      }
      for (const amount of amounts) m.offer(O.allocate, card, amount);
      return f.seat;
    },
    answer(m: M, f, _kind, card, amount): Control {
      give(m, card, amount);
      f.at++;
      return AGAIN;
    },
  },
  remainder(m: M, f): Control {
    // Damage that was too little for one more Defender is lost. Any other remainder goes to the target or, in some
    // modes, is lost.
    if (f.short === 1 && defendersOf(m).length > 1) m.table.left = 0;
    if (!m.program.p.remainderToTarget) m.table.left = 0;
    if (m.table.left > 0) m.cite(R['mz.attack.remainder-capped']);
    return DONE;
  },
});
