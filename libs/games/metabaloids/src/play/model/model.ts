/** The types of a Metabaloids match: the program that it is made from, with everything that is compiled, and the match itself. */
import type { Control, Match, Program, Step } from '@rulewright/engine';
import type { CardData } from '../../cards/schema.ts';
import type { Params } from './params.ts';
import type { State } from './state.ts';

/** What play takes from a card document. */
export interface PlayCard {
  readonly slug: string;
  readonly name: string;
  readonly cost: number;
  /** Lower-case class, order, kind and descriptors that selectors can name. */
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
  /** By definition: printed numbers, what a card pays (pay.pointValue), whether it is an event. */
  readonly cost: Int16Array;
  readonly attack: Int16Array;
  readonly defense: Int16Array;
  readonly points: Int16Array;
  readonly isEvent: Uint8Array;
  /** By definition: 0 stays in the deck, 1 removed by name, 2 removed by what its abilities mention. */
  readonly removed: Uint8Array;
  /** By place and definition: timings of the activated abilities that work from there, as bits. */
  readonly timingsAt: readonly Int32Array[];
  /** The same of all cards and places together. */
  readonly allTimings: number;
  readonly allTriggers: number;
  /** Places besides the columns from which some ability works. */
  readonly abilityPlaces: readonly number[];
  readonly abilities: readonly CompiledAbility[];
  readonly abilitiesOf: readonly (readonly CompiledAbility[])[];
  readonly triggersOf: readonly (readonly CompiledAbility[])[];
  readonly ruleTriggers: readonly CompiledAbility[];
  readonly staticsOf: readonly (readonly CompiledStatic[])[];
  /** The numbers of cards that static abilities change, as bits (STAT). */
  readonly staticStats: number;
  /** Payment places as bits. */
  readonly payZones: number;
  readonly moveZones: number;
  readonly restockZones: number;
  readonly skipZones: number;
}

/** Writes the cards selected for an ability of `seat` on `source` into `out`; returns how many. */
export type Select = (m: M, seat: number, source: number, out: number[]) => number;
export type CompiledAmount = number | { readonly per: Select; readonly times: number; readonly max: number };

/** A choice made when an ability is announced: cards, or a player. */
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
  /** First of the plan slots that belong to this effect, and how many. */
  readonly slot: number;
  readonly slots: number;
  /** Whether the effect could be carried out now, with `spent` hand cards gone for the price (mb.ability.pay-and-perform). */
  possible(m: M, seat: number, source: number, spent: number): boolean;
  run(m: M, f: Resolving): Control;
}

export interface CompiledAbility {
  readonly index: number;
  /** `ant-swarm/march`, or the id of a mode rule. */
  readonly name: string;
  /** The same as sentences name it: by its printed name, with the card. */
  readonly title: string;
  readonly kind: 'activated' | 'triggered';
  readonly timing: number;
  readonly trigger: number;
  /** Its place among the abilities of its card. */
  readonly bit: number;
  /** Places from which it works, as bits of zone numbers; the play area is the column bit. */
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
