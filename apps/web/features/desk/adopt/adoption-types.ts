/** Shared types of the adoption page. */
import type { AdoptionQuery } from '@rulewright/api-client';

export type SeenAdoption = AdoptionQuery['adoption'];
export type SourceColumn = SeenAdoption['columns'][number];
export type GameField = NonNullable<SeenAdoption['fields']>[number];

export interface StoredSource {
  readonly game: string;
  readonly source: string;
}

export interface ChosenSource extends StoredSource {
  /** The name of a new game; null for an existing game. */
  readonly gameName: string | null;
  /** A counter of choices. A new value resets the mapping form. */
  readonly at: number;
}

export interface PossibleSources {
  /** The games that have a `fields.yaml`. */
  readonly games: readonly string[];
  /** The game of the change set. Null if the change set allows any game. */
  readonly onlyGame: string | null;
  readonly stored: readonly StoredSource[];
  /** The stored source to adopt again. Null for a new source. */
  readonly again: StoredSource | null;
}

/** The options of an adoption, in addition to its mapping. */
export interface Choices {
  readonly join: boolean;
  readonly prune: boolean;
  readonly leaveOut: boolean;
}

/** Decisions about conflicts. The key is the card and the field, separated by a space. */
export type AdoptionDecisions = ReadonlyMap<string, 'source' | 'here'>;
