/**
 * Many games of one ruleset at once, for programs that decide for the seats themselves: reset, step, observe, fork. An observation is the
 * view of a seat, the only form in which the engine gives a match to a player.
 */
import { Imagination } from '@rulewright/bots';
import {
  DEFAULT_LIMITS,
  Random,
  createMatch,
  viewOf,
  type Match,
  type MatchView,
  type Program,
} from '@rulewright/engine';

/** A game that is over. */
export interface StepResult {
  readonly game: number;
  /** The seats that won. Empty if no seat won. */
  readonly winners: readonly number[];
  readonly cause: string;
  readonly turns: number;
  readonly decisions: number;
  /** The digest of the final state. Equal games have equal digests. */
  readonly digest: number;
}

/** Some games after their last steps, in the order in which they were named. */
export interface StepFrame {
  /** The seat that decides in each game; -1 if it is over. */
  readonly seats: readonly number[];
  /** The number of options of each decision; 0 if the game is over. */
  readonly options: readonly number[];
  /** The games that ended in this step. */
  readonly over: readonly StepResult[];
}

/** A request that these games cannot do. */
export class StepError extends Error {
  constructor(
    readonly code: 'no-game' | 'not-started' | 'game-over' | 'no-option' | 'no-seat' | 'bad-count',
    message: string,
  ) {
    super(message);
  }
}

interface StepPlace {
  readonly match: Match;
  started: boolean;
  /** Decisions of the game that plays here. */
  decisions: number;
}

export class StepGames {
  private readonly places: readonly StepPlace[];
  private imagination: Imagination | null = null;

  /**
   * @param decks the cards of each seat as numbers of the program
   * @throws ProgramError
   */
  constructor(
    program: Program,
    private readonly decks: readonly (readonly number[])[],
    games: number,
  ) {
    this.places = Array.from({ length: games }, () => ({
      match: createMatch(program, decks),
      started: false,
      decisions: 0,
    }));
  }

  get size(): number {
    return this.places.length;
  }

  /** All games, in order. */
  get all(): number[] {
    return this.places.map((_, game) => game);
  }

  /** Starts games from these seeds. @throws StepError */
  reset(games: readonly number[], seeds: readonly number[]): StepFrame {
    sameLength(games, seeds, 'seed');
    games.forEach((game, at) => {
      const place = this.place(game);
      place.match.start(seeds[at]! | 0, this.decks);
      [place.started, place.decisions] = [true, 0];
    });
    return this.frame(games);
  }

  /** Takes an option in each game. If one is wrong, no game of the request moves. @throws StepError */
  step(games: readonly number[], choices: readonly number[]): StepFrame {
    sameLength(games, choices, 'choice');
    const named = new Set(games);
    if (named.size < games.length) throw new StepError('bad-count', 'A game is named twice.');
    games.forEach((game, at) => {
      const { match } = this.playing(game);
      const choice = choices[at]!;
      if (!Number.isInteger(choice) || choice < 0 || choice >= match.optionCount)
        throw new StepError('no-option', `Game ${game} has ${match.optionCount} options, so no option ${choice}.`);
    });
    games.forEach((game, at) => {
      const place = this.places[game]!;
      place.match.choose(choices[at]!);
      place.decisions++;
    });
    return this.frame(games);
  }

  /** What a seat sees of a game, with its options if it decides. @param seat the seat that decides by default @throws StepError */
  observe(game: number, seat?: number): MatchView {
    const { match, started } = this.place(game);
    if (!started) throw new StepError('not-started', `Game ${game} has not been started.`);
    const looking = seat ?? Math.max(0, match.decisionSeat);
    if (!Number.isInteger(looking) || looking < 0 || looking >= match.seats)
      throw new StepError('no-seat', `Game ${game} has the seats 0 to ${match.seats - 1}.`);
    return viewOf(match, looking);
  }

  /**
   * Copies a game into other places.
   * @param imagine a seed: each copy is another world that is possible for the seat that decides, with other hidden cards and other chance
   * @returns the frame of the copies; a world that does not come to the same decision is over, with the cause `impossible`
   * @throws StepError
   */
  fork(from: number, to: readonly number[], imagine?: number): StepFrame {
    const source = this.playing(from);
    if (to.includes(from)) throw new StepError('no-game', 'A game cannot be copied into its own place.');
    to.forEach((game) => this.place(game));
    const random = imagine === undefined ? null : new Random(imagine | 0);
    if (random) {
      this.imagination = Imagination.for(source.match, this.imagination);
      this.imagination.look(source.match);
    }
    const impossible: StepResult[] = [];
    for (const game of to) {
      const place = this.places[game]!;
      const possible = random === null || this.imagination!.deal(random);
      place.match.become(random === null ? source.match : this.imagination!.world);
      [place.started, place.decisions] = [possible, source.decisions];
      if (!possible)
        impossible.push({ game, winners: [], cause: 'impossible', turns: 0, decisions: source.decisions, digest: 0 });
    }
    const { seats, options, over } = this.frame(to.filter((game) => this.places[game]!.started));
    let next = 0;
    const spread = (values: readonly number[], none: number): number[] => {
      next = 0;
      return to.map((game) => (this.places[game]!.started ? values[next++]! : none));
    };
    return { seats: spread(seats, -1), options: spread(options, 0), over: [...over, ...impossible] };
  }

  /** Runs each game up to its next decision. */
  private frame(games: readonly number[]): StepFrame {
    const seats: number[] = [];
    const options: number[] = [];
    const over: StepResult[] = [];
    for (const game of games) {
      const place = this.places[game]!;
      const { match } = place;
      const decides = match.advance() && place.decisions < DEFAULT_LIMITS.decisions;
      if (!decides) over.push(this.end(game));
      seats.push(decides ? match.decisionSeat : -1);
      options.push(decides ? match.optionCount : 0);
    }
    return { seats, options, over };
  }

  private end(game: number): StepResult {
    const { match, decisions } = this.places[game]!;
    // A game with too many decisions is cut off, as in runs of the lab.
    if (!match.over) match.program.mechanics.cutOff(match);
    const { winners, cause, turns } = match.program.mechanics.result(match);
    return { game, winners, cause, turns, decisions, digest: match.digest() };
  }

  private place(game: number): StepPlace {
    const place = this.places[game];
    if (!place) throw new StepError('no-game', `There is no game ${game}; there are 0 to ${this.size - 1}.`);
    return place;
  }

  private playing(game: number): StepPlace {
    const place = this.place(game);
    if (!place.started) throw new StepError('not-started', `Game ${game} has not been started.`);
    if (place.match.over) throw new StepError('game-over', `Game ${game} is over. Reset it.`);
    return place;
  }
}

function sameLength(games: readonly number[], values: readonly number[], name: string): void {
  if (games.length !== values.length)
    throw new StepError('bad-count', `${games.length} games need ${games.length} values, one ${name} each.`);
}
