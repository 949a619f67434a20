/** Compiles selectors and amounts of the ability vocabulary to functions on a match. */
import { NO_CARD } from '@rulewright/engine';
import { ZONE } from '../model/state.ts';
import type { CompiledAmount, M, PlayCard, Select } from '../model/model.ts';
import { columnOf, columnZone, nextSeat, zoneAt } from '../model/places.ts';
import type { AbilityCondition, Amount, Selector } from '../../language/schema.ts';
import { fightingColumn, otherSide } from './sides.ts';

const PLACES = {
  hand: ZONE.hand,
  reserve: ZONE.reserve,
  'draw-pile': ZONE.draw,
  'discard-pile': ZONE.discard,
  'lost-pile': ZONE.lost,
} as const;

/** Whether `whose` includes the cards of seat `of`, for an ability of `seat`. */
function concerns(m: M, whose: Selector['whose'], seat: number, of: number): boolean {
  if (m.seat.out[of] === 1) return false;
  if (whose === 'own') return of === seat;
  if (whose === 'every-player') return true;
  if (of === seat) return false;
  const other = whose === 'opponent' ? otherSide(m, seat) : -1;
  return other < 0 || other === of;
}

/** Whether the selector includes this column of seat `of`. */
function columnMeant(m: M, which: Selector['column'], source: number, of: number, column: number): boolean {
  switch (which) {
    case 'this':
      return m.owner[source] === of && columnOf(m, source) === column;
    case 'other':
      return m.owner[source] !== of || columnOf(m, source) !== column;
    case 'fighting':
    case 'facing':
      return fightingColumn(m, of) === column;
    default:
      return true;
  }
}

/** Evaluates the tests on printed values once for each definition and returns the results as a table. */
function matchingDefs(selector: Selector, cards: readonly PlayCard[]): Uint8Array {
  const type = selector.type?.toLowerCase();
  return Uint8Array.from(cards, (card) =>
    (type === undefined || card.types.includes(type)) &&
    (selector.name === undefined || card.name.toLowerCase() === selector.name.toLowerCase()) &&
    (selector.costAtMost === undefined || card.cost <= selector.costAtMost) &&
    (selector.costAtLeast === undefined || card.cost >= selector.costAtLeast)
      ? 1
      : 0,
  );
}

/** Compiles a selector for a card pool. */
export function compileSelector(selector: Selector, cards: readonly PlayCard[]): Select {
  const meant = matchingDefs(selector, cards);
  const { whose, zone, column: which, exceptThis, topOnly } = selector;
  return (m, seat, source, out) => {
    let n = 0;
    const visit = (at: number): void => {
      for (let card = topOnly ? m.top(at) : m.bottom(at); card !== NO_CARD; card = m.above(card)) {
        if (meant[m.def[card]!] === 1 && !(exceptThis && card === source)) out[n++] = card;
      }
    };
    for (let k = 0, of = seat; k < m.seats; k++, of = nextSeat(m, of)) {
      if (k > 0 && of === seat) break;
      if (!concerns(m, whose, seat, of)) continue;
      if (zone !== 'play-area') visit(zoneAt(m, of, PLACES[zone]));
      else {
        for (let column = 0; column < m.program.columns; column++) {
          if (columnMeant(m, which, source, of, column)) visit(columnZone(m, of, column));
        }
      }
    }
    out.length = n;
    return n;
  };
}

export function compileAmount(amount: Amount, cards: readonly PlayCard[]): CompiledAmount {
  if (typeof amount === 'number') return amount;
  return { per: compileSelector(amount.per, cards), times: amount.times, max: amount.max ?? Infinity };
}

const counted: number[] = [];

/** The value of an amount for an ability of `seat` on `source`. */
export function amountOf(m: M, amount: CompiledAmount, seat: number, source: number): number {
  if (typeof amount === 'number') return amount;
  return Math.min(amount.max, amount.per(m, seat, source, counted) * amount.times);
}

/** Compiles conditions into one test. */
export function compileConditions(
  conditions: readonly AbilityCondition[],
  cards: readonly PlayCard[],
): (m: M, seat: number, source: number) => boolean {
  const tests = conditions.map((condition): ((m: M, seat: number, source: number) => boolean) => {
    if ('role' in condition) {
      return condition.role === 'attacker'
        ? (m, seat) => m.table.battle !== 0 && m.table.attacker === seat
        : (m, seat) => m.table.battle !== 0 && m.table.defender === seat;
    }
    const select = compileSelector(condition.count, cards);
    const least = condition.atLeast ?? 0;
    const most = condition.atMost ?? Infinity;
    return (m, seat, source) => {
      const n = select(m, seat, source, counted);
      return n >= least && n <= most;
    };
  });
  return (m, seat, source) => {
    for (const test of tests) if (!test(m, seat, source)) return false;
    return true;
  };
}
