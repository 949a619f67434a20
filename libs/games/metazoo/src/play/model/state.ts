/** What a MetaZoo match keeps besides the kernel's cards and zones. */
import { defineState } from '@rulewright/engine';

export const STATE = defineState({
  table: [
    'turn',
    'active',
    'starter',
    /** 1 while a turn runs (0 during set-up). */
    'inTurn',
    /** 1 in the main part of a turn, while its active Caster may act freely. */
    'main',
    // The result.
    'winner',
    'cause',
    'endRule',
    /** Numbers given out to uses and entries, so that their targets can be told apart. */
    'serial',
    /** The Terra Slot that the next Terra replaces when all are taken, from 1. */
    'terraNext',
    /** 1 when the largest LP of some Page may have changed. */
    'dirty',
    /** 1 when the payment asked for last was made. */
    'paid',
    /** 1 when the Fatiguing asked for last was carried out (a scared Page may have fled). */
    'fatigueDone',
    /** 1 while the chain resolves. */
    'resolving',
    /** 1 when the Trap flipped last was paid for. */
    'flipPaid',
    /** The seat that takes the part of the prediction, and the turn's number of its answer. */
    'predictor',
    // Aura that is due in the running payment, by type.
    'due0',
    'due1',
    'due2',
    'due3',
    'due4',
    'due5',
    'due6',
    'due7',
    'due8',
    'due9',
    'due10',
    // The running combat; `combat` is 0 when there is none, else its stage.
    'combat',
    /** Number of the combat, so that what happened in it can be told from earlier combats. */
    'combatNumber',
    'attacker',
    'attackSeat',
    'attackIndex',
    /** The Page attacked, or NO_CARD; the Caster whose Page it is or who is attacked. */
    'target',
    'targetSeat',
    /** 1 when the attack was aimed at a Caster. */
    'atCaster',
    'primary',
    'primaryAttack',
    /** Damage left to be allocated by the Attack that resolves. */
    'left',
  ],
  seat: [
    /** Damage on the Caster; the largest LP is the mode's and what was gained. */
    'damage',
    'out',
    /** 1 when the Pages of a Caster who is out have left the game. */
    'cleared',
    'mulligans',
    'kept',
    /** Things done this turn: Pages Contracted by kind, Powers used, attacks declared, Traps placed. */
    'auraPages',
    'terras',
    'contracts',
    'powers',
    'attacks',
    'traps',
    /** Terra Contracted in the whole game. */
    'terrasInGame',
    /** Turns this Caster has begun. */
    'turns',
    /** Counters of Burn. */
    'burn',
    /** Top Pages of the own Spellbook that the Caster looks at just now. */
    'peek',
    // Unspent Aura by type.
    'aura0',
    'aura1',
    'aura2',
    'aura3',
    'aura4',
    'aura5',
    'aura6',
    'aura7',
    'aura8',
    'aura9',
    'aura10',
  ],
  card: [
    /** The seat that commands the Page (mz.owner.controller). */
    'controller',
    'fatigued',
    'damage',
    /** The Page that this one lies under, or NO_CARD. */
    'host',
    /** Terra Slot from 1, or 0. */
    'slot',
    'enteredTurn',
    /** The turn in which a face-down Trap was moved last, and how often in it. */
    'movedTurn',
    'moves',
    /** The turn in which the texts of `usedBits` were used, and the number of uses in the whole game. */
    'usedTurn',
    'usedBits',
    'usedGame',
    /** Texts whose conditions held when they were looked at last, as bits. */
    'heldBits',
    /** 1 while burrowing; the same for a Defender of the running combat. */
    'burrowing',
    'defending',
    /** Damage that the Attack being resolved gives this Page. */
    'allocated',
    /** Largest LP of a Token whose LP is not printed. */
    'tokenLp',
    // Status Effects: counters, 0 or 1, or the turn of the infliction; and the combat in which it came.
    'frozen',
    'frozenCombat',
    'burn',
    'paralyzed',
    'asleep',
    'asleepCombat',
    'scared',
    'confused',
  ],
  records: {
    /** A Poison Indicator: on a Page, or with NO_CARD on the Caster of `seat`; the turn in which it was placed. */
    poison: ['card', 'seat', 'turn'],
    /** A temporary change: MOD kind and value on a target, until UNTIL at `when`. */
    modifier: ['target', 'kind', 'value', 'until', 'when', 'source'],
    /** An entry of the resolution chain; `text` is NO_TEXT for a Contracted Page. */
    chain: ['id', 'seat', 'card', 'text', 'stopped'],
    /** A target named for pick `op` of the use `id`. */
    pick: ['id', 'op', 'target'],
    /** A Page with lasting texts that lies in the Arena or is attached there. */
    lasting: ['card'],
    /** A text that waits to resolve, and the Page that set it off. */
    trigger: ['text', 'card', 'seat', 'event'],
    /** A Page Contracted in the running turn, and by whom. */
    contracted: ['seat', 'card'],
    /** A declared fact by the number of its name: for the whole table with seat -1. */
    fact: ['name', 'seat', 'value'],
  },
});

/**
 * Areas of a Caster by number. Pages lie in areas of their owner (mz.owner.areas-by-owner); the shared Arena is all parts
 * `arena`, `terra`, `attached` and `traps` together, and `controller` says who commands a Page there.
 */
export const ZONE = {
  spellbook: 0,
  chapter: 1,
  limbo: 2,
  cemetery: 3,
  afterlife: 4,
  arena: 5,
  terra: 6,
  attached: 7,
  traps: 8,
  chain: 9,
  removed: 10,
} as const;

export const FACT = { name: 0, seat: 1, value: 2 } as const;
export const PICK = { id: 0, op: 1, target: 2 } as const;
export const CHAIN = { id: 0, seat: 1, card: 2, text: 3, stopped: 4 } as const;
export const TRIGGER = { text: 0, card: 1, seat: 2, event: 3 } as const;
export const POISON = { card: 0, seat: 1, turn: 2 } as const;
export const CONTRACTED = { seat: 0, card: 1 } as const;
export const MODIFIER = { target: 0, kind: 1, value: 2, until: 3, when: 4, source: 5 } as const;

/** No text: a Contracted Page on the chain. */
export const NO_TEXT = -1;
/** A declaration that holds for the whole table. */
export const TABLE = -1;
