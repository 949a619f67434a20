/** Compiles the numbers and tests of a law with the parameters of a ruleset. Fixed values are computed once. */
import { evaluateCondition, type LawNumber, type LawTest } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import { compilePredicate, type CardTest, type PredicateContext, type References } from './cards.ts';
import type { At, CompiledTest, Value, View } from './view.ts';

export type { At, CompiledTest, Value } from './view.ts';

/** The data that numbers are compiled with. */
export interface NumberContext extends PredicateContext {
  /** The position of a zone among the zones of the law. */
  zoneAt(id: string): number;
  /** The point limit of the legality lists; null for none. */
  readonly pointLimit: number | null;
}

const fixed = (value: number | null): Value => ({ fixed: value, cites: false, byCard: false, read: () => value });

/** Marks the zones with these ids, by position. */
export function zoneMask(ids: readonly string[], { zoneAt }: NumberContext): readonly boolean[] {
  const mask: boolean[] = [];
  for (const id of ids) {
    const at = zoneAt(id);
    if (at >= 0) mask[at] = true;
  }
  return mask;
}

const MAIN = ['main'];

/** Sums over the entries in some zones for which a predicate holds: their copies, or their copies times `weight`. */
function totalOf(
  view: View,
  zones: readonly boolean[],
  test: CardTest,
  references: References,
  weight?: (card: IndexedCard) => number,
): number {
  const { entries, copies } = view;
  let total = 0;
  for (let at = 0; at < entries.length; at++) {
    if (zones[view.zones[at]!] !== true || copies[at] === 0 || !test.holds(entries[at]!, references)) continue;
    if (!weight) total += copies[at]!;
    else if (entries[at]!.card !== null) total += copies[at]! * weight(entries[at]!.card!);
  }
  return total;
}

export function compileNumber(number: LawNumber, context: NumberContext): Value {
  if (number === null || typeof number === 'number') return fixed(number);
  const { fields, parameters } = context;
  const changing = (read: Value['read'], byCard = false, cites = false): Value => ({ cites, byCard, read });
  if ('param' in number) {
    const value = parameters[number.param];
    return fixed(typeof value === 'number' ? value : null);
  }
  if ('legality' in number) return fixed(context.pointLimit);
  if ('leader' in number)
    return changing(({ references }) => {
      for (const one of references.leaders) {
        const amount = fields.numberOf(number.leader, one);
        if (amount !== null) return amount;
      }
      return null;
    });
  if ('card' in number)
    return changing(({ references: { card } }) => (card ? fields.numberOf(number.card, card) : null), true);
  if ('count' in number) {
    const test = compilePredicate(number.count, context);
    const zones = zoneMask(number.in ?? MAIN, context);
    return changing(({ view, references }) => totalOf(view, zones, test, references));
  }
  if ('sum' in number) {
    const test = compilePredicate(number.of, context);
    const zones = zoneMask(number.in ?? MAIN, context);
    const weight = (card: IndexedCard): number => fields.numberOf(number.sum, card) ?? 0;
    return changing(({ view, references }) => totalOf(view, zones, test, references, weight));
  }
  if ('bound' in number) return changing((at) => (number.bound === 'min' ? at.min : at.max) ?? null);
  if ('plus' in number) return sumOf(number.plus.map((one) => compileNumber(one, context)));
  if ('steps' in number) return stepsOf(number, compileNumber(number.steps, context));
  return firstOf(number.first, context);
}

function sumOf(parts: readonly Value[]): Value {
  const read = (at: At): number | null => {
    let sum = 0;
    for (const part of parts) {
      const value = part.read(at);
      if (value === null) return null;
      sum += value;
    }
    return sum;
  };
  const byCard = parts.some((part) => part.byCard);
  return { cites: false, byCard, read };
}

function stepsOf({ at: steps, then }: Extract<LawNumber, { steps: LawNumber }>, of: Value): Value {
  const value = (reached: number): number => {
    const last = steps.findLast(([from]) => reached >= from);
    if (!last) return 0;
    const beyond = then && last === steps.at(-1) ? Math.floor((reached - last[0]) / then.every) * then.add : 0;
    return last[1] + beyond;
  };
  const read = (at: At): number | null => {
    const reached = of.read(at);
    return reached === null ? null : value(reached);
  };
  return { cites: false, byCard: of.byCard, read };
}

function firstOf(parts: Extract<LawNumber, { first: readonly unknown[] }>['first'], context: NumberContext): Value {
  const compiled = parts.flatMap(({ when, is, rule }) => {
    const test = when === undefined ? true : compileTest(when, context);
    return test === false ? [] : [{ test, value: compileNumber(is, context), rule }];
  });
  const [first] = compiled;
  if (!first) return fixed(null);
  if (first.test === true && first.rule === undefined) return first.value;
  const read = (at: At): number | null => {
    for (const { test, value, rule } of compiled) {
      if (test !== true && !test(at)) continue;
      if (rule !== undefined) at.cited = rule;
      return value.read(at);
    }
    return null;
  };
  const byCard =
    parts.some(({ when }) => when !== undefined && readsCard(when)) || compiled.some(({ value }) => value.byCard);
  return { cites: compiled.some(({ rule }) => rule !== undefined), byCard, read };
}

const readsCard = (test: LawTest): boolean =>
  'card' in test ||
  ('not' in test && readsCard(test.not)) ||
  ('all' in test && test.all.some(readsCard)) ||
  ('any' in test && test.any.some(readsCard));

/** Compiles a test. If the parameters alone decide it, the result is a boolean. */
export function compileTest(test: LawTest, context: NumberContext): CompiledTest {
  if ('param' in test) return evaluateCondition(test.param, context.parameters);
  if ('not' in test) {
    const inner = compileTest(test.not, context);
    return typeof inner === 'boolean' ? !inner : (at) => !inner(at);
  }
  if ('all' in test) {
    const all = test.all.map((one) => compileTest(one, context)).filter((one) => one !== true);
    if (all.includes(false)) return false;
    const asked = all.filter((one) => typeof one === 'function');
    return asked.length === 0 ? true : (at) => asked.every((one) => one(at));
  }
  if ('any' in test) {
    const any = test.any.map((one) => compileTest(one, context)).filter((one) => one !== false);
    if (any.includes(true)) return true;
    const asked = any.filter((one) => typeof one === 'function');
    return asked.length === 0 ? false : (at) => asked.some((one) => one(at));
  }
  if ('has' in test) {
    const predicate = compilePredicate(test.has, context);
    const zones = zoneMask(test.in ?? MAIN, context);
    return ({ view, references }) => totalOf(view, zones, predicate, references) > 0;
  }
  if ('number' in test) {
    const value = compileNumber(test.number, context);
    const { atLeast = -Infinity, atMost = Infinity } = test;
    return (at) => {
      const number = value.read(at);
      return number !== null && number >= atLeast && number <= atMost;
    };
  }
  const predicate = compilePredicate('leader' in test ? test.leader : test.card, context);
  const ofLeader = 'leader' in test;
  return ({ references }) => {
    const { leaders, card } = references;
    const asked = ofLeader ? leaders : card ? [card] : [];
    return asked.some((one) => predicate.holds(entryOf(one), references));
  };
}

/** An entry for a single card, without a printing. */
const entryOf = (card: IndexedCard): Parameters<CardTest['holds']>[0] => ({
  line: 0,
  name: card.card.name,
  copies: 1,
  zone: 'main',
  card,
  printing: null,
  source: { kind: 'text' },
});
