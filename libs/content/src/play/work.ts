/** How much work an expression can be, from its form alone. A document that asks for too much is refused, so that no thread waits for it. */
import type { Typed, TypedBinder, TypedChoice, TypedEach, TypedSet, ValueInfo } from './typed.ts';

/** The members that a set of cards is taken to have, those of a set of players or of numbered zones, and the copies of a card whose text changes a value. */
const MEMBERS = 16;
const FEW = 6;
/** The members that the entries of a card are taken to have. */
const ENTRIES = 2;
const COPIES = 4;
/** The most parts that are read to work out an expression or to list the options of a choice, if every set has these members. */
export const MOST_WORK = 500_000;

/** The most values that need each other in a row, so that a walk over them needs few levels. */
export const MOST_VALUES_DEEP = 60;
export const TOO_DEEP = `Values need each other at most ${MOST_VALUES_DEEP} deep. Use fewer steps from one to the next.`;

/** Estimates work. It looks at each value once, so the estimate takes as long as the document is. */
export class WorkEstimate {
  private readonly values = new Map<ValueInfo, number>();
  private level = 0;

  /** The parts that are read for an expression. */
  of(typed: Typed): number {
    if (typed.op === 'value') return this.ofAll(typed.args) + this.value(typed.value);
    if (isKnownCount(typed)) return 2;
    // Only one of both is read.
    if (typed.op === 'choose') return 1 + this.of(typed.when) + Math.max(this.of(typed.then), this.of(typed.otherwise));
    if ('each' in typed)
      return 1 + this.each(typed.each) + ('add' in typed ? membersOf(typed.each.set) * this.of(typed.add) : 0);
    return 1 + this.ofAll(partsOf(typed));
  }

  /** The parts that are read to list the options of a choice. */
  choice({ binders, where, refusals }: TypedChoice): number {
    const conditions = [...(where === null ? [] : [where]), ...refusals.map(({ when }) => when)];
    return binders.reduce((all, one) => all * membersIn(one), 1) * (1 + this.ofAll(conditions));
  }

  /** The parts that are read for a value, with the texts that can change it. */
  value(value: ValueInfo): number {
    const known = this.values.get(value);
    if (known !== undefined) return known;
    // Values with more levels are refused elsewhere.
    if (this.level > MOST_VALUES_DEEP) return 0;
    this.level++;
    // A value that depends on itself is refused elsewhere.
    this.values.set(value, 0);
    const changes = value.changes.flatMap(({ where, by }) => (where === null ? [by] : [where, by]));
    const work = this.of(value.is) + COPIES * this.ofAll(changes);
    this.values.set(value, work);
    this.level--;
    return work;
  }

  private each({ set, where }: TypedEach): number {
    return membersOf(set) * (1 + (where === null ? 0 : this.of(where)));
  }

  private ofAll(list: readonly Typed[]): number {
    return list.reduce((sum, one) => sum + this.of(one), 0);
  }
}

function membersOf(set: TypedSet): number {
  if (set.set === 'numbers' && set.entries !== null) return ENTRIES;
  return set.set === 'players' || (set.set === 'numbers' && set.zone !== null) ? FEW : MEMBERS;
}
const membersIn = (binder: TypedBinder): number =>
  binder.kind === 'set' ? membersOf(binder.set) : binder.kind === 'entries' ? ENTRIES : MEMBERS;

/** Whether an expression counts one zone. The match knows this number. */
const isKnownCount = (typed: Typed): boolean =>
  typed.op === 'count' &&
  typed.each.set.set === 'zone' &&
  typed.each.where === null &&
  (typed.each.set.number !== null || !typed.each.set.zone.numbers);

const isTyped = (part: unknown): part is Typed => typeof part === 'object' && part !== null && 'op' in part;

/** The expressions directly inside an expression. */
export const partsOf = (typed: Typed): Typed[] =>
  (Object.values(typed) as unknown[]).filter(isTyped);
