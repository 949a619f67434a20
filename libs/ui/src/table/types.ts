/** The data of a board for any game: zones with their layout, cards with numbers and marks, and the options for cards and zones. */

export interface TableNumber {
  readonly name: string;
  readonly value: number;
}

export interface TableCardData {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly numbers: readonly TableNumber[];
  readonly marks: readonly string[];
  readonly owner?: number;
  /** The id of the card's row within its zone. */
  readonly lane?: string | null;
  /** The id of the card on top of this one. */
  readonly under?: number | null;
  readonly turned?: boolean;
}

/** A separate row for some cards of a zone. */
export interface TableLaneData {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

export interface TableZoneData {
  readonly id: string;
  readonly name: string;
  /** `column`, `row`, `hand`, `pile`, `aside`. */
  readonly layout: string;
  /** The part of the board: `front`, `back`, `side`, `piles`, `hand`, `strip`, or `middle` for a zone of the table. */
  readonly place: string;
  readonly lanes?: readonly TableLaneData[];
  readonly count: number;
  readonly cards: readonly TableCardData[];
  readonly sums: readonly TableNumber[];
}

export interface TableSeatData {
  readonly seat: number;
  readonly numbers: readonly TableNumber[];
  readonly marks: readonly string[];
  readonly zones: readonly TableZoneData[];
}

export interface ForecastData {
  readonly open: string;
  readonly rule: string;
  readonly sides: readonly {
    readonly seat: number;
    readonly label: string;
    readonly total: number;
    readonly parts: readonly { readonly card?: number | null; readonly label: string; readonly value: number }[];
  }[];
}

export interface OptionData {
  readonly option: number;
  readonly kind: string;
  readonly text: string;
  readonly card?: number | null;
  readonly zone?: { readonly seat: number; readonly zone: string } | null;
  readonly forecast?: ForecastData | null;
  /** What is known to follow, in words. */
  readonly follows?: string | null;
}

export interface LogLineData {
  readonly number: number;
  readonly decision: number;
  readonly sentence: string;
  readonly rule: string;
  /** How the board shows the event in addition to the moves of cards, such as `turn` or `strike`. */
  readonly motion?: string | null;
  readonly seat?: number | null;
  readonly cards?: readonly number[];
  /** The number of the motion, such as a total or damage. */
  readonly amount?: number | null;
}

export const placeKey = (seat: number, zone: string): string => `${seat}/${zone}`;

/** The words of the board itself, in the language of the page. */
export interface BoardWords {
  readonly others: string;
  readonly cards: string;
  readonly piles: string;
  /** The zones of the table, between the players. */
  readonly middle: string;
  /** No card is in play. */
  readonly empty: string;
  /** After the name of the reader. */
  readonly you: string;
  /** Next to the name of the player who decides: the reader, or another player. */
  readonly yourDecision: string;
  readonly decides: string;
  /** After the name of a player who is not connected to the match. */
  readonly away: string;
  /** After the name of a card with which something can be done, for screen readers. */
  readonly canAct: string;
  /** The number of cards under the top card of a pile; `where` continues it for screen readers. */
  more(count: number): string;
  moreWhere(pile: string): string;
  /** The label of the cards under a card. */
  under(card: string): string;
}

/** The actions that the viewer may take on the board. Omitted when the viewer can only watch. */
export interface BoardActions {
  /** Ids of the cards with an option now. */
  readonly cards: ReadonlySet<number>;
  /** Zones with an option now, by `placeKey`. */
  readonly zones: ReadonlySet<string>;
  /** Zones to which any card can go now, by `placeKey`. The board shows them even if they are empty. */
  readonly places: ReadonlySet<string>;
  readonly selected: ReadonlySet<number>;
  /** The card of the option under the pointer or focus. */
  readonly hinted: number | null;
  onCard(card: TableCardData): void;
  onZone(seat: number, zone: string): void;
}
