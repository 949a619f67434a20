/**
 * What a compiler knows of an expression before any match: bounds of its value for one entry of one card in one place. Parameters and printed
 * values are known, what happens in a match is not. So a condition can be false for good, such as an ability that works in columns, of a
 * card in a hand.
 */
import type { ChainInfo, FieldInfo, Local, Typed, TypedEach, TypedSet, ValueInfo } from '@rulewright/content/play';
import { nothingOf, type ProgramReading } from './compile-expression.ts';

/** The least and the largest number that a value can be. */
export interface KnownBounds {
  readonly low: number;
  readonly high: number;
}

/** What is known of the card of a local. */
export interface CardFacts {
  /** Its number among the cards of the pool, or null. */
  readonly def: number | null;
  /** The index of its zone, or null. */
  readonly zone: number | null;
}

/** What is known of locals. */
export type KnownLocals = ReadonlyMap<Local, KnownBounds | CardFacts>;

/** What is the same in all matches that start at their beginning: fields that keep their first value, and chains in which nothing ever waits. */
export interface Unchanged {
  isUnchanged(field: FieldInfo): boolean;
  isEmpty(chain: ChainInfo): boolean;
}

const ANYTHING: KnownBounds = { low: -Infinity, high: Infinity };
const EITHER: KnownBounds = { low: 0, high: 1 };
/** The most values inside values that are followed. */
const DEEPEST = 12;
/** The most members of a set that are tried. */
const MOST_MEMBERS = 24;
/** The most parts of expressions that are looked at for one answer, and for all answers of a program. What needs more is not known. */
const MOST_PARTS = 5_000;
const MOST_PARTS_IN_ALL = 2_000_000;

const exactly = (value: number): KnownBounds => ({ low: value, high: value });
const [NO, YES] = [exactly(0), exactly(1)];
const truth = (value: boolean): KnownBounds => (value ? YES : NO);
/** Whether a condition is true for good. */
export const isTrue = ({ low, high }: KnownBounds): boolean => low > 0 || high < 0;
/** Whether a condition is false for good. */
export const isFalse = ({ low, high }: KnownBounds): boolean => low === 0 && high === 0;
const either = (one: KnownBounds, other: KnownBounds): KnownBounds => ({
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
});

/** Finds bounds of expressions for a ruleset and a card pool. */
export class KnownValues {
  /** How many parts may still be looked at, for this answer and for all. */
  private left = 0;
  private leftInAll = MOST_PARTS_IN_ALL;

  constructor(
    private readonly reading: ProgramReading,
    private readonly unchanged: Unchanged | null = null,
  ) {}

  /** The bounds of an expression for what is known of its locals. */
  boundsOf(typed: Typed, locals: KnownLocals): KnownBounds {
    const most = Math.min(MOST_PARTS, this.leftInAll);
    this.left = most;
    const bounds = this.of(typed, locals, 0);
    this.leftInAll -= most - Math.max(0, this.left);
    return bounds;
  }

  /** The bounds of a value for what is known of its arguments. */
  private ofValue(value: ValueInfo, args: readonly Typed[], locals: KnownLocals, depth: number): KnownBounds {
    if (depth > DEEPEST || value.changes.length > 0) return ANYTHING;
    const inner = new Map<Local, KnownBounds | CardFacts>();
    value.params.forEach((param, at) => {
      const arg = args[at]!;
      const card = this.card(arg, locals);
      inner.set(param, card ?? this.of(arg, locals, depth));
    });
    return this.of(value.is, inner, depth + 1);
  }

  private card(typed: Typed, locals: KnownLocals): CardFacts | null {
    const known = typed.op === 'local' ? locals.get(typed.local) : undefined;
    return known && 'def' in known ? known : null;
  }

  /** @param depth how many values the expression is in */
  private of(typed: Typed, locals: KnownLocals, depth: number): KnownBounds {
    if (--this.left < 0) return ANYTHING;
    const { parameters, lists, empty, printed, layout } = this.reading;
    switch (typed.op) {
      case 'constant':
        return exactly(typed.value);
      case 'parameter':
        return exactly(parameters.get(typed.name) ?? 0);
      case 'parameter-empty':
        return truth(empty.has(typed.name));
      case 'parameter-has': {
        const [list, item] = [lists.get(typed.name), this.of(typed.item, locals, depth)];
        if (!list) return truth(false);
        return item.low === item.high ? truth(list.has(item.low)) : EITHER;
      }
      case 'local': {
        const known = locals.get(typed.local);
        return known && 'low' in known ? known : ANYTHING;
      }
      case 'printed': {
        const [card, table] = [this.card(typed.of, locals), printed.numbers.get(typed.field)];
        return card?.def != null && table ? exactly(table[card.def]!) : ANYTHING;
      }
      case 'definition': {
        const card = this.card(typed.of, locals);
        return card?.def != null ? exactly(printed.names[card.def]!) : ANYTHING;
      }
      case 'has': {
        const [card, sets, item] = [
          this.card(typed.of, locals),
          printed.sets.get(typed.field),
          this.of(typed.item, locals, depth),
        ];
        return card?.def != null && sets && item.low === item.high ? truth(sets[card.def]!.has(item.low)) : EITHER;
      }
      case 'entry': {
        const { type } = typed.of;
        const entry = this.of(typed.of, locals, depth);
        const list = type.is === 'entry' ? printed.groups.get(type.group)?.entries : undefined;
        const one = entry.low === entry.high ? list?.[entry.low] : undefined;
        return one ? exactly(one.members[typed.member]!) : ANYTHING;
      }
      case 'first-entry':
      case 'last-entry': {
        const [card, group] = [this.card(typed.of, locals), printed.groups.get(typed.group)];
        if (card?.def == null || !group) return ANYTHING;
        const [first, next] = [group.firstEntry[card.def]!, group.firstEntry[card.def + 1]!];
        return exactly(typed.op === 'first-entry' ? first : next - 1);
      }
      case 'contains': {
        const [list, word] = [this.of(typed.left, locals, depth), this.of(typed.right, locals, depth)];
        if (word.low !== word.high || (word.low >= 0 && list.low !== list.high)) return EITHER;
        return word.low < 0 ? truth(false) : exactly((list.low >> word.low) & 1);
      }
      case 'value':
        return this.ofValue(typed.value, typed.args, locals, depth);
      case 'not': {
        const operand = this.of(typed.operand, locals, depth);
        return isFalse(operand) ? truth(true) : isTrue(operand) ? truth(false) : EITHER;
      }
      case 'logic': {
        const left = this.of(typed.left, locals, depth);
        if (typed.sign === 'and' ? isFalse(left) : isTrue(left)) return truth(typed.sign === 'or');
        const right = this.of(typed.right, locals, depth);
        if (typed.sign === 'and')
          return isFalse(left) || isFalse(right) ? truth(false) : isTrue(left) && isTrue(right) ? truth(true) : EITHER;
        return isTrue(left) || isTrue(right) ? truth(true) : isFalse(left) && isFalse(right) ? truth(false) : EITHER;
      }
      case 'compare':
        return compared(typed.sign, this.of(typed.left, locals, depth), this.of(typed.right, locals, depth));
      case 'choose': {
        const when = this.of(typed.when, locals, depth);
        if (isTrue(when)) return this.of(typed.then, locals, depth);
        return isFalse(when)
          ? this.of(typed.otherwise, locals, depth)
          : either(this.of(typed.then, locals, depth), this.of(typed.otherwise, locals, depth));
      }
      case 'in': {
        const card = this.card(typed.card, locals);
        return card?.zone != null && !mayHave(typed.set, card.zone) ? truth(false) : EITHER;
      }
      case 'number-of': {
        const card = this.card(typed.of, locals);
        const count = layout.count[typed.zone.index]!;
        if (card?.zone == null) return { low: 0, high: count };
        return card.zone === typed.zone.index ? { low: 1, high: count } : exactly(0);
      }
      case 'zone-count':
        return exactly(layout.count[typed.zone.index]!);
      case 'field':
        return this.unchanged?.isUnchanged(typed.field) ? exactly(nothingOf(typed.type)) : this.unknown(typed);
      case 'waiting':
        return this.unchanged?.isEmpty(typed.chain) ? exactly(0) : ANYTHING;
      case 'newest':
        return this.unchanged?.isEmpty(typed.chain) ? exactly(nothingOf(typed.type)) : ANYTHING;
      case 'count':
        return this.isNever(typed.each, locals, depth) ? exactly(0) : ANYTHING;
      case 'sum':
      case 'most': {
        const isNothing = this.isNever(typed.each, locals, depth) || isFalse(this.of(typed.add, locals, depth));
        return isNothing ? exactly(0) : ANYTHING;
      }
      case 'any':
      case 'no': {
        if (this.isNever(typed.each, locals, depth)) return truth(typed.op === 'no');
        const all = this.members(typed.each, locals, depth);
        const any = all === null ? EITHER : all.some(isTrue) ? truth(true) : all.every(isFalse) ? truth(false) : EITHER;
        return typed.op === 'any' || any === EITHER ? any : truth(isFalse(any));
      }
      case 'every': {
        if (this.isEmptySet(typed.each.set)) return truth(true);
        const all = this.members(typed.each, locals, depth);
        return all === null ? EITHER : all.some(isFalse) ? truth(false) : all.every(isTrue) ? truth(true) : EITHER;
      }
      default:
        return this.unknown(typed);
    }
  }

  private unknown({ type }: Typed): KnownBounds {
    return type.is === 'yesno' ? EITHER : ANYTHING;
  }

  /** The numbers of a set for what is known of its bounds, if they are known and few. */
  numbersOf({ from, to }: Extract<TypedSet, { set: 'numbers' }>, locals: KnownLocals): readonly number[] | null {
    const [first, last] = [this.boundsOf(from, locals), this.boundsOf(to, locals)];
    if (first.low !== first.high || last.low !== last.high || !(last.low - first.low < MOST_MEMBERS)) return null;
    return Array.from({ length: Math.max(0, last.low - first.low + 1) }, (_, at) => first.low + at);
  }

  /** Whether a set has no member in any match. */
  isEmptySet(set: TypedSet): boolean {
    if (set.set === 'waiting') return this.unchanged?.isEmpty(set.chain) === true;
    const group =
      set.set === 'numbers' && set.from.op === 'first-entry' && set.to.op === 'last-entry' && set.from.group;
    return group !== false && this.reading.printed.groups.get(group)?.entries.length === 0;
  }

  /** Whether no member of a set satisfies the condition in any match. */
  private isNever({ set, where }: TypedEach, locals: KnownLocals, depth: number): boolean {
    return this.isEmptySet(set) || (where !== null && isFalse(this.of(where, locals, depth)));
  }

  /** For each number of a set that is known: the bounds of the condition. Null for other sets. */
  private members({ local, set, where }: TypedEach, locals: KnownLocals, depth: number): KnownBounds[] | null {
    if (set.set !== 'numbers') return null;
    const [from, to] = [this.of(set.from, locals, depth), this.of(set.to, locals, depth)];
    if (from.low !== from.high || to.low !== to.high || !(to.low - from.low < MOST_MEMBERS)) return null;
    return Array.from({ length: Math.max(0, to.low - from.low + 1) }, (_, at) =>
      where === null ? truth(true) : this.of(where, new Map([...locals, [local, exactly(from.low + at)]]), depth),
    );
  }
}

/** Whether a set can have a card of a zone. */
export function mayHave(set: TypedSet, zone: number): boolean {
  if (set.set === 'union') return set.sets.some((one) => mayHave(one, zone));
  if (set.set === 'zone' || set.set === 'zones') return set.zone.index === zone;
  return set.set === 'ends' ? set.zone.zone.index === zone : true;
}

function compared(sign: Extract<Typed, { op: 'compare' }>['sign'], a: KnownBounds, b: KnownBounds): KnownBounds {
  const isOne = a.low === a.high && b.low === b.high;
  const apart = a.high < b.low || a.low > b.high;
  switch (sign) {
    case '=':
      return apart ? truth(false) : isOne ? truth(true) : EITHER;
    case '!=':
      return apart ? truth(true) : isOne ? truth(false) : EITHER;
    case '<':
      return a.high < b.low ? truth(true) : a.low >= b.high ? truth(false) : EITHER;
    case '<=':
      return a.high <= b.low ? truth(true) : a.low > b.high ? truth(false) : EITHER;
    case '>':
      return a.low > b.high ? truth(true) : a.high <= b.low ? truth(false) : EITHER;
    default:
      return a.low >= b.high ? truth(true) : a.high < b.low ? truth(false) : EITHER;
  }
}
