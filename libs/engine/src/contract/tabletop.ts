/**
 * What a game tells tables at which people sit: how its zones lie, how an option, a question and a running step read in
 * words, which sums count, and why something cannot be done. Sites draw any game from it and know none.
 */
import type { EventRecord } from '../state/events.ts';

/** How a zone lies: a stack with sums at its head, a row, a hand, a pile, or aside while it is empty. */
export type ZoneLayout = 'column' | 'row' | 'hand' | 'pile' | 'aside';

/**
 * Where a zone is on a seat's part of the board: in front of the player, behind that, at the side, with the piles, in the hand, or
 * in the strip between the players.
 */
export type BoardPlace = 'front' | 'back' | 'side' | 'piles' | 'hand' | 'strip';

/** A row of its own for some cards of a zone. */
export interface BoardLane {
  readonly id: string;
  readonly name: string;
  readonly place: BoardPlace;
}

/** The shape of a board, as data: a site draws it without knowing the game. Facts are the names that a view gives to what is true of a card. */
export interface BoardHints<M extends object = object> {
  /** By a zone's id, or by what ids begin with before a dash. Zones without a place get one by their layout. */
  readonly places?: Readonly<Record<string, BoardPlace>>;
  /** By a zone's id: the rows into which its cards are sorted by `laneOf`. */
  readonly lanes?: Readonly<Record<string, readonly BoardLane[]>>;
  /** The id of a card's row; only asked about cards that the viewer may know. */
  laneOf?(match: M, card: number): string;
  /** The fact that is true of a card that is turned, such as one that has been used. */
  readonly turned?: string;
  /** The fact that holds the id of the card under which a card is. */
  readonly under?: string;
}

/** Texts may hold places such as `{card}`, filled from the option's arguments or the running step's locals of that name. */
export interface StepWords {
  /** What a seat is asked in this step. */
  readonly asks?: string;
  /** How the step reads in the chain of what is going on; without it the chain leaves it out. */
  readonly runs?: string;
  /** The rule that says most about the question. */
  readonly rule?: string;
  /** By option kind: what an option means here, where that is more than its words for everywhere. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A number that a card, or something other than a card, adds to a sum. */
export interface SumPart {
  /** The card, or null for a part with a `label` alone. */
  readonly card: number | null;
  readonly label: string;
  readonly value: number;
}

/** One side of the sums that an option would compare, from public information only. */
export interface ForecastSide {
  readonly seat: number;
  readonly label: string;
  readonly parts: readonly SumPart[];
  readonly total: number;
}

/** What an option would lead to before chance adds its part. */
export interface Forecast {
  readonly sides: readonly ForecastSide[];
  /** What is added later and cannot be known yet. */
  readonly open: string;
  readonly rule: string;
}

/** Why something cannot be done, with the rule that says so. */
export interface Reason {
  readonly sentence: string;
  readonly rule: string;
}

/** A question that is sure to come, whatever is answered before it. */
export interface ForeseenQuestion {
  readonly question: string;
  readonly options: readonly string[];
}

export interface Tabletop<M extends object = object> {
  /** By a zone's id, or by what ids begin with before a dash (`column`: `column-1`…). */
  readonly zones: Readonly<Record<string, ZoneLayout>>;
  /** Where zones are on the board; without it the layouts decide. */
  readonly board?: BoardHints<M>;
  /** Public numbers of cards that are added up at the head of a column. */
  readonly sums: readonly string[];
  /** Titles for the public numbers and marks of the table and of cards. Those without a title are not shown. */
  readonly words: Readonly<Record<string, string>>;
  /** Numbers with words, and piles by zone id, that say nothing while they are 0, and are left out then. */
  readonly unlessZero?: readonly string[];
  /** Kinds of options after which the same seat names what they act on: a site may look ahead to that question. */
  readonly leads?: readonly string[];
  /** By option kind. */
  readonly options: Readonly<Record<string, string>>;
  /** By option kind: the zone of the seat asked on which an option without a card acts. */
  readonly acts: Readonly<Record<string, string>>;
  /** By step name. */
  readonly steps: Readonly<Record<string, StepWords>>;
  /** By cause of an ending, for results and for events with a field `cause`. */
  readonly endings: Readonly<Record<string, string>>;
  /** The pending question, where the words of its step do not say it; null leaves it to them. */
  question?(match: M): string | null;
  /** A packed option of the pending decision, where the words of its kind do not say it; null leaves it to them. */
  optionText?(match: M, option: number): string | null;
  /** An event in words of people, with places such as `{seat}`, where the sentence of its kind is one of numbers. */
  sentence?(match: M, record: EventRecord): string | null;
  /** The pending question and those sure to be asked of the same seat after it, so that a form can ask them at once. */
  foreseen?(match: M): readonly ForeseenQuestion[];
  /** The sums that the option (packed, of the pending decision) would set against each other; null for others. */
  forecast?(match: M, option: number): Forecast | null;
  /** Why `seat` cannot act with a card that it can see, now. Only what the seat may know goes into the answer. */
  whyNot?(match: M, seat: number, card: number): readonly Reason[];
}
