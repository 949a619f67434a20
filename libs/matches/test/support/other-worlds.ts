/** Worlds that look the same to a seat: the same match with other hidden cards. */
import { NOWHERE, describeOption, mayKnow, type Match, type Random } from '@rulewright/engine';
import type { Room } from '../../src/index.ts';

/** A room, or another object with a `tracked` match. */
type Tracked = Pick<Room, 'tracked'>;

/** The cards that everyone has seen at some time, in an open zone or in an event, plus those that only `seat` has seen. */
export function shown({ tracked }: Tracked, seat = -1): Set<number> {
  const { mechanics, zones } = tracked!.program;
  const { placeOf, seatOf } = tracked!.match;
  const seen = new Set<number>();
  for (const { kind, args } of tracked!.events) {
    const { fields, cardKnownTo } = mechanics.events[kind]!;
    const open = fields.some((field, at) => {
      if (field.type !== 'zone') return false;
      const { visibility } = zones[placeOf[args[at]!]!]!;
      return visibility === 'all' || visibility === 'top' || (visibility === 'owner' && seatOf[args[at]!] === seat);
    });
    fields.forEach((field, at) => {
      if (field.type === 'card' && (cardKnownTo === 'all' || open)) seen.add(args[at]!);
    });
  }
  return seen;
}

/** Swaps the definitions of cards that a seat has never seen and is not offered now, separately for each owner. */
export function exchangeHidden(room: Tracked, seat: number, random: Random): void {
  const { match } = room.tracked!;
  const open = shown(room, seat);
  if (match.decisionSeat === seat) for (const card of offered(match)) open.add(card);
  for (let owner = 0; owner < match.seats; owner++)
    exchange(
      match,
      cardsOf(match, owner).filter((card) => !open.has(card) && !mayKnow(match, seat, card)),
      random,
    );
}

/** The cards named in the options of the pending decision. A seat that searches its pile may see these. */
const offered = (match: Match): number[] =>
  Array.from(match.options.subarray(0, match.optionCount), (option) => {
    const { card } = describeOption(match, option);
    return typeof card === 'object' && card !== null && 'id' in card ? [card.id] : [];
  }).flat();

/** The cards of a seat that no other seat has ever seen. */
export function seenByNobody(room: Room, seat: number): number[] {
  const { match } = room.tracked!;
  const open = shown(room);
  const seen = (card: number): boolean =>
    open.has(card) ||
    Array.from({ length: match.seats }, (_, other) => other).some(
      (other) => other !== seat && mayKnow(match, other, card),
    );
  return cardsOf(match, seat).filter((card) => !seen(card));
}

const cardsOf = (match: Match, owner: number): number[] =>
  Array.from({ length: match.cards }, (_, card) => card).filter(
    (card) => match.zone[card] !== NOWHERE && match.owner[card] === owner,
  );

/** Shuffles the definitions of these cards. */
export function exchange({ def }: Match, cards: readonly number[], random: Random): void {
  for (let at = cards.length - 1; at > 0; at--) {
    const [card, other] = [cards[at]!, cards[random.below(at + 1)]!];
    [def[card], def[other]] = [def[other]!, def[card]!];
  }
}

/**
 * Changes the cards of a match and restores them. Calls `look` in between if the match then asks the same seat in the same steps, without
 * further events.
 * @returns whether `look` was called
 */
export function inAnotherWorld(match: Match, change: () => void, look: () => void): boolean {
  const { sink, decisionSeat } = match;
  const stored = match.save();
  const steps = match.runningSteps().join();
  let events = 0;
  match.sink = { event: () => events++ };
  change();
  match.load(match.save());
  match.advance();
  const same = match.decisionSeat === decisionSeat && events === 0 && match.runningSteps().join() === steps;
  if (same) look();
  match.load(stored);
  match.advance();
  match.sink = sink;
  return same;
}
