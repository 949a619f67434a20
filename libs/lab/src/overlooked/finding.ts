/** What a person may have overlooked in the rules and cards of a game. */

export const OVERLOOKED = [
  'endless',
  'no-way-out',
  'option-never',
  'ability-never',
  'better-card',
  'rule-never',
  'two-answers',
  'unusable-text',
] as const;
export type OverlookedKind = (typeof OVERLOOKED)[number];

/** A position of a game: how the game starts, and the decisions up to it. */
export interface GamePosition {
  readonly ruleset: string;
  readonly seed: number;
  readonly decks: readonly (readonly { readonly card: string; readonly copies: number }[])[];
  readonly decisions: readonly number[];
}

export interface Overlooked {
  readonly kind: OverlookedKind;
  readonly sentence: string;
  /** What the finding is about: a card or a rule by its id, or the place in a play document. */
  readonly card?: string;
  readonly rule?: string;
  readonly path?: string;
  readonly line?: number;
  readonly position?: GamePosition;
  /** The sentence of the finding that this one follows from: both things occurred in exactly the same games of the release. */
  readonly follows?: string;
  /** The option that the seat of the position does not have, in the words of examples. */
  readonly option?: string;
}

/** Several findings about one thing are one finding: the first of its kind stays. */
export const withoutRepeats = (all: readonly Overlooked[]): Overlooked[] => {
  const known = new Set<string>();
  return all.filter(({ kind, sentence, card, rule, path, line }) => {
    const key = JSON.stringify([kind, card ?? rule ?? (path === undefined ? sentence : `${path}:${line}`)]);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
};
