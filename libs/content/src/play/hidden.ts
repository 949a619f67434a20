/** Finds the cards that an expression reads although some players cannot see them. */
import type { Typed, TypedEach, TypedSet, ValueInfo, ZoneInfo } from './typed.ts';

/** A place whose cards some players cannot see. */
type Hidden = Pick<ZoneInfo, 'id'>;

const ifHidden = (zone: ZoneInfo): Hidden | null => (zone.seen === 'all' ? null : zone);
const firstOf = (parts: readonly (Typed | null)[]): Hidden | null =>
  parts.map((part) => part && hiddenReads(part)).find((one) => one !== null) ?? null;

/** The hidden place whose cards are members of a set. The cards of entries can be hidden, and that a card waits is public. */
function hiddenSet(set: TypedSet, knowsMembers: boolean): Hidden | null {
  switch (set.set) {
    case 'players':
    case 'numbers':
      return null;
    case 'waiting':
      return knowsMembers ? set.chain : null;
    case 'ends':
      return ifHidden(set.zone.zone);
    case 'union':
      return set.sets.map((one) => hiddenSet(one, knowsMembers)).find((one) => one !== null) ?? null;
    default:
      return ifHidden(set.zone);
  }
}

/** What says which zones, players or numbers are in a set. */
function inBounds(set: TypedSet): Hidden | null {
  switch (set.set) {
    case 'players':
      return firstOf([set.from]);
    case 'numbers':
      return firstOf([set.from, set.to]);
    case 'zone':
      return firstOf([set.player, set.number]);
    case 'zones':
      return firstOf([set.players.from, set.number]);
    case 'ends':
      return firstOf([set.zone.player, set.zone.number, set.count]);
    case 'union':
      return set.sets.map(inBounds).find((one) => one !== null) ?? null;
    case 'waiting':
      return null;
  }
}

function inEach({ set, where }: TypedEach, counts: boolean): Hidden | null {
  const zone = hiddenSet(set, true);
  // Which cards are in two sets at once is not public.
  if (zone && (!counts || where !== null || set.set === 'union')) return zone;
  return inBounds(set) ?? firstOf([where]);
}

const known = new WeakMap<ValueInfo, Hidden | null>();

/** The same for a value. Other values can read it many times, so the answer is kept. */
function hiddenIn(value: ValueInfo): Hidden | null {
  const answer = known.get(value);
  if (answer !== undefined) return answer;
  const hidden = hiddenReads(value.is);
  known.set(value, hidden);
  return hidden;
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
    case 'winners':
      return inEach(typed.each, false) ?? hiddenReads(typed.add);
    case 'in':
      return hiddenSet(typed.set, false) ?? inBounds(typed.set) ?? hiddenReads(typed.card);
    case 'top':
    case 'bottom':
      return ifHidden(typed.zone.zone) ?? firstOf([typed.zone.player, typed.zone.number]);
    case 'number-of':
      return ifHidden(typed.zone) ?? hiddenReads(typed.of);
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
    case 'nth-entry':
      return firstOf([typed.of, typed.number]);
    case 'printed':
    case 'entry':
    case 'first-entry':
    case 'last-entry':
    case 'key':
    case 'definition':
    case 'owner':
    case 'holder':
    case 'next':
    case 'out':
      return hiddenReads(typed.of);
    default:
      return null;
  }
}
