/** The cards that an effect is applied to, compiled from its target. */
import { NO_CARD } from '@rulewright/engine';
import type { Target } from '../../language/schema.ts';
import { CHOSE_NONE, MARK, slotOf } from './marks.ts';
import type { M, PlayCard, Resolving } from '../model/model.ts';
import { placeOfZone } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { compileSelector } from '../numbers/select.ts';

/** Writes the cards that an effect applies to into `out`. Returns how many. */
type Targets = (m: M, f: Resolving, out: number[]) => number;

/** The number of cards that the effect should apply to. */
type Wanted = (f: Resolving) => number;

/** Whether the card of an activated ability is still in a place where the ability works. A response may have moved it. */
function stillThere(m: M, f: Resolving): boolean {
  const { kind, places } = m.program.abilities[f.ability]!;
  if (kind === 'triggered' || (f.marks & MARK.done) !== 0) return true;
  const place = placeOfZone(m, m.zone[f.card]!);
  return place === ZONE.events || ((places >> Math.min(place, ZONE.column)) & 1) === 1;
}

/** Whether a target is available before the ability is announced. */
type Aim = (m: M, seat: number, source: number) => boolean;

/** Compiles a target. The target slots `slot` to `slot + slots - 1` contain its choices. */
export function compileTarget(
  target: Target,
  cards: readonly PlayCard[],
  slot: number,
  slots: number,
): { aim: Aim; of: Targets; wanted: Wanted } {
  const one = (): number => 1;
  if (target === 'this') {
    return {
      aim: () => true,
      of: (m, f, out) => {
        out[0] = f.card;
        return stillThere(m, f) ? 1 : 0;
      },
      wanted: one,
    };
  }
  if (target === 'attacking-card' || target === 'attacked-card') {
    const marked = (m: M): number => (target === 'attacking-card' ? m.table.attackCard : m.table.defendCard);
    return {
      aim: (m) => m.table.battle !== 0 && marked(m) !== NO_CARD,
      of: (m, _f, out) => {
        out[0] = marked(m);
        return m.table.battle !== 0 && out[0] !== NO_CARD ? 1 : 0;
      },
      wanted: one,
    };
  }
  if ('all' in target) {
    const select = compileSelector(target.all, cards);
    const found: number[] = [];
    return {
      aim: (m, seat, source) => select(m, seat, source, found) > 0,
      of: (m, f, out) => select(m, f.seat, f.card, out),
      wanted: one,
    };
  }
  const select = compileSelector(target.from, cards);
  const found: number[] = [];
  return {
    aim: (m, seat, source) => target.upTo || select(m, seat, source, found) >= slots,
    of: (m, f, out) => {
      // A chosen card counts only if the selector still selects it.
      const still = select(m, f.seat, f.card, found);
      let n = 0;
      for (let k = 0; k < slots; k++) {
        const card = slotOf(f, slot + k);
        for (let i = 0; i < still; i++) if (found[i] === card) out[n++] = card;
      }
      return n;
    },
    wanted(f) {
      if (!target.upTo) return slots;
      let chosen = 0;
      for (let k = 0; k < slots; k++) if (slotOf(f, slot + k) > CHOSE_NONE) chosen++;
      return chosen;
    },
  };
}
