/**
 * Invariants that must be true after every decision: each card is in exactly one zone, zone counts are right, options
 * are valid for their kinds. For tests and fuzzing.
 */
import type { Match } from '../kernel/match.ts';
import { NOWHERE, NO_CARD } from '../kernel/state.ts';
import { optionA, optionB, optionKind, type OptionArgument } from '../state/option.ts';

/** Thrown for a state that play must never reach. */
export class InvariantError extends Error {
  readonly code = 'invariant';
}

function inRange(match: Match, argument: OptionArgument, value: number): boolean {
  switch (argument) {
    case 'card':
      return value < match.slots && match.zone[value] !== NOWHERE;
    case 'seat':
      return value < match.seats;
    case 'ability':
      return value < match.program.abilityNames.length;
    case 'none':
      return value === 0;
    default:
      return true;
  }
}

/** Checks all invariants. @throws InvariantError that describes the first violation */
export function checkInvariants(match: Match): void {
  const fail = (what: string): never => {
    throw new InvariantError(`${what} (steps: ${match.runningSteps().join(' > ')})`);
  };
  let counted = 0;
  const seen = new Uint8Array(match.slots);
  const zones = match.seats * match.program.zonesPerSeat;
  for (let zone = 0; zone < zones; zone++) {
    let n = 0;
    let under = NO_CARD;
    for (let card = match.bottom(zone); card !== NO_CARD; card = match.above(card)) {
      if (seen[card] === 1) fail(`Card ${card} is in two places.`);
      if (match.zone[card] !== zone) fail(`Card ${card} does not know its zone.`);
      if (match.below(card) !== under) fail(`Zone ${zone} is not linked both ways.`);
      if (!match.program.mixesOwners && match.seatOf[zone] !== match.owner[card])
        fail(`Card ${card} is in a zone of another seat.`);
      seen[card] = 1;
      under = card;
      n++;
    }
    if (match.top(zone) !== under) fail(`Zone ${zone} has a wrong top.`);
    if (match.zoneCount[zone] !== n) fail(`Zone ${zone} counts ${match.zoneCount[zone]!} of ${n} cards.`);
    counted += n;
  }
  const there = match.zone.reduce((count, zone) => (zone === NOWHERE ? count : count + 1), 0);
  if (counted !== there || there < match.cards) fail(`${Math.max(match.cards, there) - counted} cards are missing.`);
  if (match.decisionSeat < 0) return;
  const distinct = new Set<number>();
  for (let i = 0; i < match.optionCount; i++) {
    const option = match.options[i]!;
    const kind = match.program.mechanics.options[optionKind(option)];
    if (!kind) return fail(`Option ${i} has no kind.`);
    if (!inRange(match, kind.a, optionA(option)) || !inRange(match, kind.b, optionB(option)))
      fail(`Option ${kind.id} is out of range.`);
    if (distinct.has(option)) fail(`Option ${kind.id} is offered twice.`);
    distinct.add(option);
  }
}
