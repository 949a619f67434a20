/** The types of a Metabaloids match and of its compiled program. */
import type { Control, Match, Program, Step } from '@rulewright/engine';
import type { CardData } from '../../cards/schema.ts';
import type { Params } from './params.ts';
import type { State } from './state.ts';

/** The data of a card document that play uses. */
export interface PlayCard {
  readonly slug: string;
  readonly name: string;
  readonly cost: number;
  /** Class, order, kind and descriptors in lower case, for selectors. */
  readonly types: readonly string[];
  readonly numbers: Readonly<Record<'cost' | 'attack' | 'defense', number>>;
  readonly data: CardData;
}

export interface MetabaloidsProgram extends Program {
  readonly p: Params;
  readonly columns: number;
  readonly setup: readonly Step<M>[];
  readonly turn: readonly Step<M>[];
  readonly turnRule: number;
  /** By definition: printed numbers, value as payment (pay.pointValue), whether the card is an event. */
  readonly cost: Int16Array;
  readonly attack: Int16Array;
  readonly defense: Int16Array;
  readonly points: Int16Array;
  readonly isEvent: Uint8Array;
  /** By definition: 0 = stays in the deck, 1 = removed by name, 2 = removed because of the mentions in its abilities. */
  readonly removed: Uint8Array;
  /** By place and definition: the timings of the activated abilities that work from that place, as bits. */
  readonly timingsAt: readonly Int32Array[];
  /** The timings of all cards in all places, as bits. */
  readonly allTimings: number;
  readonly allTriggers: number;
  /** The places, besides the columns, from which some ability works. */
  readonly abilityPlaces: readonly number[];
  readonly abilities: readonly CompiledAbility[];
  readonly abilitiesOf: readonly (readonly CompiledAbility[])[];
  readonly triggersOf: readonly (readonly CompiledAbility[])[];
  readonly ruleTriggers: readonly CompiledAbility[];
  readonly staticsOf: readonly (readonly CompiledStatic[])[];
  /** The stats (STAT) that static abilities change, as bits. */
  readonly staticStats: number;
  /** The places from which players pay damage, and those from which they pay for moves, as bits. */
  readonly payZones: number;
  readonly moveZones: number;
  readonly restockZones: number;
  readonly skipZones: number;
}

/** Writes the cards selected for an ability of `seat` on card `source` into `out`. Returns how many. */
export type Select = (m: M, seat: number, source: number, out: number[]) => number;
export type CompiledAmount = number | { readonly per: Select; readonly times: number; readonly max: number };

/** A choice that the player makes when an ability is announced: cards, or a player. */
export interface Plan {
  readonly kind: 'card' | 'seat';
  readonly select: Select | null;
  readonly optional: boolean;
}

/** The locals that a resolving effect reads and writes. */
export interface Resolving {
  seat: number;
  card: number;
  ability: number;
  t0: number;
  t1: number;
  at: number;
  marks: number;
}

export interface CompiledEffect {
  /** The first target slot that belongs to this effect, and the number of slots. */
  readonly slot: number;
  readonly slots: number;
  /** Whether the effect can be carried out now if `spent` hand cards pay the price (mb.ability.pay-and-perform). */
  possible(m: M, seat: number, source: number, spent: number): boolean;
  run(m: M, f: Resolving): Control;
}

export interface CompiledAbility {
  readonly index: number;
  /** The id: `ant-swarm/march`, or the id of a mode rule. */
  readonly name: string;
  /** The name of the ability in sentences: its printed name and its card. */
  readonly title: string;
  readonly kind: 'activated' | 'triggered';
  readonly timing: number;
  readonly trigger: number;
  /** The index of the ability on its card. */
  readonly bit: number;
  /** The places where the ability works, as bits of zone numbers. The column bit means the whole play area. */
  readonly places: number;
  readonly fightingColumnOnly: boolean;
  readonly cost: number;
  readonly conditions: (m: M, seat: number, source: number) => boolean;
  readonly plans: readonly Plan[];
  readonly effects: readonly CompiledEffect[];
}

export interface CompiledStatic {
  readonly stat: number;
  readonly by: CompiledAmount;
  applies(m: M, seat: number, source: number, card: number): boolean;
}

export type M = Match<State, MetabaloidsProgram>;
