/**
 * The contract for the tables at which people play: zone layout, texts for options, questions and running steps, the
 * sums to show, and the reasons why an action is not possible. A site can draw any game from this data alone.
 */
import type { EventRecord } from '../state/events.ts';

/**
 * How a zone is drawn: a stack with sums at the top, a row, a hand, a pile, or `aside`, which hides the zone while it
 * is empty.
 */
export type ZoneLayout = 'column' | 'row' | 'hand' | 'pile' | 'aside';

/**
 * The place of a zone on a seat's part of the board: in front of the player, behind that, at the side, with the piles,
 * in the hand, or in the strip between the players. A zone of the table is in the middle, between the players.
 */
export type BoardPlace = 'front' | 'back' | 'side' | 'piles' | 'hand' | 'strip' | 'middle';

/** A separate row for some cards of a zone. */
export interface BoardLane {
  readonly id: string;
  readonly name: string;
  readonly place: BoardPlace;
}

/**
 * An animation that a board shows for an event in addition to the moves of cards: a banner for a new turn, a push of the first card towards
 * the second, a shuffled pile, a card that counts in a battle, the total of a seat, a hit on a card or a seat, an action that resolves, a
 * player who is out, or the end. The last number of a `count`, a `total` and a `hit` is its amount.
 */
export type Motion = 'turn' | 'strike' | 'shuffle' | 'count' | 'total' | 'hit' | 'resolve' | 'out' | 'end';

/**
 * The shape of a board as data, so that a site can draw the board without knowing the game. A fact is a named value
 * that a view gives about a card.
 */
export interface BoardHints<M extends object = object> {
  /** By zone id, or by the part of zone ids before a dash. The layout determines the place of a zone that is not listed. */
  readonly places?: Readonly<Record<string, BoardPlace>>;
  /** By zone id: the rows into which `laneOf` sorts the cards. */
  readonly lanes?: Readonly<Record<string, readonly BoardLane[]>>;
  /** The id of a card's row. Called only for cards that the viewer may know. */
  laneOf?(match: M, card: number): string;
  /** The fact that marks a card to be drawn sideways, such as a used card. */
  readonly turned?: string;
  /** The fact that contains the id of the card that this card is placed under. */
  readonly under?: string;
  /** The motion of events, by event id. Other events have no motion. */
  readonly motions?: Readonly<Record<string, Motion>>;
}

/**
 * Texts can contain placeholders such as `{card}`, filled from the option's arguments or from the running step's local
 * of that name.
 */
export interface StepWords {
  /** The question that the step asks the seat. */
  readonly asks?: string;
  /** The text of the step in the chain of running steps. Without it, the chain omits the step. */
  readonly runs?: string;
  /** The rule that best explains the question. */
  readonly rule?: string;
  /** By option kind: the text of an option in this step, if it differs from the general text of the kind. */
  readonly options?: Readonly<Record<string, string>>;
}

/** One part of a sum, from a card or from another source. */
export interface SumPart {
  /** The card, or null for a part that has only a `label`. */
  readonly card: number | null;
  readonly label: string;
  readonly value: number;
}

/** One side of the comparison that an option would cause, from public information only. */
export interface ForecastSide {
  readonly seat: number;
  readonly label: string;
  readonly parts: readonly SumPart[];
  readonly total: number;
}

/** The comparison that an option would cause, without the random parts. */
export interface Forecast {
  readonly sides: readonly ForecastSide[];
  /** The parts that are added later and are not known yet. */
  readonly open: string;
  readonly rule: string;
}

/** A public number or mark of the table, a seat or a card, or the number of cards in a zone, before and after an option. */
export interface ForeseenChange {
  readonly seat: number | null;
  readonly card: number | null;
  readonly name: string;
  readonly before: number | boolean;
  readonly after: number | boolean;
}

/** What is known to follow from an option up to the next decision, from what the asked seat knows. */
export interface Foreseen {
  readonly changes: readonly ForeseenChange[];
  /**
   * What comes then: a decision, a question for a seat that may not be asked, a random number, something that depends on what the seat does not
   * know, or the end of the match.
   */
  readonly then: 'choice' | 'question' | 'chance' | 'hidden' | 'over';
}

/** Why an action is not possible, and the rule that forbids it. */
export interface Reason {
  readonly sentence: string;
  readonly rule: string;
}

/** A question that will follow, regardless of the answers before it. */
export interface ForeseenQuestion {
  readonly question: string;
  readonly options: readonly string[];
}

/** A question that is answered with a set of cards. The cards are asked for one after another, in order, and a pass ends the set. */
export interface SetQuestion {
  /** The kind of the options that add a card. */
  readonly kind: string;
  /** The cards that can belong to the set, in the order in which they are asked for, and what each gives to the parts of `needs`. */
  readonly members: readonly { readonly card: number; readonly gives: readonly number[] }[];
  /** The cards that belong to the set by earlier decisions. */
  readonly chosen: readonly number[];
  readonly least: number;
  /** The most members, or null if their number has no limit. */
  readonly most: number | null;
  /** What the members must give together, part by part. */
  readonly needs: readonly { readonly label: string; readonly amount: number }[];
  /** The text of the button that ends the set. */
  readonly done: string;
  /** Whether a part of the set can be chosen, because the question is asked again for what is missing. */
  readonly inParts?: boolean;
  /** Options without a card that give something too, such as the top of a pile. Each can be taken up to `most` times. */
  readonly others?: readonly { readonly kind: string; readonly gives: readonly number[]; readonly most: number }[];
}

/** A target of a pending action: a card or a seat. */
export type PendingTarget = { readonly card: number } | { readonly seat: number };

/** An action that is resolving, or that waits while players may respond to it. */
export interface PendingAction {
  /** Unique among the actions that are pending at the same time. Does not change until the action has resolved. */
  readonly id: string;
  /** The seat that acts. */
  readonly seat: number;
  readonly card: number;
  /** The number of the ability or attack that the text can name, or -1. */
  readonly ability: number;
  /** The text of the action, with the placeholders `{seat}`, `{card}` and `{ability}`. */
  readonly text: string;
  readonly targets: readonly PendingTarget[];
  /** A stopped action has no effect when it resolves. */
  readonly state: 'waiting' | 'resolving' | 'stopped';
  readonly rule: string;
}

export interface Tabletop<M extends object = object> {
  /** By zone id, or by the part of zone ids before a dash (`column` for `column-1`…). */
  readonly zones: Readonly<Record<string, ZoneLayout>>;
  /** The place of each zone on the board. Without it, the layouts determine the places. */
  readonly board?: BoardHints<M>;
  /** The public numbers of cards that the head of a column adds up. */
  readonly sums: readonly string[];
  /** By zone id: the public numbers that the head of a zone of a seat shows, whatever its layout. */
  totals?(
    match: M,
    seat: number,
  ): Readonly<Record<string, readonly { readonly name: string; readonly value: number }[]>>;
  /** Titles for the public numbers and marks of the table and of cards. Numbers and marks without a title are not shown. */
  readonly words: Readonly<Record<string, string>>;
  /** Public numbers that stand for words: their labels by number, or `seat` for the name of a player. They are not shown below 0. */
  readonly labels?: Readonly<Record<string, readonly string[] | 'seat'>>;
  /** Numbers (by name) and piles (by zone id) that are hidden while they are 0. */
  readonly unlessZero?: readonly string[];
  /** Option kinds whose next question asks the same seat for the target. A site can then fetch that question ahead. */
  readonly leads?: readonly string[];
  /**
   * `step` is the step that runs a turn. `started` is its local that counts the started steps of the ruleset's turn list, so a site can show
   * the current step. The local `seat` of the step contains the active seat.
   */
  readonly turn?: { readonly step: string; readonly started: string };
  /** By option kind. */
  readonly options: Readonly<Record<string, string>>;
  /**
   * Option kinds, the first that is offered, for a seat whose person has left. Without them, a bot decides for the seat. A game with them has no
   * bots, because nothing says what a good option is.
   */
  readonly absent?: readonly string[];
  /** By option kind: the zone of the deciding seat on which an option without a card acts. */
  readonly acts: Readonly<Record<string, string>>;
  /** By step name. */
  readonly steps: Readonly<Record<string, StepWords>>;
  /** By cause of an ending, for results and for events that have a field `cause`. */
  readonly endings: Readonly<Record<string, string>>;
  /** The text of the pending question, if it differs from the text of its step. Null: use the step's text. */
  question?(match: M): string | null;
  /** The card that the pending question is about, or -1. Without it, the local `card` of the step that asks. */
  questionCard?(match: M): number;
  /** The rule of the pending question, if it differs from the rule of its step. Null: use the step's rule. */
  questionRule?(match: M): string | null;
  /**
   * The text of a packed option of the pending decision, if it differs from the text of its kind. Null: use the kind's
   * text.
   */
  optionText?(match: M, option: number): string | null;
  /**
   * A sentence about an event for people, with placeholders such as `{seat}`. Replaces the sentence of its kind, which
   * may contain bare numbers.
   */
  sentence?(match: M, record: EventRecord): string | null;
  /**
   * The pending question and the questions that are certain to follow for the same seat. A form can ask them all at
   * once.
   */
  foreseen?(match: M): readonly ForeseenQuestion[];
  /** What a packed option of the pending decision costs. Null for options without a price. */
  price?(match: M, option: number): { readonly amount: number; readonly unit: string } | null;
  /** The set that the pending question asks for. Null for other questions. */
  choosing?(match: M): SetQuestion | null;
  /** What a packed option of the pending decision risks, such as a penalty, in a short sentence. Null for options without a risk. */
  risk?(match: M, option: number): string | null;
  /** The sums that a packed option of the pending decision would compare. Null for options that compare nothing. */
  forecast?(match: M, option: number): Forecast | null;
  /** What is known to follow from each option of the pending decision. Null for options from which nothing is known to follow. */
  foresee?(match: M): readonly (Foreseen | null)[];
  /** The pending actions, in the order in which they resolve. Without it, tables show no stack of actions. */
  pending?(match: M): readonly PendingAction[];
  /** Why `seat` cannot act now with a card that it can see. The answer uses only information that the seat may know. */
  whyNot?(match: M, seat: number, card: number): readonly Reason[];
}
