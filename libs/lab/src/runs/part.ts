/** A part of a run: some games of one arm, with a row for each game and tallies of cards and rules. */
import { botById, type Bot } from '@rulewright/bots';
import {
  DEFAULT_LIMITS,
  createMatch,
  deckDefs,
  playOut,
  recordReplay,
  type DeckList,
  type GamePlugin,
  type GameStatistics,
  type Match,
  type Program,
  type Replay,
} from '@rulewright/engine';
import { addCounts } from '../counts.ts';
import { GameCounter } from './counter.ts';
import type { SeatDraws } from './draw-counter.ts';
import { Seating } from '../seating.ts';
import { seedOf, type Arm, type LabPlan } from './plan.ts';

export type { SeatDraws };

/** One game, as results are computed from. */
export interface GameRow {
  readonly game: number;
  /** The seat that won, or null: drawn or cut off. */
  readonly winner: number | null;
  readonly cause: string;
  /** The seat that went first, or null where the game does not tell. */
  readonly starter: number | null;
  readonly turns: number;
  readonly decisions: number;
  readonly leadChanges: number;
  /** The game's own counts, in the order in which it declares them. */
  readonly counts: readonly number[];
  /** Runs that were stored before draws were counted lack it. */
  readonly draws?: SeatDraws;
}

/** What became of a card in the games of a part: numbers of seats (of games), a drawn game counting as half a win. */
export interface CardTally {
  drawn: number;
  drawnWon: number;
  played: number;
  playedWon: number;
}

export interface RunPart {
  readonly arm: number;
  /** Games `from` to `to` (not included). */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly GameRow[];
  /** By card slug. */
  readonly cards: Readonly<Record<string, CardTally>>;
  /** How often each rule was applied, by rule id. */
  readonly rules: Readonly<Record<string, number>>;
  /** Sum of a digest of every game's last state, modulo 2^32. */
  readonly checksum: number;
}

/** Games without statistics of their own are counted by turns, decisions and wins. */
const NOTHING: GameStatistics = {
  counts: [],
  ratios: [],
  starter: '',
  turn: '',
  lead: '',
  drawn: { from: [], to: [] },
  played: { to: [] },
};

export const statisticsOf = (plugin: GamePlugin): GameStatistics => plugin.statistics ?? NOTHING;

/** A deck as it was listed, and as the program knows its cards. */
interface KnownDeck {
  readonly list: DeckList;
  readonly cards: readonly number[];
}

/** Plays games of one arm of a plan; keeps its match and bots from game to game. */
export class ArmPlayer {
  private readonly program: Program;
  private readonly seating: Seating<KnownDeck>;
  private match: Match | null = null;
  private counter: GameCounter | null = null;

  /** @throws ProgramError for what the ruleset cannot play; UnknownBotError */
  constructor(
    private readonly plugin: GamePlugin,
    private readonly plan: LabPlan,
    private readonly arm: number,
    botOf: (id: string) => Bot = botById,
  ) {
    const { ruleset, cards } = plan.arms[arm] as Arm;
    this.program = plugin.compile(ruleset, cards);
    const decks = plan.entrants.map(({ deck: list }) => ({ list, cards: deckDefs(this.program, list) }));
    // Made here too, so that what cannot be seated is refused before the first game.
    createMatch(
      this.program,
      decks.map(({ cards }) => cards),
    );
    const bots = plan.entrants.map(({ bot }) => botOf(bot).create());
    this.seating = new Seating(bots, decks, plan.swap);
  }

  /** Plays games `from` to `to` (not included). */
  play(from: number, to: number): RunPart {
    const rows: GameRow[] = [];
    const cards: Record<string, CardTally> = {};
    const rules: Record<string, number> = {};
    let checksum = 0;
    for (let game = from; game < to; game++) {
      const { match, counter } = this.table(game);
      const row = this.one(match, counter, game);
      rows.push(row);
      this.countCards(cards, match, counter, row);
      checksum = (checksum + match.digest()) >>> 0;
      addCounts(rules, this.rulesOf(match));
    }
    return { arm: this.arm, from, to, rows, cards, rules, checksum };
  }

  /** Plays one game once more and keeps it. */
  replay(game: number): Replay {
    const seed = seedOf(this.plan, game);
    const decks = this.seating.decksOf(game).map(({ list }) => list);
    return recordReplay(this.program, decks, seed, this.seating.sit(game, seed), this.plan.limits);
  }

  /** The match for a game: entrants with decks of other sizes need one for each order of seats. */
  private table(game: number): { match: Match; counter: GameCounter } {
    const cards = this.decksOf(game).reduce((sum, deck) => sum + deck.length, 0);
    if (this.match === null || this.match.cards !== cards) this.match = createMatch(this.program, this.decksOf(game));
    this.counter ??= new GameCounter(this.match, statisticsOf(this.plugin));
    this.match.sink = this.counter;
    return { match: this.match, counter: this.counter };
  }

  private decksOf(game: number): (readonly number[])[] {
    return this.seating.decksOf(game).map(({ cards }) => cards);
  }

  private one(match: Match, counter: GameCounter, game: number): GameRow {
    const seed = seedOf(this.plan, game);
    const choose = this.seating.sit(game, seed);
    counter.reset();
    match.ruleCounts.fill(0);
    match.start(seed, this.decksOf(game));
    const { winner, cause, turns } = playOut(match, choose, this.plan.limits ?? DEFAULT_LIMITS);
    return {
      game,
      winner,
      cause,
      starter: counter.starter < 0 ? null : counter.starter,
      turns,
      decisions: match.decisions,
      leadChanges: counter.leadChanges,
      counts: [...counter.counts],
      draws: counter.draws.result(),
    };
  }

  private rulesOf(match: Match): Record<string, number> {
    const fired: Record<string, number> = {};
    this.program.mechanics.rules.forEach((id, rule) => {
      if (match.ruleCounts[rule]! > 0) fired[id] = match.ruleCounts[rule]!;
    });
    return fired;
  }

  private countCards(into: Record<string, CardTally>, match: Match, counter: GameCounter, row: GameRow): void {
    const won = (seat: number): number => (row.winner === null ? 0.5 : row.winner === seat ? 1 : 0);
    // A card counts once for each seat, however many copies of it were drawn.
    const seen = new Map<number, number>();
    for (let card = 0; card < match.cards; card++) {
      const bits = counter.drawn[card]! | (counter.played[card]! << 1);
      const key = match.def[card]! * match.seats + match.owner[card]!;
      if (bits > 0) seen.set(key, (seen.get(key) ?? 0) | bits);
    }
    for (const [key, bits] of seen) {
      const slug = match.program.defs[Math.floor(key / match.seats)]!.slug;
      const tally = (into[slug] ??= { drawn: 0, drawnWon: 0, played: 0, playedWon: 0 });
      const part = won(key % match.seats);
      if (bits & 1) {
        tally.drawn++;
        tally.drawnWon += part;
      }
      if (bits & 2) {
        tally.played++;
        tally.playedWon += part;
      }
    }
  }
}
