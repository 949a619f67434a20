/** Compiles the conditions and amounts of texts to functions. */
import { NO_CARD } from '@rulewright/engine';
import type { Amount as AmountData, AmountOrAll, PageCondition } from '../../language/schema.ts';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { Amount, Test } from '../model/model.ts';
import { placeOf } from '../model/places.ts';
import { CONTRACTED, ZONE } from '../model/state.ts';
import { isFact, isNear } from './facts.ts';
import { casterLp } from './numbers.ts';
import { compileFilters, compileSelector, countSelected, seatsOf } from './selections.ts';
import { combatOpponent } from './sides.ts';

/** Returns the number of a fact that a text uses. */
export type FactOf = (symbol: boolean, key: string) => number;

const within = (value: number, atLeast = 0, atMost = Number.MAX_SAFE_INTEGER): boolean =>
  value >= atLeast && value <= atMost;

function compileCondition(c: PageCondition, factOf: FactOf): Test {
  if ('near' in c) {
    const fact = factOf(true, c.near);
    return (m, seat) => isNear(m, seat, fact, c.withinMiles ?? m.program.p.nearbyMiles);
  }
  if ('fact' in c) {
    const fact = factOf(false, c.fact);
    return (m, seat) => isFact(m, seat, fact);
  }
  if ('count' in c) {
    const selection = compileSelector(c.count);
    return (m, seat, card) => within(countSelected(m, selection, seat, card), c.atLeast, c.atMost);
  }
  if ('lpOf' in c) {
    const whose = c.lpOf === 'you' ? 'own' : 'opposing';
    return (m, seat) => seatsOf(m, whose, seat).some((each) => within(casterLp(m, each), c.atLeast, c.atMost));
  }
  if ('contracted' in c) {
    const test = compileFilters(c.contracted);
    const whose = c.by === 'you' ? 'own' : 'opposing';
    return (m, seat, card) =>
      seatsOf(m, whose, seat).some((each) => {
        const { contracted } = m.records;
        let count = 0;
        for (let row = 0; row < contracted.count; row++) {
          if (contracted.get(row, CONTRACTED.seat) !== each) continue;
          if (test(m, seat, card, contracted.get(row, CONTRACTED.card))) count++;
        }
        return within(count, c.atLeast, c.atMost);
      });
  }
  if ('turn' in c) return (m, seat) => (m.table.active === seat) === (c.turn === 'own');
  if ('this' in c) return stateTest(c.this);
  if ('combatOpponent' in c) {
    const { test } = compileSelector(c.combatOpponent);
    return (m, seat, card) => {
      const other = combatOpponent(m, card);
      return other !== NO_CARD && test(m, seat, card, other);
    };
  }
  if ('not' in c) {
    const inner = compileCondition(c.not, factOf);
    return (...given) => !inner(...given);
  }
  const any = c.any.map((one) => compileCondition(one, factOf));
  return (...given) => any.some((test) => test(...given));
}

function stateTest(state: 'fatigued' | 'awakened' | 'damaged' | 'attacking' | 'defending' | 'attached'): Test {
  switch (state) {
    case 'fatigued':
      return (m, _seat, card) => m.card.fatigued[card] === 1;
    case 'awakened':
      return (m, _seat, card) => m.card.fatigued[card] === 0;
    case 'damaged':
      return (m, _seat, card) => m.card.damage[card]! > 0;
    case 'attacking':
      return (m, _seat, card) => m.table.combat !== 0 && m.table.attacker === card;
    case 'defending':
      return (m, _seat, card) => m.table.combat !== 0 && (m.card.defending[card] === 1 || m.table.primary === card);
    case 'attached':
      return (m, _seat, card) => placeOf(m, card) === ZONE.attached;
  }
}

/** Compiles conditions into one test that is true if all are true. */
export function compileConditions(conditions: readonly PageCondition[], factOf: FactOf): Test {
  const tests = conditions.map((one) => compileCondition(one, factOf));
  if (tests.length === 0) return () => true;
  return (...given) => tests.every((test) => test(...given));
}

/** Compiles an amount. An amount with a die is rolled at each call. */
export function compileAmount(amount: AmountData): Amount {
  if (typeof amount === 'number') return () => amount;
  if ('roll' in amount)
    return (m, seat) => {
      const result = m.random(amount.roll) + 1;
      m.emit(E.die, R['mz.action.what-counts'], seat, amount.roll, result);
      return result * amount.times;
    };
  const selection = compileSelector(amount.per);
  return (m, seat, card) =>
    Math.min(countSelected(m, selection, seat, card) * amount.times, amount.max ?? Number.MAX_SAFE_INTEGER);
}

/** More than any LP, for "recover all". */
const ALL = 32_000;

/** Compiles an amount that may be `all`. */
export const compileAmountOrAll = (amount: AmountOrAll): Amount =>
  amount === 'all' ? () => ALL : compileAmount(amount);
