/** Using abilities: legal abilities, announcement, payment, responses, resolution (mb.ability.*). */
import { AGAIN, DONE, NEXT, NO_CARD, step, type Step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import { O } from '../model/options.ts';
import { PAY, PAY_BIT, canPay } from '../zones/pay.ts';
import { SETTLE, unsettled } from './settle.ts';
import { ZONE } from '../model/state.ts';
import { actingTimings, actingUsed, actsFrom } from './acting.ts';
import { CHOOSE_TARGETS } from './choose-targets.ts';
import { RESOLVE, stopped } from './resolve.ts';
import { countUse, hasUse } from './uses.ts';
import { NOT_CHOSEN } from '../effects/marks.ts';
import type { M, CompiledAbility } from '../model/model.ts';
import { columnZone, nextSeat, seatsLeft, zoneAt } from '../model/places.ts';
import { TIMING } from '../model/timing.ts';
import { fightingColumn, otherSide } from '../numbers/sides.ts';

/**
 * The cost of using an ability. For an event, includes the price of the card (mb.ability.cost-amount,
 * mb.event.play-cost).
 */
function priceOf(m: M, card: number, ability: CompiledAbility): number {
  const { p, cost, isEvent } = m.program;
  const def = m.def[card]!;
  if (isEvent[def] === 1) return ability.cost + (p.eventPaysCost ? cost[def]! : 0);
  return p.costIsCardCost ? cost[def]! : ability.cost;
}

/** Timings that only the two sides of a battle may use. */
const OF_SIDES = TIMING.attack | TIMING.battle;

/** The timings of a window that this seat may use. Some belong to one player, some to the two sides of the battle. */
function timingsFor(m: M, seat: number, window: number): number {
  let timings = window & ~(seat === m.table.active ? TIMING.drawing : TIMING['own-turn']);
  if (otherSide(m, seat) < 0) timings &= ~OF_SIDES;
  return seat === m.table.loser ? timings : timings & ~TIMING.damage;
}

/** Whether a seat may use this ability of this card now (mb.ability.pay-and-perform). */
function mayUse(m: M, seat: number, card: number, ability: CompiledAbility): boolean {
  if (ability.fightingColumnOnly && m.zone[card] !== columnZone(m, seat, fightingColumn(m, seat))) return false;
  if (!hasUse(m, card, ability) || !ability.conditions(m, seat, card)) return false;
  const price = priceOf(m, card, ability);
  if (!canPay(m, seat, price, PAY_BIT.hand, card)) return false;
  // If cards have different values, the payer chooses how many cards to spend, so the number is not known yet.
  const spent = m.program.p.pointValue === 'one-per-card' ? price : 0;
  for (const effect of ability.effects) if (!effect.possible(m, seat, card, spent)) return false;
  return true;
}

/**
 * Checks the abilities on a zone's cards that a seat may use with these timings. With `offer`, offers each usable
 * ability. Returns whether there is one.
 */
function visit(m: M, seat: number, timings: number, place: number, zone: number, offer: boolean): boolean {
  const { program, def } = m;
  const here = program.timingsAt[place]!;
  for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) {
    if ((here[def[card]!]! & timings) === 0) continue;
    for (const ability of program.abilitiesOf[def[card]!]!) {
      if ((ability.timing & timings) === 0 || ((ability.places >> place) & 1) === 0) continue;
      if (!mayUse(m, seat, card, ability)) continue;
      if (!offer) return true;
      m.offer(O.use, card, ability.index);
    }
  }
  return m.optionCount > 0;
}

/** The timings that a seat could use in a window, from public information only. */
function openTimings(m: M, seat: number, window: number): number {
  const { p } = m.program;
  if (m.seat.out[seat] === 1 || (m.seat.pending[seat]! > 0 && !p.respondWhilePending)) return 0;
  return p.abilityAnyTurn || seat === m.table.active ? timingsFor(m, seat, window) : 0;
}

/** Whether a seat could have an ability to use in a window, from public information only. */
const mayAnswer = (m: M, seat: number, window: number): boolean =>
  (openTimings(m, seat, window) & m.program.allTimings) !== 0;

/**
 * Excludes abilities while another ability of the seat waits (mb.ability.self-response) and abilities of cards in
 * safety (mb.safety.no-abilities). Includes abilities in other players' turns (mb.ability.any-turn) and events at any
 * time (mb.event.any-time).
 * @returns whether the seat may use any ability in a window; with `offer`, offers all of them
 */
function usable(m: M, seat: number, window: number, offer: boolean): boolean {
  const { p, columns, abilityPlaces } = m.program;
  const acting = actingTimings(m, seat);
  // Most windows fail this test, so it runs before `openTimings`.
  if ((acting & window) === 0) return false;
  const timings = openTimings(m, seat, window);
  if ((acting & timings) === 0) return false;
  const closed = p.safeNoAbilities ? m.seat.safe[seat]! : 0;
  for (let column = 0; column < columns; column++) {
    if ((closed >> column) & 1 || !actsFrom(acting, ZONE.column + column)) continue;
    if (visit(m, seat, timings, ZONE.column, columnZone(m, seat, column), offer) && !offer) return true;
  }
  for (let i = 0; i < abilityPlaces.length; i++) {
    const place = abilityPlaces[i]!;
    if (actsFrom(acting, place) && visit(m, seat, timings, place, zoneAt(m, seat, place), offer) && !offer) return true;
  }
  return m.optionCount > 0;
}

/** Whether any player could act in a window with these timings. Checked before calling `WINDOW`. */
export function anyoneCanAct(m: M, window: number): boolean {
  if ((m.program.allTimings & window) === 0) return false;
  for (let seat = 0; seat < m.seats; seat++) if (usable(m, seat, window, false)) return true;
  if (m.alwaysAsked === 0) return false;
  for (let seat = 0; seat < m.seats; seat++) if (m.isAlwaysAsked(seat) && mayAnswer(m, seat, window)) return true;
  return false;
}

/** The number of players left to ask, before a window has counted them. */
const FROM_THE_FIRST = -1;

/**
 * Lets every player use abilities, in turn order from the next player on (mb.ability.simultaneous-order). The window
 * closes when all players have passed in a row. Responses open another window inside it (last in, first out).
 */
export const WINDOW: Step<M> = step('window', ['timings', 'seat', 'left'], {
  open(m: M, f) {
    f.left = FROM_THE_FIRST;
    m.cite(R['mb.ability.simultaneous-order']);
    return NEXT;
  },
  act: {
    ask(m: M, f) {
      // Counts only now, because the ability that was used may have put a player out.
      if (f.left === FROM_THE_FIRST) {
        const { active } = m.table;
        f.seat = m.program.p.nextPlayerFirst || m.seat.out[active] === 1 ? nextSeat(m, active) : active;
        f.left = seatsLeft(m);
      }
      for (; f.left > 0; f.left--, f.seat = nextSeat(m, f.seat)) {
        if (!usable(m, f.seat, f.timings, true) && !(mayAnswer(m, f.seat, f.timings) && m.asksAnyway(f.seat))) continue;
        m.offer(O.pass);
        return f.seat;
      }
      return DONE;
    },
    answer(m: M, f, kind, card, ability) {
      if (kind === O.pass) {
        f.left--;
        f.seat = nextSeat(m, f.seat);
        return AGAIN;
      }
      const seat = f.seat;
      f.left = FROM_THE_FIRST;
      return m.callAgain(USE, seat, card, ability, NOT_CHOSEN, NOT_CHOSEN, f.timings);
    },
  },
});

/** One use of an ability: announcement, payment, responses and resolution. */
export const USE: Step<M> = step('use-ability', ['seat', 'card', 'ability', 't0', 't1', 'timings', 'answered'], {
  announce(m: M, f) {
    // An announced event leaves the hand first, so that it cannot pay for itself (mb.pay.not-itself).
    if (m.program.isEvent[m.def[f.card]!] === 1) {
      m.move(f.card, zoneAt(m, f.seat, ZONE.events), R['mb.event.separate']);
      m.cite(R['mb.event.source-zone']);
    }
    return NEXT;
  },
  targets: CHOOSE_TARGETS,
  pay(m: M, f) {
    const price = priceOf(m, f.card, m.program.abilities[f.ability]!);
    m.cite(R['mb.ability.pay-and-perform']);
    return price > 0 ? m.call(PAY, f.seat, price, PAY_BIT.hand, f.card, R['mb.ability.cost-source']) : NEXT;
  },
  respond(m: M, f) {
    countUse(m, f.card, m.program.abilities[f.ability]!);
    actingUsed(m);
    m.cite(R['mb.ability.frequency']);
    m.emit(
      E.used,
      R[m.program.p.announce ? 'mb.ability.announce' : 'mb.ability.pay-and-perform'],
      f.seat,
      f.card,
      f.ability,
    );
    m.seat.pending[f.seat]!++;
    f.answered = m.table.waiting;
    m.table.waiting = f.seat;
    // Any-time abilities may respond in addition to abilities with the window's timings.
    const answers = f.timings | TIMING['any-time'];
    return anyoneCanAct(m, answers) ? m.call(WINDOW, answers) : NEXT;
  },
  resolve(m: M, f) {
    m.seat.pending[f.seat]!--;
    m.table.waiting = f.answered;
    m.cite(R['mb.ability.responses-reverse']);
    if (m.seat.out[f.seat] === 1) return DONE;
    if (m.seat.abilityStopped[f.seat] === 1) {
      m.seat.abilityStopped[f.seat] = 0;
      stopped(m, f.seat, f.card, f.ability);
      return NEXT;
    }
    return m.call(RESOLVE, f.seat, f.card, f.ability, f.t0, f.t1);
  },
  close(m: M, f) {
    if (m.program.isEvent[m.def[f.card]!] === 1 && m.zone[f.card] === zoneAt(m, f.seat, ZONE.events)) {
      const after = m.program.p.eventAfter === 'lost' ? ZONE.lost : ZONE.discard;
      m.move(f.card, zoneAt(m, f.seat, after), R['mb.event.after-resolve']);
    }
    return unsettled(m) ? m.call(SETTLE) : DONE;
  },
});
