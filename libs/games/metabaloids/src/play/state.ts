/** What a Metabaloids match keeps besides the kernel's cards and zones. */
import { defineState, type Match } from '@rulewright/engine';
import type { MetabaloidsProgram } from './program.ts';

export const STATE = defineState({
  table: [
    'turn',
    'active',
    'starter',
    /** 1 while a turn runs (0 during set-up). */
    'inTurn',
    /** Attacks initiated this turn. */
    'attacks',
    /** Cards due this turn for not attacking. */
    'penalised',
    /** What ends the match once the running action is complete (CAUSE), and the seats that brought it about (bits). */
    'endDue',
    'endSeats',
    /** 1 while damage is being paid. */
    'paying',
    /** 1 while cards are drawn in the draw phase. */
    'drawing',
    /** The running draw was stopped by an ability. */
    'drawStopped',
    /** The seat whose ability waits for answers, -1 if none does; of a chain the last one. */
    'waiting',
    /** Ability timings allowed in the window that is open (bits of TIMING). */
    'window',
    // The running battle; `battle` is 0 when there is none, else its stage (see BATTLE_STAGE).
    'battle',
    'attacker',
    'defender',
    'attackColumn',
    'attackCard',
    'defendColumn',
    'defendCard',
    'attackBonus',
    'defendBonus',
    'attackTotal',
    'defendTotal',
    'stopped',
    'loser',
    'damage',
    /** Damage that effects took away, and whether the marked card was saved by text. */
    'prevented',
    'cardKept',
    /** Zones closed to damage payment of each side (bits of zone numbers). */
    'closedForAttacker',
    'closedForDefender',
    // The result.
    'winner',
    'cause',
    'endRule',
  ],
  seat: [
    'out',
    /** Initial deployment: points placed, and whether the seat is done. */
    'placed',
    'placedCards',
    'placingDone',
    'cut',
    /** How often this seat was attacked this turn, and by which columns (kept for the seat attacked). */
    'attacked',
    'attackedFrom',
    'attackedAt',
    /** Bits of own columns that attacked this turn. */
    'attackColumns',
    /** Bits of the seat's columns in safety; columns that may be one deeper this turn. */
    'safe',
    'deepened',
    /** Bits of things to settle: a column changed. */
    'dirty',
    /** An ability of this seat is waiting to resolve. */
    'pending',
    /** The ability of this seat that is waiting was stopped. */
    'abilityStopped',
    /** Turn number of the seat's own latest turn. */
    'lastTurn',
    /** Top cards of the own draw pile that the seat may look at just now. */
    'peek',
  ],
  card: [
    /** Turn in which the abilities of `usedBits` were used. */
    'usedTurn',
    'usedBits',
    /** Turn in which the card last initiated an attack; turn in which it came into the columns. */
    'attackedTurn',
    'enteredTurn',
  ],
  records: {
    /** A changed number of a card: stat (STAT), amount, until (UNTIL). */
    modifier: ['card', 'stat', 'amount', 'until'],
    /** A triggered ability waiting to resolve. */
    trigger: ['ability', 'card', 'seat'],
  },
  derived: [
    /** Timings of the abilities of the seat's cards where they lie; see abilities/acting.ts. */
    'acting',
  ],
});

export type State = typeof STATE;
export type M = Match<State, MetabaloidsProgram>;

/** Columns that are laid out where a mode sets no limit. */
export const MOST_COLUMNS = 9;

/** Zones of a seat by number; columns follow from COLUMN on. */
export const ZONE = {
  draw: 0,
  hand: 1,
  discard: 2,
  lost: 3,
  reserve: 4,
  battle: 5,
  events: 6,
  removed: 7,
  column: 8,
} as const;

export const STAT = { attack: 0, defense: 1, cost: 2 } as const;
/** Stages of the running battle in `table.battle`. */
export const BATTLE_STAGE = { none: 0, declared: 1, drawn: 2, decided: 3 } as const;
export const UNTIL = { battle: 1, turn: 2 } as const;
/** Fields of the modifier record. */
export const MODIFIER = { card: 0, stat: 1, amount: 2, until: 3 } as const;

/** The match's zone number of a place of a seat. */
export const zoneAt = (m: M, seat: number, place: number): number => seat * m.perSeat + place;
export const columnZone = (m: M, seat: number, column: number): number => seat * m.perSeat + ZONE.column + column;
/** The place that a match zone is for its seat. */
export const placeOfZone = (m: M, zone: number): number => m.placeOf[zone]!;
/** The column that a card stands in, or -1. */
export const columnOf = (m: M, card: number): number => {
  const place = placeOfZone(m, m.zone[card]!);
  return place >= ZONE.column ? place - ZONE.column : -1;
};
export const isSafe = (m: M, seat: number, column: number): boolean => ((m.seat.safe[seat]! >> column) & 1) === 1;
/** The next seat in turn order that is still in the match. */
export const nextSeat = (m: M, seat: number): number => {
  let next = seat;
  do next = next + 1 === m.seats ? 0 : next + 1;
  while (m.seat.out[next] === 1 && next !== seat);
  return next;
};
/** Seats still in the match. */
export const seatsLeft = (m: M): number => {
  let left = 0;
  for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) left++;
  return left;
};
/** Cards in a seat's columns (mb.win.in-play-scope). */
export const cardsInPlay = (m: M, seat: number): number => {
  let cards = 0;
  for (let column = 0; column < m.program.columns; column++) cards += m.zoneCount[columnZone(m, seat, column)]!;
  return cards;
};
