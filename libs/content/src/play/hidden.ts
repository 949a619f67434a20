/** Finds the cards that an expression reads although some players cannot see them. */
import type { Typed, TypedEach, TypedSet, ValueInfo, ZoneInfo } from './typed.ts';

/** A place whose cards some players cannot see. */
type Hidden = Pick<ZoneInfo, 'id'>;

const zoneOf = (set: TypedSet): ZoneInfo | null => (set.set === 'players' || set.set === 'waiting' ? null : set.zone);
const isHidden = (zone: ZoneInfo | null): zone is ZoneInfo => zone !== null && zone.seen !== 'all';
/** The cards of entries can be hidden, so a public value does not read them. That a card waits is public. */
const hiddenSet = (set: TypedSet): Hidden | null => {
  if (set.set === 'waiting') return set.chain;
  const zone = zoneOf(set);
  return isHidden(zone) ? zone : null;
};

function inEach({ set, where }: TypedEach, counts: boolean): Hidden | null {
  const zone = hiddenSet(set);
  if (zone && (!counts || where !== null)) return zone;
  return where === null ? null : hiddenReads(where);
}

const known = new WeakMap<ValueInfo, Hidden | null>();

/** The same for a value. Other values can read it many times, so the answer is kept. */
function hiddenIn(value: ValueInfo): Hidden | null {
  const answer = known.get(value);
  if (answer !== undefined) return answer;
  const found = hiddenReads(value.is);
  known.set(value, found);
  return found;
}

/** The first hidden zone whose cards an expression reads, or null. The number of cards in a zone is public. */
export function hiddenReads(typed: Typed): Hidden | null {
  switch (typed.op) {
    case 'count':
      return inEach(typed.each, true);
    case 'any':
    case 'every':
    case 'no':
      return inEach(typed.each, typed.each.where === null);
    case 'sum':
    case 'most':
      return inEach(typed.each, false) ?? hiddenReads(typed.add);
    case 'in':
      return (isHidden(zoneOf(typed.set)) ? zoneOf(typed.set) : null) ?? hiddenReads(typed.card);
    case 'top':
    case 'bottom':
      return isHidden(typed.zone.zone) ? typed.zone.zone : null;
    case 'newest':
      return typed.chain;
    case 'value':
      return hiddenIn(typed.value) ?? typed.args.map(hiddenReads).find((one) => one !== null) ?? null;
    case 'arith':
    case 'logic':
    case 'compare':
    case 'covers':
    case 'contains':
      return hiddenReads(typed.left) ?? hiddenReads(typed.right);
    case 'choose':
      return hiddenReads(typed.when) ?? hiddenReads(typed.then) ?? hiddenReads(typed.otherwise);
    case 'not':
    case 'minus':
      return hiddenReads(typed.operand);
    case 'has':
      return hiddenReads(typed.of) ?? hiddenReads(typed.item);
    case 'amount':
      return hiddenReads(typed.times);
    case 'field':
      return typed.of === null ? null : hiddenReads(typed.of);
    case 'printed':
    case 'entry':
    case 'key':
    case 'definition':
    case 'owner':
    case 'holder':
    case 'next':
      return hiddenReads(typed.of);
    default:
      return null;
  }
}
