/** What a game lets the lab count: things that happen, found by the events that report them, in words for people. */
import type { ParameterValue } from '@rulewright/content';

/** Cards that move between places. A place is a zone's id, or what its id begins with before a dash (`column`: `column-1`…). */
export interface MoveSpec {
  /** Left out: from anywhere. */
  readonly from?: readonly string[];
  /** Left out: to anywhere. */
  readonly to?: readonly string[];
}

/** Something that is counted in each game. */
export interface CountSpec {
  readonly id: string;
  /** What is counted, as the head of a column: `Battles`. */
  readonly title: string;
  /** The event that counts once; or the moves of cards that count once each. */
  readonly of: { readonly event: string } | { readonly moves: MoveSpec };
}

/** One count for each of another: `losses per battle`. */
export interface RatioSpec {
  readonly id: string;
  readonly title: string;
  /** Ids of counts; besides those of the game there are `turns` and `decisions`. */
  readonly of: string;
  readonly per: string;
}

/** A change of the rules whose effect nobody doubts: the lab is held against it. */
export interface KnownEffect {
  /** The change in words, as the beginning of a sentence: `Shorter decks make shorter games.` */
  readonly claim: string;
  /** Values that a mode has in which it is looked for; none: every mode. */
  readonly where: Readonly<Record<string, ParameterValue>>;
  /** The values that change. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** Id of the number that it moves, and which way. */
  readonly metric: string;
  readonly effect: 'more' | 'less';
  /** Games of each ruleset that are enough to see it, between bots that choose by chance and keep their seats. */
  readonly games: number;
}

/** What a game declares for the lab. */
export interface GameStatistics {
  readonly counts: readonly CountSpec[];
  readonly ratios: readonly RatioSpec[];
  /** The event whose seat is the starting player. */
  readonly starter: string;
  /** The event with which a turn begins; its first field is the seat. */
  readonly turn: string;
  /** The event at which the lab looks who is ahead. */
  readonly lead: string;
  /** When a player has drawn a card: `from` is the deck. */
  readonly drawn: MoveSpec & { readonly from: readonly string[] };
  /** When a card is played. */
  readonly played: MoveSpec;
  /** What the lab must see. */
  readonly known?: readonly KnownEffect[];
}

/** Whether a zone is one of the places that are named. No list names all of them. */
export const isPlace = (zone: string, places: readonly string[] | undefined): boolean =>
  places === undefined || places.some((place) => zone === place || zone.startsWith(`${place}-`));
