/** Plays the same games with the engine and with the hand-written programs, and compares every card of the final states. */
import { RandomChooser, createMatch, mixSeed, playOut, type Match, type Program } from '@rulewright/engine';
import type { PlayedProgram } from '@rulewright/play';
import {
  COLUMN,
  COLUMNS,
  DISCARD,
  DRAW,
  HAND,
  LOST,
  PLACES,
  RESERVE,
  ROOM,
  type DeckNumbers,
  type Table,
} from './table.ts';
import { HandWrittenGame } from './game.ts';
import { ObjectGame, type Card } from './objects.ts';

/** No card has this kind. */
const NO_KIND = -2;

/** The printed numbers that the loop needs, by position in the deck. */
export function deckNumbers(program: Program, deck: readonly number[]): DeckNumbers {
  const numbers = (name: string): number[] => deck.map((def) => program.defs[def]!.numbers[name] ?? 0);
  const { play, reading } = program as PlayedProgram;
  const kind = play.printed.get('kind');
  const event = kind?.is === 'word' ? kind.list.words.indexOf('event') : NO_KIND;
  const isEvent = deck.map((def) => reading.printed.numbers.get('kind')?.[def] === event);
  return { cost: numbers('cost'), attack: numbers('attack'), defense: numbers('defense'), isEvent };
}

/** The seeds of game number `game` in a run, the same for all programs. */
export const seedOf = (seed: number, game: number): number => mixSeed(seed, game);
export const choiceSeedOf = (seed: number, game: number): number => mixSeed(~seed, game);

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

const ZONE_IDS: readonly (readonly [id: string, place: number])[] = [
  ['draw-pile', DRAW],
  ['hand', HAND],
  ['discard-pile', DISCARD],
  ['lost-pile', LOST],
  ['reserve', RESERVE],
  ...Array.from({ length: COLUMNS }, (_, i) => [`column-${i + 1}`, COLUMN + i] as const),
];

/** A 32-bit digest of an engine match: every card of every zone in order, and the columns in safety. */
function digestOfMatch(match: Match): number {
  let hash = 0x811c9dc5;
  const size = match.cards / match.seats;
  for (let seat = 0; seat < match.seats; seat++) {
    const shown = match.program.mechanics.publicSeat(match, seat);
    const safe = Array.from({ length: COLUMNS }, (_, column) => Number(shown[`safe${column + 1}`]) << column);
    hash = mix(
      hash,
      safe.reduce((bits, bit) => bits | bit, 0),
    );
    for (const [id] of ZONE_IDS) {
      const zone = seat * match.program.zonesPerSeat + match.program.zones.findIndex((one) => one.id === id);
      hash = mix(hash, match.zoneCount[zone]!);
      for (const card of match.cardsIn(zone)) hash = mix(hash, card - seat * size);
    }
  }
  return hash >>> 0;
}

/** The same digest for the table of the hand-written loop. */
function digestOfTable(table: Table): number {
  let hash = 0x811c9dc5;
  for (let seat = 0; seat < table.seats; seat++) {
    hash = mix(hash, table.safe[seat]!);
    for (const [, place] of ZONE_IDS) {
      const zone = seat * PLACES + place;
      hash = mix(hash, table.count[zone]!);
      for (let i = 0; i < table.count[zone]!; i++) hash = mix(hash, table.cards[zone * ROOM + i]!);
    }
  }
  return hash >>> 0;
}

/** The same digest for the game written with objects. */
function digestOfObjects(game: ObjectGame): number {
  let hash = 0x811c9dc5;
  for (const { draw, hand, discard, lost, reserve, columns } of game.players) {
    hash = mix(
      hash,
      columns.reduce((bits, { safe }, i) => bits | (safe ? 1 << i : 0), 0),
    );
    const zones: (readonly Card[])[] = [draw, hand, discard, lost, reserve, ...columns.map(({ cards }) => cards)];
    for (const zone of zones) {
      hash = mix(hash, zone.length);
      for (const card of zone) hash = mix(hash, card.index);
    }
  }
  return hash >>> 0;
}

/** The end of a game in a form that all programs can produce. */
interface Ending {
  readonly winner: number | null;
  readonly cause: string;
  readonly turns: number;
  readonly decisions: number;
  readonly digest: number;
}

export interface Difference {
  readonly seats: number;
  readonly game: number;
  readonly engine: Ending;
  readonly handWritten: Ending;
  readonly objects: Ending;
}

/** The only way a game with these rules can end. */
const CAUSE = 'failed-draw';

/** Plays `games` games with `decks.length` seats in all programs. Returns the first game that ends differently, or null. */
export function firstDifference(
  program: Program,
  decks: readonly (readonly number[])[],
  seed: number,
  games: number,
): Difference | null {
  const seats = decks.length;
  const match = createMatch(program, decks);
  const chooser = new RandomChooser(0);
  const loop = new HandWrittenGame(seats, deckNumbers(program, decks[0]!));
  const plain = new ObjectGame(seats, deckNumbers(program, decks[0]!));
  for (let game = 0; game < games; game++) {
    match.start(seedOf(seed, game), decks);
    chooser.reseed(~seed, game);
    const { winners, cause, turns } = playOut(match, chooser.choose);
    loop.play(seedOf(seed, game), choiceSeedOf(seed, game));
    plain.play(seedOf(seed, game), choiceSeedOf(seed, game));
    const engine: Ending = {
      winner: winners[0] ?? null,
      cause,
      turns,
      decisions: match.decisions,
      digest: digestOfMatch(match),
    };
    const handWritten: Ending = {
      winner: loop.winner < 0 ? null : loop.winner,
      cause: CAUSE,
      turns: loop.turns,
      decisions: loop.decisions,
      digest: digestOfTable(loop),
    };
    const objects: Ending = {
      winner: plain.winner,
      cause: CAUSE,
      turns: plain.turns,
      decisions: plain.decisions,
      digest: digestOfObjects(plain),
    };
    const [expected, ...others] = [handWritten, engine, objects].map((one) => JSON.stringify(one));
    if (others.some((one) => one !== expected)) return { seats, game, engine, handWritten, objects };
  }
  return null;
}
