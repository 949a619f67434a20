/** Set-up: cards that the mode removes, the cut for the first player, starting hands, initial deployment. */
import { AGAIN, CALL_THEN_AGAIN, DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import { offerColumns, offeredColumns, openColumns } from '../zones/grid.ts';
import { O } from '../model/options.ts';
import { drawTo } from '../zones/piles.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnZone, zoneAt } from '../model/places.ts';

/** The most cuts to break a tie for the first player before a random choice. Decks of equal costs would never end. */
const MOST_CUTS = 50;

/** Removes the cards that the mode does not play with (mb.fast.removal-step). */
export const REMOVE_CARDS = step('remove-cards', [], {
  remove(m: M) {
    for (let seat = 0; seat < m.seats; seat++) {
      const deck = zoneAt(m, seat, ZONE.draw);
      for (let card = m.bottom(deck); card !== NO_CARD;) {
        const above = m.above(card);
        const why = m.program.removed[m.def[card]!]!;
        if (why !== 0) {
          m.cite(R['mb.fast.removal-step']);
          m.move(
            card,
            zoneAt(m, seat, ZONE.removed),
            R[why === 1 ? 'mb.fast.remove-by-name' : 'mb.fast.remove-by-text'],
          );
        }
        card = above;
      }
    }
    return DONE;
  },
});

/** The card that a seat cuts to, in its draw pile or in its whole deck including the hand (mb.setup.cut-pool). */
function cutTo(m: M, seat: number): number {
  const pile = zoneAt(m, seat, ZONE.draw);
  const hand = zoneAt(m, seat, ZONE.hand);
  const inPile = m.zoneCount[pile]!;
  const pool = inPile + (m.program.p.cutWholeDeck ? m.zoneCount[hand]! : 0);
  if (pool === 0) return NO_CARD;
  const at = m.random(pool);
  let card = m.bottom(at < inPile ? pile : hand);
  for (let depth = at < inPile ? at : at - inPile; depth > 0; depth--) card = m.above(card);
  return card;
}

/**
 * Every player cuts and shows a card. The highest cost starts (mb.setup.cut-highest-cost). `tied` contains seats as
 * bits.
 */
export const FIRST_PLAYER = step('first-player', ['tied', 'round'], {
  cut(m: M, f) {
    const { p, cost } = m.program;
    let best = -1;
    let tied = 0;
    for (let seat = 0; seat < m.seats; seat++) {
      if (f.round > 0 && ((f.tied >> seat) & 1) === 0) continue;
      const card = cutTo(m, seat);
      let shown = 0;
      if (card !== NO_CARD) {
        shown = cost[m.def[card]!]!;
        m.emit(E.cut, R['mb.setup.cut-highest-cost'], seat, card, shown);
        m.cite(R['mb.setup.cut-pool']);
      }
      if (shown > best) {
        best = shown;
        tied = 1 << seat;
      } else if (shown === best) tied |= 1 << seat;
    }
    if (tied & (tied - 1)) {
      m.cite(R['mb.setup.cut-ties']);
      f.round++;
      f.tied = p.cutAgainTiedOnly ? tied : (1 << m.seats) - 1;
      if (f.round < MOST_CUTS) return AGAIN;
      const seats = Array.from({ length: m.seats }, (_, seat) => seat).filter((seat) => (tied >> seat) & 1);
      tied = 1 << seats[m.random(seats.length)]!;
    }
    m.table.starter = 31 - Math.clz32(tied);
    m.table.active = m.table.starter;
    m.emit(E.first, R['mb.setup.cut-highest-cost'], m.table.starter);
    if (p.shuffleAfterCut) for (let seat = 0; seat < m.seats; seat++) m.shuffle(zoneAt(m, seat, ZONE.draw));
    return DONE;
  },
});

/** Shuffles the decks and deals the starting hands (mb.setup.shuffle, mb.setup.starting-hand). */
export const STARTING_HAND = step('starting-hand', [], {
  deal(m: M) {
    for (let seat = 0; seat < m.seats; seat++) {
      m.shuffle(zoneAt(m, seat, ZONE.draw));
      m.cite(R['mb.setup.shuffle']);
      for (let drawn = 0; drawn < m.program.p.startingHand; drawn++) {
        if (m.zoneCount[zoneAt(m, seat, ZONE.draw)] === 0) break;
        drawTo(m, seat, ZONE.hand, R['mb.setup.starting-hand']);
      }
    }
    return DONE;
  },
});

/**
 * Whether a seat that has placed `placed` points may place a card for free: not an event, and not above the cap
 * (mb.event.grid-eligibility, mb.setup.initial-deploy-overshoot).
 */
function fits(m: M, seat: number, card: number): boolean {
  const { p, cost, isEvent } = m.program;
  const def = m.def[card]!;
  if (isEvent[def] === 1 && !p.eventInGrid) return false;
  const placed = m.seat.placed[seat]!;
  return p.placeOvershoot ? placed < p.placeCap : placed + cost[def]! <= p.placeCap;
}

/**
 * Initial deployment: in turn order, each player places one card for free, up to the points of the mode and within the
 * grid. Players who have finished are skipped (mb.setup.initial-deploy-alternate, mb.setup.initial-deploy-grid,
 * mb.setup.initial-deploy-uneven).
 */
export const INITIAL_DEPLOYMENT = step('initial-deployment', ['seat', 'asked'], {
  begin(m: M, f) {
    f.seat = m.table.starter;
    m.cite(R['mb.setup.initial-deploy-first-placer']);
    return NEXT;
  },
  place: {
    ask(m: M, f) {
      const { p } = m.program;
      // When no player places a card in a whole round, initial deployment ends (mb.setup.initial-deploy-end).
      for (; f.asked < m.seats; f.asked++, f.seat = f.seat + 1 === m.seats ? 0 : f.seat + 1) {
        const { seat } = f;
        if (m.seat.placingDone[seat] === 1) continue;
        const hand = zoneAt(m, seat, ZONE.hand);
        const open = offeredColumns(m, seat) & (p.placeObeysGrid ? openColumns(m, seat) : ~0);
        for (let card = m.bottom(hand); card !== NO_CARD; card = m.above(card))
          if (fits(m, seat, card)) offerColumns(m, O.place, card, open);
        if (m.optionCount === 0) continue;
        if (p.placeMayStop && m.seat.placedCards[seat]! >= p.placeMinCards) m.offer(O.pass);
        return seat;
      }
      return DONE;
    },
    answer(m: M, f, kind, card, column) {
      const { p, cost } = m.program;
      const { seat } = f;
      if (kind === O.pass) {
        m.cite(R['mb.setup.initial-deploy-optional']);
        m.seat.placingDone[seat] = 1;
      } else {
        m.seat.placed[seat]! += cost[m.def[card]!]!;
        m.seat.placedCards[seat]!++;
        m.move(card, columnZone(m, seat, column), R['mb.setup.initial-deploy-alternate']);
        if (m.seat.placed[seat]! >= p.placeCap) {
          m.cite(R['mb.setup.initial-deploy-cap']);
          m.seat.placingDone[seat] = 1;
        }
        if (p.placeOneRound) m.seat.placingDone[seat] = 1;
        f.asked = -1;
      }
      f.asked++;
      f.seat = seat + 1 === m.seats ? 0 : seat + 1;
      return AGAIN;
    },
  },
});

/** The set-up steps by their names in modes. */
export const SETUP_STEPS = {
  'remove-cards': REMOVE_CARDS,
  'first-player': FIRST_PLAYER,
  'starting-hand': STARTING_HAND,
  'initial-deployment': INITIAL_DEPLOYMENT,
} as const;

/** The starting player draws extra cards, once every mode has determined the starting player (mb.setup.starting-hand). */
function drawStarterExtra(m: M): void {
  const pile = zoneAt(m, m.table.starter, ZONE.draw);
  for (let left = m.program.p.starterExtra; left > 0 && m.zoneCount[pile]! > 0; left--)
    drawTo(m, m.table.starter, ZONE.hand, R['mb.setup.starting-hand']);
}

/** Runs the set-up steps of the mode in order (mb.setup.order). */
export const SETUP = step('set-up', ['index'], {
  next(m: M, f) {
    if (f.index === m.program.setup.length) {
      drawStarterExtra(m);
      return DONE;
    }
    m.cite(R['mb.setup.order']);
    const next = m.program.setup[f.index]!;
    f.index++;
    m.callAgain(next);
    return CALL_THEN_AGAIN;
  },
});
