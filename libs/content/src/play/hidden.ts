/** Finds the cards that an expression reads although some players cannot see them. */
import type { Local, Typed, TypedEach, TypedSet, TypedZone, ValueInfo, ZoneInfo } from './typed.ts';

/** A place whose cards some players cannot see. */
type Hidden = Pick<ZoneInfo, 'id'>;

/** The name of the player who reads, if one player does: that player also sees the cards of their own zones. */
type Reader = Local | null;

const ifHidden = (zone: ZoneInfo): Hidden | null => (zone.seen === 'all' ? null : zone);

/** The same for the zone of one player. */
function ifHiddenFrom(reader: Reader, { zone, player }: Pick<TypedZone, 'zone' | 'player'>): Hidden | null {
  const isOwn = reader !== null && player.op === 'local' && player.local === reader;
  return isOwn && zone.seen === 'owner' ? null : ifHidden(zone);
}

const firstOf = (parts: readonly (Typed | null)[], reader: Reader): Hidden | null =>
  parts.map((part) => part && hiddenReads(part, reader)).find((one) => one !== null) ?? null;

/** The hidden place whose cards are members of a set. The cards of entries can be hidden, and that a card waits is public. */
function hiddenSet(set: TypedSet, knowsMembers: boolean, reader: Reader): Hidden | null {
  switch (set.set) {
    case 'players':
    case 'numbers':
      return null;
    case 'waiting':
      return knowsMembers ? set.chain : null;
    case 'ends':
      return ifHiddenFrom(reader, set.zone);
    case 'union':
      return set.sets.map((one) => hiddenSet(one, knowsMembers, reader)).find((one) => one !== null) ?? null;
    case 'zone':
      return ifHiddenFrom(reader, set);
    default:
      return ifHidden(set.zone);
  }
}

/** What says which zones, players or numbers are in a set. */
function inBounds(set: TypedSet, reader: Reader): Hidden | null {
  switch (set.set) {
    case 'players':
      return firstOf([set.from], reader);
    case 'numbers':
      return firstOf([set.from, set.to], reader);
    case 'zone':
      return firstOf([set.player, set.number], reader);
    case 'zones':
      return firstOf([set.players.from, set.number], reader);
    case 'ends':
      return firstOf([set.zone.player, set.zone.number, set.count], reader);
    case 'union':
      return set.sets.map((one) => inBounds(one, reader)).find((one) => one !== null) ?? null;
    case 'waiting':
      return null;
  }
}

function inEach({ set, where }: TypedEach, counts: boolean, reader: Reader): Hidden | null {
  const zone = hiddenSet(set, true, reader);
  // Which cards are in two sets at once is not public.
  if (zone && (!counts || where !== null || set.set === 'union')) return zone;
  return inBounds(set, reader) ?? firstOf([where], reader);
}

/** By value, the answers by the number of the argument that is the player who reads; -1 if none is. */
const known = new WeakMap<ValueInfo, Map<number, Hidden | null>>();

/** The same for a value with arguments. Other values can read it many times, so the answer is kept. */
function hiddenIn({ value, args }: Extract<Typed, { op: 'value' }>, reader: Reader): Hidden | null {
  const at = reader === null ? -1 : args.findIndex((arg) => arg.op === 'local' && arg.local === reader);
  const answers = known.get(value) ?? new Map<number, Hidden | null>();
  known.set(value, answers);
  const answer = answers.get(at);
  if (answer !== undefined) return answer;
  const hidden = hiddenReads(value.is, value.params[at] ?? null);
  answers.set(at, hidden);
  return hidden;
}

/**
 * The first hidden zone whose cards an expression reads, or null. The number of cards in a zone is public.
 * @param reader the name of the player who reads; null if all players do
 */
export function hiddenReads(typed: Typed, reader: Reader = null): Hidden | null {
  switch (typed.op) {
    case 'count':
      return inEach(typed.each, true, reader);
    case 'any':
    case 'every':
    case 'no':
      return inEach(typed.each, typed.each.where === null, reader);
    case 'sum':
    case 'most':
    case 'winners':
      return inEach(typed.each, false, reader) ?? hiddenReads(typed.add, reader);
    case 'in':
      return hiddenSet(typed.set, false, reader) ?? inBounds(typed.set, reader) ?? hiddenReads(typed.card, reader);
    case 'top':
    case 'bottom':
      return ifHiddenFrom(reader, typed.zone) ?? firstOf([typed.zone.player, typed.zone.number], reader);
    case 'number-of':
      return ifHidden(typed.zone) ?? hiddenReads(typed.of, reader);
    case 'newest':
      return typed.chain;
    case 'value':
      return hiddenIn(typed, reader) ?? firstOf(typed.args, reader);
    case 'arith':
    case 'logic':
    case 'compare':
    case 'covers':
    case 'contains':
      return hiddenReads(typed.left, reader) ?? hiddenReads(typed.right, reader);
    case 'choose':
      return hiddenReads(typed.when, reader) ?? hiddenReads(typed.then, reader) ?? hiddenReads(typed.otherwise, reader);
    case 'not':
    case 'minus':
      return hiddenReads(typed.operand, reader);
    case 'has':
      return hiddenReads(typed.of, reader) ?? hiddenReads(typed.item, reader);
    case 'amount':
      return hiddenReads(typed.times, reader);
    case 'field':
    case 'nth-entry':
      return firstOf([typed.of, typed.number], reader);
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
      return hiddenReads(typed.of, reader);
    default:
      return null;
  }
}
