/** Types that the parts of the adoption page share. */
import type { AdoptionQuery } from '@rulewright/api-client';

export type SeenAdoption = AdoptionQuery['adoption'];
export type SourceColumn = SeenAdoption['columns'][number];
export type GameField = NonNullable<SeenAdoption['fields']>[number];

export interface StoredSource {
  readonly game: string;
  readonly source: string;
}

/** The source that a person chose. */
export interface ChosenSource extends StoredSource {
  /** Counts the files that were chosen. */
  readonly at: number;
}

export interface PossibleSources {
  /** The games that consist of data. */
  readonly games: readonly string[];
  /** The only game of the change set; null for any game. */
  readonly onlyGame: string | null;
  readonly stored: readonly StoredSource[];
  /** The stored source that is adopted again. */
  readonly again: StoredSource | null;
}

/** The choices beside the mapping. */
export interface Choices {
  readonly join: boolean;
  readonly prune: boolean;
  readonly leaveOut: boolean;
}

/** By card and field, separated by a space. */
export type Decisions = ReadonlyMap<string, 'source' | 'here'>;
