/** A batch: many games of one ruleset with the same decks and bots. Every game has its own seed, so games can be played in any order. */
import { botById } from '@rulewright/bots';
import {
  createMatch,
  deckDefs,
  mixSeed,
  playOut,
  DEFAULT_LIMITS,
  type Chooser,
  type DeckList,
  type EventSink,
  type Limits,
  type Match,
  type MatchResult,
  type Program,
} from '@rulewright/engine';
import { addCounts } from '../counts.ts';
import { Seating, aroundTable } from '../seating.ts';

export interface BatchOptions {
  /** The deck of each seat. If there are fewer decks than players, they repeat. */
  readonly decks: readonly DeckList[];
  readonly players: number;
  /** The 32-bit seed of the batch. Game n uses `mixSeed(seed, n)`. */
  readonly seed: number;
  /** The bot id of each seat. If there are fewer bots than players, they repeat. */
  readonly bots: readonly string[];
  readonly limits?: Limits;
}

/** The sums over games. Tallies of parts of a batch can be added in any order. */
export interface BatchTally {
  games: number;
  decisions: number;
  turns: number;
  endings: Record<string, number>;
  /** Games won, by seat. */
  wins: number[];
  draws: number;
  capped: number;
  /** The sum of a digest of every game's final state, modulo 2^32. */
  checksum: number;
  /** How often each rule fired, by rule id. */
  rules: Record<string, number>;
}

export const emptyTally = (players: number): BatchTally => ({
  games: 0,
  decisions: 0,
  turns: 0,
  endings: {},
  wins: Array.from({ length: players }, () => 0),
  draws: 0,
  capped: 0,
  checksum: 0,
  rules: {},
});

/** Adds `part` to `into`. */
export function addTally(into: BatchTally, part: BatchTally): void {
  into.games += part.games;
  into.decisions += part.decisions;
  into.turns += part.turns;
  into.draws += part.draws;
  into.capped += part.capped;
  into.checksum = (into.checksum + part.checksum) >>> 0;
  part.wins.forEach((won, seat) => {
    into.wins[seat]! += won;
  });
  addCounts(into.endings, part.endings);
  addCounts(into.rules, part.rules);
}

/** Observes the games of a batch. It is called before the first event of each game, for its events and decisions, and after its end. */
export interface BatchListener {
  begin(game: number, match: Match, seed: number): void;
  readonly sink: EventSink;
  /** Called with the number of each chosen option. */
  chose?(option: number): void;
  end(game: number, match: Match, result: MatchResult): void;
}

/** Plays the games of one batch. Reuses one match object and the bots for all games. */
export class BatchRunner {
  private readonly match: Match;
  private readonly seating: Seating<readonly number[]>;

  /** @throws ProgramError for cards or a number of seats that the ruleset does not know; UnknownBotError */
  constructor(
    private readonly program: Program,
    private readonly options: BatchOptions,
    private readonly listener: BatchListener | null = null,
  ) {
    const { decks, bots, players } = options;
    const defs = aroundTable(
      decks.map((deck) => deckDefs(program, deck)),
      players,
    );
    this.match = createMatch(program, defs);
    this.seating = new Seating(
      aroundTable(bots, players).map((id) => botById(id).create()),
      defs,
      false,
    );
    if (listener) this.match.sink = listener.sink;
  }

  /** Plays the games from `from` up to but not including `to`, and adds them to the tally. */
  play(from: number, to: number, tally: BatchTally): void {
    const { match, seating, program } = this;
    match.ruleCounts.fill(0);
    for (let game = from; game < to; game++) {
      const seed = mixSeed(this.options.seed, game);
      const choose = this.heard(seating.sit(game, seed));
      this.listener?.begin(game, match, seed);
      match.start(seed, seating.decksOf(game));
      const result = playOut(match, choose, this.options.limits ?? DEFAULT_LIMITS);
      this.listener?.end(game, match, result);
      this.count(tally, result);
    }
    program.mechanics.rules.forEach((id, rule) => {
      if (match.ruleCounts[rule]! > 0) tally.rules[id] = (tally.rules[id] ?? 0) + match.ruleCounts[rule]!;
    });
  }

  /** Wraps a chooser so that the listener receives every choice. */
  private heard(choose: Chooser): Chooser {
    const { listener } = this;
    if (!listener?.chose) return choose;
    return (match, seat) => {
      const option = choose(match, seat);
      listener.chose!(option);
      return option;
    };
  }

  private count(tally: BatchTally, result: MatchResult): void {
    tally.games++;
    tally.decisions += this.match.decisions;
    tally.turns += result.turns;
    tally.checksum = (tally.checksum + this.match.digest()) >>> 0;
    tally.endings[result.cause] = (tally.endings[result.cause] ?? 0) + 1;
    if (result.cause === 'capped') tally.capped++;
    else if (result.winners.length === 0) tally.draws++;
    for (const seat of result.winners) tally.wins[seat]!++;
  }
}

export interface SimulationOptions extends BatchOptions {
  readonly games: number;
  /** Number of threads. 1 plays in the calling thread. A listener needs 1. */
  readonly workers?: number;
  readonly listener?: BatchListener;
  /** Called from time to time, and at the end. */
  readonly onProgress?: (played: number) => void;
  readonly signal?: AbortSignal;
}

/** Games played without a break. A low number keeps progress reports frequent. */
export const CHUNK = 32;
