/**
 * Series of games between the same seats. The next game starts when every person is ready. The game's own rules decide which exchanges
 * between deck and side deck are allowed. The setup of each game decides who starts, as in the first game.
 */
import {
  matchColumns,
  seatRow,
  type MatchEntity,
  type MatchExchangeEntity,
  type MatchSeatEntity,
} from '@rulewright/database';
import { exchangeCards, listsForGame, shownOfSide, type Exchange, type Lists } from '@rulewright/decks';
import { newChance } from '../setup/match-chance.ts';
import { MatchError } from '../errors.ts';
import { newMatchId } from '../setup/visitor-keys.ts';
import { listText } from '../setup/stored-match.ts';
import type { Room, RoomSeat } from '../room/room.ts';
import type { CardList } from '../setup/match-setup.ts';
import { nextSeats, seatsAfter } from './sides.ts';

/** A game of a series that is over. */
interface PlayedGameView {
  readonly match: string;
  /** From 1. */
  readonly game: number;
  /** The seats of the winners in the shown game of the series. Empty after a draw. */
  readonly winners: readonly number[];
}

export interface SeriesView {
  readonly bestOf: number;
  /** Whether each player moves to the previous seat between the games. */
  readonly changeSides: boolean;
  /** Whether players may choose other decks between the games. */
  readonly freeDecks: boolean;
  /** The games that are over, in order. Empty while this game is played. */
  readonly games: readonly PlayedGameView[];
  /** The number of this game, from 1. */
  readonly game: number;
  /** Games won by each seat, including this one. */
  readonly wins: readonly number[];
  /** Whether the series is over. */
  readonly decided: boolean;
  /** The seats that won most games. Empty until the series is over, and after a draw. */
  readonly winners: readonly number[];
  /** Seats that are ready for the next game. */
  readonly ready: readonly number[];
  readonly next: string | null;
}

/** A card of a list, with its name. */
export interface NamedCopies {
  readonly card: string;
  readonly name: string;
  readonly copies: number;
}

/** The part of a side deck that everyone may see. Members that the rules keep hidden are missing. */
export interface ShownSideView {
  readonly exists?: boolean;
  readonly count?: number;
  readonly cards?: readonly NamedCopies[];
}

/** The cards that a seat may exchange for the next game, and its exchange so far. */
export interface ExchangeView {
  readonly deck: readonly NamedCopies[];
  readonly side: readonly NamedCopies[];
  readonly into: readonly NamedCopies[];
  readonly out: readonly NamedCopies[];
  /** The id of the rule by which cards are exchanged. */
  readonly rule: string;
}

/** Throws a MatchError for lists that are not legal. */
export type CheckLists = (room: Room, lists: Lists) => void;

function winsOf({ match, seats, tracked }: Room): number[] {
  const wins = match.score === null ? seats.map(() => 0) : matchColumns.score.read(match.score, match.id);
  const winners = tracked?.result?.winners ?? [];
  return wins.map((won, seat) => (winners.includes(seat) ? won + 1 : won));
}

/** The games that are over, with their winners by the seats of this game. The scores before and after a game determine its winner. */
function playedGames(room: Room): PlayedGameView[] {
  const { between, match, seats } = room;
  if (!between) return [];
  const over = between.games.filter(({ gameNumber }) => gameNumber <= match.gameNumber);
  /** The score of another game, in the order of the seats of this game. */
  const here = (score: readonly number[], game: number): readonly number[] =>
    match.changeSides ? seatsAfter(score, match.gameNumber - game) : score;
  const scores = over.map(({ id, gameNumber, score }) =>
    here(score === null ? seats.map(() => 0) : matchColumns.score.read(score, id), gameNumber),
  );
  return over.map(({ id, gameNumber: game }, at) => {
    const after = scores[at + 1] ?? winsOf(room);
    const winners = seats.flatMap((_, seat) => (after[seat]! > scores[at]![seat]! ? [seat] : []));
    return { match: id, game, winners };
  });
}

/** The current state of a series, or null for a match outside a series. */
export function seriesOf(room: Room): SeriesView | null {
  const { bestOf, gameNumber: game, changeSides, freeDecks } = room.match;
  if (bestOf === 1) return null;
  const wins = winsOf(room);
  const most = Math.max(...wins);
  const decided = room.stage === 'over' && (most * 2 > bestOf || game >= bestOf);
  const ahead = wins.flatMap((won, seat) => (won === most ? [seat] : []));
  return {
    bestOf,
    changeSides,
    freeDecks,
    games: playedGames(room),
    game,
    wins,
    decided,
    winners: decided && ahead.length < wins.length ? ahead : [],
    ready: room.between?.exchanges.map(({ seat }) => seat) ?? [],
    next: room.between?.next ?? null,
  };
}

const named = ({ playable: { cards } }: Room, list: CardList): NamedCopies[] =>
  list.map(({ card, copies }) => ({ card, copies, name: cards.get(card)!.name }));

const rulesOf = ({ playable }: Room) => playable.betweenGames;
const parametersOf = ({ playable }: Room) => playable.ruleset.parameters;

/** The part of a seat's side deck that everyone may see. Null outside a series, and if the game has no rules for it. */
export function shownSideOf(room: Room, { deck, side }: RoomSeat): ShownSideView | null {
  const rules = rulesOf(room);
  if (!rules || room.match.bestOf === 1) return null;
  const { cards, ...shown } = shownOfSide(rules, parametersOf(room), { deck, side });
  return cards ? { ...shown, cards: named(room, cards) } : shown;
}

/** The lists of a seat in the next game if it exchanges nothing. */
function listsFor(room: Room, seat: number): Lists {
  const { deck, side } = room.seats[seat]!;
  const rules = rulesOf(room);
  // With free decks, each player continues with the deck of this game.
  const registered = room.match.freeDecks ? undefined : room.between?.registered[seat];
  return rules && registered ? listsForGame(rules, parametersOf(room), registered, { deck, side }) : { deck, side };
}

const exchangeFrom = (stored: MatchExchangeEntity): Exchange => ({
  into: matchColumns.broughtIn.read(stored.broughtIn, seatRow(stored)),
  out: matchColumns.takenOut.read(stored.takenOut, seatRow(stored)),
});

/** The exchange that a seat can make now, or null if it cannot make one. */
export function exchangeViewOf(room: Room, seat: number): ExchangeView | null {
  const rules = rulesOf(room);
  const series = seriesOf(room);
  if (!rules || !series || !room.between || series.decided || series.next !== null) return null;
  const { deck, side } = listsFor(room, seat);
  if (side.length === 0) return null;
  const said = room.between.exchanges.find((one) => one.seat === seat);
  const { into, out } = said ? exchangeFrom(said) : { into: [], out: [] };
  return {
    deck: named(room, deck),
    side: named(room, side),
    into: named(room, into),
    out: named(room, out),
    rule: rules.sizesRule,
  };
}

/** The lists of a seat after an exchange. @throws MatchError `bad-exchange` with the rule */
function exchanged(room: Room, seat: number, exchange: Exchange): Lists {
  const rules = rulesOf(room);
  const lists = listsFor(room, seat);
  if (exchange.into.length + exchange.out.length === 0) return lists;
  if (!rules) throw new MatchError('bad-exchange', 'In this game, players do not exchange cards between games.');
  const { lists: after, issues } = exchangeCards(rules, parametersOf(room), lists, exchange, room.match.gameNumber + 1);
  const [issue] = issues;
  if (issue) throw new MatchError('bad-exchange', issue.message, { ruleId: issue.ruleId });
  return after;
}

/** Merges entries of the same card and checks that copies are whole numbers. @throws MatchError `bad-exchange` */
function whole(list: CardList): CardList {
  const copies = new Map<string, number>();
  for (const one of list) {
    if (!Number.isInteger(one.copies) || one.copies < 1)
      throw new MatchError('bad-exchange', 'Copies are a whole number from 1.');
    copies.set(one.card, (copies.get(one.card) ?? 0) + one.copies);
  }
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}

/** Checks the exchange or other deck of a seat. @param wanted lists of another deck must be legal already @throws MatchError */
export function preparedExchange(
  room: Room,
  key: string | null,
  seat: number,
  wanted: Exchange | Lists,
  check: CheckLists,
): MatchExchangeEntity {
  const series = seriesOf(room);
  if (!series) throw new MatchError('no-next-game', 'This match is not part of a series.');
  if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'This is not your seat.');
  if (room.left.has(seat)) throw new MatchError('already-left', 'A bot plays for you now.');
  if (room.stage !== 'over') throw new MatchError('match-not-over', 'The next game starts when this one is over.');
  if (series.decided) throw new MatchError('no-next-game', 'The series is over.');
  if (series.next !== null) throw new MatchError('no-next-game', 'The next game has started.');
  const said = { matchId: room.id, seat, at: new Date().toISOString() };
  if ('deck' in wanted) {
    if (!series.freeDecks) throw new MatchError('bad-exchange', 'In this series, all players keep their decks.');
    const lists = { deck: listText(wanted.deck), side: listText(wanted.side) };
    return { ...said, broughtIn: listText([]), takenOut: listText([]), ...lists };
  }
  const exchange = { into: whole(wanted.into), out: whole(wanted.out) };
  const lists = exchanged(room, seat, exchange);
  if (exchange.into.length > 0) check(room, lists);
  const [broughtIn, takenOut] = [listText(exchange.into), listText(exchange.out)];
  return { ...said, broughtIn, takenOut, deck: null, side: null };
}

/** The lists of a seat for the next game, as they are stored. */
function nextLists(room: Room, seat: number): Pick<MatchSeatEntity, 'deck' | 'side'> {
  const said = room.between?.exchanges.find((one) => one.seat === seat);
  if (said && said.deck !== null) return { deck: said.deck, side: said.side ?? listText([]) };
  const { deck, side } = said ? exchanged(room, seat, exchangeFrom(said)) : listsFor(room, seat);
  return { deck: listText(deck), side: listText(side) };
}

/** The next game of a series as it is stored. Null while someone is not ready, and after the last game. */
export function nextGame(
  room: Room,
): { readonly match: MatchEntity; readonly seats: readonly MatchSeatEntity[] } | null {
  const series = seriesOf(room);
  const { between, match, left } = room;
  if (!series || !between || series.decided || between.next !== null) return null;
  const waiting = room.seats.some(
    ({ seat, kind }) => kind === 'person' && !left.has(seat) && !series.ready.includes(seat),
  );
  if (waiting) return null;
  const id = newMatchId();
  const order = match.changeSides ? nextSeats(room.seats) : room.seats;
  const seats = order.map((one, seat): MatchSeatEntity => {
    const { name, bot } = one;
    const gone = left.has(one.seat);
    return {
      matchId: id,
      seat,
      name,
      bot,
      kind: gone ? 'bot' : one.kind,
      holder: gone ? null : one.holder,
      invite: null,
      ready: true,
      ...nextLists(room, one.seat),
    };
  });
  const game = match.gameNumber + 1;
  const wins = match.changeSides ? nextSeats(series.wins) : series.wins;
  const createdAt = new Date().toISOString();
  return {
    match: {
      ...match,
      id,
      rematchOf: null,
      gameNumber: game,
      score: matchColumns.score.write(wins),
      ...newChance(),
      createdAt,
    },
    seats,
  };
}
