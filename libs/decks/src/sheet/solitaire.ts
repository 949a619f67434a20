/** Solitaire without rules: a draw pile, a hand, a table and a discard pile. Each function returns a new state. */

export interface DealtCard {
  /** Unique, also among copies of a card. */
  readonly key: number;
  readonly card: string;
}

const PILES = ['pile', 'hand', 'table', 'discard'] as const;
export type Pile = (typeof PILES)[number];

export interface Solitaire extends Readonly<Record<Pile, readonly DealtCard[]>> {
  readonly turn: number;
  readonly mulligans: number;
}

/** Returns random numbers from 0 up to but not including 1. */
export type Chance = () => number;

function shuffled<Card>(cards: readonly Card[], chance: Chance): Card[] {
  const pile = [...cards];
  for (let at = pile.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [pile[at], pile[other]] = [pile[other]!, pile[at]!];
  }
  return pile;
}

/** Draws up to `count` cards from the top of the pile. */
export const drawCards = (state: Solitaire, count = 1): Solitaire => ({
  ...state,
  pile: state.pile.slice(count),
  hand: [...state.hand, ...state.pile.slice(0, count)],
});

/** Shuffles a deck and draws a hand. */
export function dealSolitaire(
  entries: readonly { readonly card: string; readonly copies: number }[],
  hand: number,
  chance: Chance,
): Solitaire {
  const cards = entries.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
  const pile = shuffled(
    cards.map((card, key) => ({ card, key })),
    chance,
  );
  return drawCards({ pile, hand: [], table: [], discard: [], turn: 1, mulligans: 0 }, hand);
}

/** How a mode lets a player exchange the first hand. */
export interface Redraw {
  /** `whole`: the hand goes back, and the deck is shuffled. `part`: chosen cards go to the bottom of the deck. */
  readonly kind: string;
  /** Null for any number of times. */
  readonly most: number | null;
  readonly fewer: number;
  readonly least: number;
}

/** The number of cards in the next first hand. Null if the player may not exchange it any more. */
export function nextHand({ turn, table, discard, hand, mulligans }: Solitaire, redraw: Redraw): number | null {
  const hasPlayed = turn > 1 || table.length > 0 || discard.length > 0;
  const size = hand.length - redraw.fewer;
  if (hasPlayed || hand.length === 0 || (redraw.most !== null && mulligans >= redraw.most)) return null;
  return size < redraw.least ? null : Math.max(0, size);
}

/** Returns the hand to the draw pile, shuffles it, and draws a hand of a size. */
export function mulliganSolitaire(state: Solitaire, chance: Chance, size = state.hand.length): Solitaire {
  const pile = shuffled([...state.pile, ...state.hand], chance);
  return drawCards({ ...state, pile, hand: [], mulligans: state.mulligans + 1 }, size);
}

/** Puts cards of the hand at the bottom of the draw pile, and draws as many. */
export function exchangeCards(state: Solitaire, keys: ReadonlySet<number>): Solitaire {
  const back = state.hand.filter(({ key }) => keys.has(key));
  const hand = state.hand.filter(({ key }) => !keys.has(key));
  return drawCards({ ...state, hand, pile: [...state.pile, ...back], mulligans: state.mulligans + 1 }, back.length);
}

/** Starts the next turn and draws a card. */
export const nextTurn = (state: Solitaire): Solitaire => drawCards({ ...state, turn: state.turn + 1 });

/** Moves a card to another pile. On the draw pile, it goes on top. */
export function moveDealt(state: Solitaire, key: number, to: Pile): Solitaire {
  const from = PILES.find((pile) => state[pile].some((card) => card.key === key));
  if (!from || from === to) return state;
  const card = state[from].find((one) => one.key === key)!;
  const left = state[from].filter((one) => one.key !== key);
  return { ...state, [from]: left, [to]: to === 'pile' ? [card, ...state[to]] : [...state[to], card] };
}
