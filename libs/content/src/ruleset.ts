/**
 * The resolved ruleset: mode + variants + overrides, plain, validated, frozen and hashed. The rulebook, the deck check and the engine take
 * all their values from it.
 */
import type { PlayProgram } from './play/typed.ts';
import type { ModeRule, ParameterValue } from './schemas.ts';
import type { StepDeclaration } from './vocabulary.ts';

/** The parts of a ruleset id such as `game/mode+variant?draw.handSize=6`. */
export interface RulesetRef {
  readonly game: string;
  readonly mode: string;
  readonly variants: readonly string[];
  readonly overrides: Readonly<Record<string, ParameterValue>>;
}

/** The origin of a resolved value. */
export interface ValueOrigin {
  readonly kind: 'default' | 'mode' | 'variant' | 'override';
  /** The id of the mode or variant. For a default, the game's id; for an override, empty. */
  readonly id: string;
  /** The file that contains the value, if there is one. */
  readonly path?: string;
}

export interface Ruleset {
  /** Canonical text form of the reference, variants sorted, overrides sorted. */
  readonly id: string;
  readonly ref: RulesetRef;
  readonly game: string;
  readonly mode: string;
  /** For example "Fast" or "Fast + Short Game". */
  readonly name: string;
  /** Every declared parameter, in the order of declaration. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  readonly origins: Readonly<Record<string, ValueOrigin>>;
  readonly setup: readonly string[];
  readonly turn: readonly string[];
  /** The declarations of the steps in both lists. */
  readonly steps: readonly StepDeclaration[];
  /** Trigger rules of the mode and its variants. */
  readonly rules: readonly ModeRule[];
  /** The id of the deck law that lists are checked against; null for a game without one. */
  readonly deckLaw: string | null;
  /** The id of the legality document; null for a mode without one. */
  readonly legality: string | null;
  /** The checked play documents of the game; null for a game without them. A thread that has the ruleset can make the engine. */
  readonly play: PlayProgram | null;
  /**
   * Hex SHA-256 of game, parameters, steps, rules and play documents in canonical JSON. It does not include names, texts, deck law and
   * legality.
   */
  readonly hash: string;
}
