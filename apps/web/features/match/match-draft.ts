/** The draft of a new match: the values of its form, how they change each other, and the input for the server. */
import { MOST_SEATS, deckOf, rulesetOf, type GameChoice, type SeatDraft, type SeatChoice } from './setup-types.ts';

/** The initial ruleset of the form. */
export interface MatchStart {
  readonly mode: string;
  readonly variants: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** The list of the first seat; empty for a published deck. */
  readonly list?: string;
}

interface MatchOptions {
  /** The number of games of the series. */
  readonly bestOf: number;
  /** Minutes for each player; 0 for a match without a clock. */
  readonly clock: number;
  readonly changeSides: boolean;
  readonly freeDecks: boolean;
  readonly chat: boolean;
  /** Whether the match is listed in the lobby. */
  readonly listed: boolean;
}

export interface MatchDraft {
  readonly game: GameChoice;
  readonly mode: string;
  /** The selected variants, also those that the mode does not have. */
  readonly variants: readonly string[];
  /** The changed values as text, by parameter. */
  readonly values: Readonly<Record<string, string>>;
  readonly seats: readonly SeatDraft[];
  readonly options: MatchOptions;
  /** The lists that the reader saved while the form is open. */
  readonly savedHere: GameChoice['saved'];
}

export type MatchDraftAction =
  | { readonly type: 'mode'; readonly mode: string }
  | { readonly type: 'variant'; readonly id: string; readonly on: boolean }
  | { readonly type: 'values'; readonly values: Readonly<Record<string, string>> }
  | { readonly type: 'seat'; readonly at: number; readonly seat: SeatDraft }
  | { readonly type: 'add-seat' }
  | { readonly type: 'remove-seat'; readonly at: number }
  | { readonly type: 'options'; readonly options: Partial<MatchOptions> }
  | { readonly type: 'keep'; readonly deck: GameChoice['saved'][number] };

const newSeat = (game: GameChoice, kind: SeatChoice, mode = game.modes[0]!.id): SeatDraft => ({
  kind,
  name: '',
  bot: (game.levels[1] ?? game.levels[0])?.id ?? '',
  choice: (game.decks.find(({ legalIn }) => legalIn.includes(`${game.id}/${mode}`)) ?? game.decks[0])?.slug ?? '',
  deck: '',
});

/** The numbers of seats that the form offers for a mode. */
export function seatsOf({ game, mode }: Pick<MatchDraft, 'game' | 'mode'>) {
  const { minSeats, maxSeats } = game.modes.find(({ id }) => id === mode)!;
  const most = Math.max(minSeats, Math.min(MOST_SEATS, maxSeats));
  return { fewest: Math.min(most, Math.max(2, minSeats)), most };
}

/** The seats that play. A mode for fewer players leaves out the others, and the draft still has what was entered for them. */
export const seatsShown = (draft: MatchDraft): readonly SeatDraft[] => draft.seats.slice(0, seatsOf(draft).most);

/** The seats of the draft in a mode: with legal decks, and at least as many as the mode needs. */
function seatsIn(state: Pick<MatchDraft, 'game' | 'seats'>, mode: string): readonly SeatDraft[] {
  const { game } = state;
  const { fewest } = seatsOf({ game, mode });
  const seats = state.seats.map((seat) => legalSeat(game, mode, seat));
  const added = Array.from({ length: fewest - seats.length }, () => newSeat(game, otherKind(game), mode));
  return [...seats, ...added];
}

/** Who takes a further seat at first: a bot, if bots can play the game. */
const otherKind = ({ levels }: GameChoice): SeatChoice => (levels.length > 0 ? 'bot' : 'friend');

/** The seat with a deck that is legal in the mode: its own, unless that is a published deck that is not. */
function legalSeat(game: GameChoice, mode: string, seat: SeatDraft): SeatDraft {
  const deck = game.decks.find(({ slug }) => slug === seat.choice);
  if (!deck || deck.legalIn.includes(`${game.id}/${mode}`)) return seat;
  return { ...seat, choice: newSeat(game, seat.kind, mode).choice };
}

/** The draft with which the form opens. A mode that does not exist is replaced by the first one. */
export function firstDraft(game: GameChoice, from: MatchStart): MatchDraft {
  const mode = game.modes.find(({ id }) => id === from.mode)?.id ?? game.modes[0]!.id;
  const first = { ...newSeat(game, 'me', mode), ...(from.list && { choice: '', deck: from.list }) };
  return {
    game,
    mode,
    variants: from.variants,
    values: from.values,
    seats: seatsIn({ game, seats: [first] }, mode),
    options: { bestOf: 1, clock: 0, changeSides: false, freeDecks: false, chat: false, listed: false },
    savedHere: [],
  };
}

export function matchDraft(state: MatchDraft, action: MatchDraftAction): MatchDraft {
  const { seats } = state;
  switch (action.type) {
    case 'mode':
      return { ...state, mode: action.mode, seats: seatsIn(state, action.mode) };
    case 'variant': {
      const others = variantsOf(state).filter((one) => one !== action.id);
      return { ...state, variants: action.on ? [...others, action.id] : others };
    }
    case 'values':
      return { ...state, values: action.values };
    case 'seat':
      return { ...state, seats: seats.map((one, at) => (at === action.at ? action.seat : one)) };
    case 'add-seat':
      return { ...state, seats: [...seats, newSeat(state.game, otherKind(state.game), state.mode)] };
    case 'remove-seat':
      return { ...state, seats: seats.filter((_, at) => at !== action.at) };
    case 'options':
      return { ...state, options: { ...state.options, ...action.options } };
    case 'keep':
      return { ...state, savedHere: [action.deck, ...state.savedHere] };
  }
}

/** The variants that the mode can have. */
export const fittingVariants = ({ game, mode }: MatchDraft) => game.modes.find(({ id }) => id === mode)?.variants ?? [];

/** The selected variants that the mode can have. */
export function variantsOf(draft: MatchDraft): readonly string[] {
  const fitting = fittingVariants(draft);
  return draft.variants.filter((one) => fitting.some(({ id }) => id === one));
}

/** The game with the lists that the reader saved in this form. */
export const gameOf = ({ game, savedHere }: MatchDraft): GameChoice => ({
  ...game,
  saved: [...savedHere, ...game.saved],
});

/** The ids of the ruleset: of its mode alone, with the variants, and also with the changed values. */
export function rulesetsOf(draft: MatchDraft) {
  const { game, mode, values } = draft;
  const variants = variantsOf(draft);
  return {
    plain: rulesetOf(game.id, mode, [], {}),
    unchanged: rulesetOf(game.id, mode, variants, {}),
    chosen: rulesetOf(game.id, mode, variants, values),
  };
}

export const isWithFriend = (draft: MatchDraft): boolean => seatsShown(draft).some(({ kind }) => kind === 'friend');

/** The other players of a table that takes one press: bots of a level, friends who get links, or people at the same screen. */
export type TableWith = { readonly kind: 'bot'; readonly bot: string } | { readonly kind: 'friend' | 'me' };

/** The draft of a table that takes one press: the reader's seat, and other seats with the next decks that are legal in the mode. */
export function tableDraft(draft: MatchDraft, table: TableWith): MatchDraft {
  const { game, mode, seats } = draft;
  const own: SeatDraft = { ...seats[0]!, kind: 'me' };
  const legal = game.decks.filter(({ legalIn }) => legalIn.includes(`${game.id}/${mode}`));
  const at = legal.findIndex(({ slug }) => slug === own.choice);
  const others = Array.from({ length: seatsOf(draft).fewest - 1 }, (_, next): SeatDraft => ({
    ...newSeat(game, table.kind, mode),
    choice: legal[(at + 1 + next) % Math.max(1, legal.length)]?.slug ?? own.choice,
    ...(table.kind === 'bot' && { bot: table.bot }),
  }));
  return { ...draft, seats: [own, ...others], options: { ...draft.options, chat: table.kind === 'friend' } };
}

/** Whether the lobby lists the match. Only matches with a free seat for a friend can be listed. */
export const isListed = (draft: MatchDraft): boolean => draft.options.listed && isWithFriend(draft);

/** The seconds that a clock adds for each decision. */
const INCREMENT = 5;

/** The input that creates the match. Choices whose fields are not shown do not count. */
export function matchInput(draft: MatchDraft) {
  const { bestOf, clock, changeSides, freeDecks, chat } = draft.options;
  return {
    ruleset: rulesetsOf(draft).chosen,
    bestOf,
    changeSides: bestOf > 1 && changeSides,
    freeDecks: bestOf > 1 && freeDecks,
    chat: isWithFriend(draft) && chat,
    clock: clock > 0 ? { seconds: clock * 60, increment: INCREMENT } : null,
    seats: seatsShown(draft).map((seat) => ({
      kind: seat.kind,
      name: seat.name.trim() === '' ? null : seat.name,
      bot: seat.bot || null,
      ...deckOf(seat),
    })),
  };
}
