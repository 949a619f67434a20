/** The state of a Metabaloids match besides the kernel's cards and zones. */
import { defineState } from '@rulewright/engine';

export const STATE = defineState({
  table: [
    'turn',
    'active',
    'starter',
    /** 1 during a turn, 0 during set-up. */
    'inTurn',
    /** Attacks initiated this turn. */
    'attacks',
    /** Number of cards that the active player must lose this turn for not attacking. */
    'penalised',
    /** The cause that ends the match once the running action is complete (CAUSE), and the seats that caused it (bits). */
    'endDue',
    'endSeats',
    /** 1 while a player pays damage. */
    'paying',
    /** 1 while a player draws cards in the draw phase. */
    'drawing',
    /** 1 if an ability stopped the running draw. */
    'drawStopped',
    /** The seat whose ability waits for responses, or -1. If several abilities wait, the seat of the last one. */
    'waiting',
    /** The ability timings allowed in the open window (bits of TIMING). */
    'window',
    // The running battle. `battle` is its stage (BATTLE_STAGE), 0 without a battle.
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
    /** Damage that effects prevented, and whether a card text saved the marked card. */
    'prevented',
    'cardKept',
    /** For each side: the zones from which it cannot pay damage (bits of zone numbers). */
    'closedForAttacker',
    'closedForDefender',
    // The result.
    'winner',
    'cause',
    'endRule',
  ],
  seat: [
    'out',
    /** Initial deployment: the points and the cards that the seat has placed, and whether it has finished. */
    'placed',
    'placedCards',
    'placingDone',
    'cut',
    /** How often this seat was attacked this turn; the attacking column; the attacked column. */
    'attacked',
    'attackedFrom',
    'attackedAt',
    /** Bits of the seat's own columns that attacked this turn. */
    'attackColumns',
    /** Bits of the seat's columns: those in safety, and those that may be one card deeper this turn. */
    'safe',
    'deepened',
    /** 1 if a column of the seat changed, so that the grid must be checked. */
    'dirty',
    /** The number of this seat's abilities that wait to resolve. */
    'pending',
    /** 1 if a response stopped the waiting ability of this seat. */
    'abilityStopped',
    /** The turn number of the seat's latest turn. */
    'lastTurn',
    /** The number of cards on top of the seat's draw pile that the seat may look at now. */
    'peek',
  ],
  card: [
    /** The turn in which the uses in `usedBits` were counted. */
    'usedTurn',
    'usedBits',
    /** The turn in which the card last initiated an attack, and the turn in which it entered the columns. */
    'attackedTurn',
    'enteredTurn',
  ],
  records: {
    /** A change to a number of a card: the stat (STAT), the amount, and when it ends (UNTIL). */
    modifier: ['card', 'stat', 'amount', 'until'],
    /** A triggered ability waiting to resolve. */
    trigger: ['ability', 'card', 'seat'],
  },
  derived: [
    /** The timings of the abilities on the seat's cards. See abilities/acting.ts. */
    'acting',
  ],
});

export type State = typeof STATE;

/** The number of columns in a mode without a limit. */
export const MOST_COLUMNS = 9;

/** Zone numbers of a seat. The columns start at COLUMN. */
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
/** The stages of the running battle in `table.battle`. */
export const BATTLE_STAGE = { none: 0, declared: 1, drawn: 2, decided: 3 } as const;
export const UNTIL = { battle: 1, turn: 2 } as const;
/** Fields of the modifier record. */
export const MODIFIER = { card: 0, stat: 1, amount: 2, until: 3 } as const;
