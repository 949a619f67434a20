/** The statistics that a game defines for the lab. Each one counts events and has a readable title. */
import type { ParameterValue } from '@rulewright/content';

/** Moves of cards between places. A place is a zone id, or the part of zone ids before a dash (`column` for `column-1`…). */
export interface MoveSpec {
  /** If omitted: from any place. */
  readonly from?: readonly string[];
  /** If omitted: to any place. */
  readonly to?: readonly string[];
}

/** A statistic that counts something in each game. */
export interface CountSpec {
  readonly id: string;
  /** The title of the statistic, used as a column heading: `Battles`. */
  readonly title: string;
  /**
   * The unit that is counted: each occurrence of an event, each moved card, or each choice of an option of this kind. `end` is a number of the
   * standing of the result, for all seats together, for the starting player, or for the other players together. The title of a number of one
   * side continues `First player’s …`.
   */
  readonly of:
    | { readonly event: string }
    | { readonly moves: MoveSpec }
    | { readonly option: string }
    | { readonly end: string; readonly side?: 'starter' | 'others' };
}

/** One count divided by another: `losses per battle`. */
export interface RatioSpec {
  readonly id: string;
  readonly title: string;
  /** Ids of counts. Besides the counts of the game, `turns` and `decisions` are available. */
  readonly of: string;
  readonly per: string;
}

/** A rule change with a well-known effect. The lab must detect this effect. */
export interface KnownEffect {
  /** The change as the start of a sentence: `Shorter decks make shorter games.` */
  readonly claim: string;
  /** The check runs only in modes with these values. Empty: in every mode. */
  readonly where: Readonly<Record<string, ParameterValue>>;
  /** The values that change. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** Id of the metric that changes, and the direction of the change. */
  readonly metric: string;
  readonly effect: 'more' | 'less';
  /** Number of games per ruleset that suffices to detect the effect, when bots choose at random and keep their seats. */
  readonly games: number;
}

/** The statistics and known effects that a game declares for the lab. */
export interface GameStatistics {
  readonly counts: readonly CountSpec[];
  readonly ratios: readonly RatioSpec[];
  /** The event whose seat is the starting player. */
  readonly starter: string;
  /** The event that starts a turn. Its first field is the seat. */
  readonly turn: string;
  /** The event at which the lab records which seat is ahead. */
  readonly lead: string;
  /** The moves that count as drawing a card. `from` is the deck. */
  readonly drawn: MoveSpec & { readonly from: readonly string[] };
  /** The moves that count as playing a card. */
  readonly played: MoveSpec;
  /** The effects that the lab must detect. */
  readonly known?: readonly KnownEffect[];
}

/** Whether a zone is one of the named places. Without a list, every zone is. */
export const isPlace = (zone: string, places: readonly string[] | undefined): boolean =>
  places === undefined || places.some((place) => zone === place || zone.startsWith(`${place}-`));
