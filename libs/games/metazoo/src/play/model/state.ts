/** The state of a MetaZoo match besides the kernel's cards and zones. */
import { defineState } from '@rulewright/engine';

export const STATE = defineState({
  table: [
    'turn',
    'active',
    'starter',
    /** 1 during a turn, 0 during set-up. */
    'inTurn',
    /** 1 during the main part of a turn, when the active Caster may act freely. */
    'main',
    // The result.
    'winner',
    'cause',
    'endRule',
    /** Counter for the numbers of uses and chain entries, which identify their targets. */
    'serial',
    /** The Terra Slot (from 1) that the next Terra replaces when all slots are full. */
    'terraNext',
    /** 1 when some maximum LP may have changed. */
    'dirty',
    /** 1 when the latest payment succeeded. */
    'paid',
    /** 1 when the latest Fatiguing succeeded. A scared Page may have fled instead. */
    'fatigueDone',
    /** 1 while the chain resolves. */
    'resolving',
    /** 1 when the latest flipped Trap was paid for. */
    'flipPaid',
    /** Unused. Removing it would change the layout of stored states. */
    'predictor',
    // Aura that the running payment still needs, by type.
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
    // The running combat. `combat` is its step, 0 without a combat.
    'combat',
    /** Number of the combat, to distinguish it from earlier combats. */
    'combatNumber',
    'attacker',
    'attackSeat',
    'attackIndex',
    /** The attacked Page, or NO_CARD; and the seat of its controller, or the attacked seat. */
    'target',
    'targetSeat',
    /** 1 when the target of the attack is a Caster. */
    'atCaster',
    'primary',
    'primaryAttack',
    /** Damage of the resolving Attack that is not allocated yet. */
    'left',
  ],
  seat: [
    /** Damage on the Caster. The maximum LP is the mode's value plus gained LP. */
    'damage',
    'out',
    /** 1 when the Pages of a Caster who is out have been removed. */
    'cleared',
    'mulligans',
    'kept',
    /** Counts for this turn: Pages Contracted by type, Powers used, attacks declared, Traps placed. */
    'auraPages',
    'terras',
    'contracts',
    'powers',
    'attacks',
    'traps',
    /** Number of Terra Contracted in the whole game. */
    'terrasInGame',
    /** Number of turns that this Caster has started. */
    'turns',
    /** Counters of Burn on the Caster. */
    'burn',
    /** The number of Pages on top of the Caster's Spellbook that the Caster may look at now. */
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
    /** The seat that controls the Page (mz.owner.controller). */
    'controller',
    'fatigued',
    'damage',
    /** The Page that this one is under, or NO_CARD. */
    'host',
    /** The Terra Slot, from 1, or 0. */
    'slot',
    'enteredTurn',
    /** The turn in which a face-down Trap last moved, and the number of moves in that turn. */
    'movedTurn',
    'moves',
    /** The turn in which the uses in `usedBits` were counted, and the number of uses in the whole game. */
    'usedTurn',
    'usedBits',
    'usedGame',
    /** Texts whose conditions were true at the latest check, as bits. */
    'heldBits',
    /** 1 while the Page is burrowing; 1 while it defends in the running combat. */
    'burrowing',
    'defending',
    /** Damage that the resolving Attack deals to this Page. */
    'allocated',
    /** Maximum LP of a Token whose LP is not printed. */
    'tokenLp',
    // Status Effects: a counter, 0 or 1, or the turn of the infliction; and the combat of the infliction.
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
    /** A Poison Indicator on a Page, or with NO_CARD on the Caster of `seat`. `turn` is the turn in which it was placed. */
    poison: ['card', 'seat', 'turn'],
    /** A temporary change: kind (MOD) and value on a target. It ends according to `until` (UNTIL) and `when`. */
    modifier: ['target', 'kind', 'value', 'until', 'when', 'source'],
    /** An entry of the resolution chain; `text` is NO_TEXT for a Contracted Page. */
    chain: ['id', 'seat', 'card', 'text', 'stopped'],
    /** A target that the user named for pick `op` of use `id`. */
    pick: ['id', 'op', 'target'],
    /** A Page with lasting texts that is in the Arena or attached there. */
    lasting: ['card'],
    /** A text that waits to resolve. `event` is the Page that triggered it. */
    trigger: ['text', 'card', 'seat', 'event'],
    /** A Page Contracted this turn, and the seat that Contracted it. */
    contracted: ['seat', 'card'],
    /** A declared fact, by the number of its name. `seat` is -1 if it applies to the whole table. */
    fact: ['name', 'seat', 'value'],
  },
});

/**
 * Areas of a Caster by number. A Page is always in an area of its owner (mz.owner.areas-by-owner). The shared Arena
 * consists of the areas `arena`, `terra`, `attached` and `traps` of all Casters. There, `controller` is the seat that
 * controls a Page.
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

/** No text: the chain entry is a Contracted Page. */
export const NO_TEXT = -1;
/** Seat of a declaration that applies to the whole table. */
export const TABLE = -1;
