/** What a Metabaloids match keeps besides the kernel's cards and zones. */
import { defineState } from '@rulewright/engine';

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
