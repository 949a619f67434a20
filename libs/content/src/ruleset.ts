/**
 * The resolved ruleset: mode + variants + overrides, plain, validated, frozen and hashed. The rulebook, the deck
 * check and the engine all take their values from here and from nowhere else.
 */
import type { ModeRule, ParameterValue } from './schemas.ts';

/** The parts of a ruleset id such as `metabaloids/fast+short-game?draw.handSize=6`. */
export interface RulesetRef {
  readonly game: string;
  readonly mode: string;
  readonly variants: readonly string[];
  readonly overrides: Readonly<Record<string, ParameterValue>>;
}

/** Where a resolved value comes from. */
export interface ValueOrigin {
  readonly kind: 'default' | 'mode' | 'variant' | 'override';
  /** Mode or variant id; the plugin's game id for a default; empty for an override. */
  readonly id: string;
  /** The file that holds it, where a file does. */
  readonly path?: string;
}

export interface Ruleset {
  /** Canonical text form of the reference, variants sorted, overrides sorted. */
  readonly id: string;
  readonly ref: RulesetRef;
  readonly game: string;
  readonly mode: string;
  /** "Fast", "Fast + Short Game". */
  readonly name: string;
  /** Every declared parameter, in the order of declaration. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  readonly origins: Readonly<Record<string, ValueOrigin>>;
  readonly setup: readonly string[];
  readonly turn: readonly string[];
  /** Trigger rules of the mode and its variants. */
  readonly rules: readonly ModeRule[];
  /** The id of the deck law that judges lists; null for a game without one. */
  readonly deckLaw: string | null;
  /** Hex SHA-256 over game, parameters, steps and rules in canonical JSON (not over names, texts or deck law). */
  readonly hash: string;
}
