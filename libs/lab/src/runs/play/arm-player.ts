/** Plays the games of one arm of a plan. Long games are played in steps, so that a thread can play several side by side. */
import { botById, type Bot } from '@rulewright/bots';
import {
  DEFAULT_LIMITS,
  EventRecorder,
  compileForDecks,
  createMatch,
  deckDefs,
  playingOut,
  replayOf,
  type Chooser,
  type DeckList,
  type GamePlugin,
  type Match,
  type Program,
  type Replay,
} from '@rulewright/engine';
import { addCounts } from '../../counts.ts';
import { Seating } from '../../seating.ts';
import { GameCounter } from './game-counter.ts';
import { packDecisions } from '../plan/packed-decisions.ts';
import { statisticsOf, type CardTally, type GameRow, type RunPart } from '../plan/run-part.ts';
import { seedOf, type Arm, type LabPlan } from '../plan/lab-plan.ts';

/** Work that pauses after each step. */
export type Steps<Result> = Generator<void, Result>;

/** Decisions between two pauses of bots that do not think: they take many in a moment. */
const QUICK_DECISIONS = 500;

/** Does work without pauses. */
function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

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

  /** Whether its decisions are worth keeping. */
  private readonly thinks: boolean;

  /**
   * @param botOf another way to find bots, @param compiled the arm's program, where somebody has it already
   * @throws ProgramError for what the ruleset cannot play; UnknownBotError
   */
  constructor(
    private readonly plugin: GamePlugin,
    private readonly plan: LabPlan,
    private readonly arm: number,
    private readonly botOf: (id: string) => Bot = botById,
    compiled: Program | null = null,
  ) {
    this.program = compiled ?? this.compile(arm);
    const decks = plan.entrants.map(({ deck: list }) => ({ list, cards: deckDefs(this.program, list) }));
    // Made here too, so that what cannot be seated is refused before the first game.
    createMatch(
      this.program,
      decks.map(({ cards }) => cards),
    );
    const bots = plan.entrants.map(({ bot }) => botOf(bot));
    this.thinks = bots.some(({ budget }) => budget > 0);
    this.seating = new Seating(
      bots.map((bot) => bot.create()),
      decks,
      plan.swap,
    );
  }

  private compile(arm: number): Program {
    const { plugin, plan } = this;
    const { ruleset, cards } = plan.arms[arm] as Arm;
    if (plan.cards !== 'decks') return plugin.compile(ruleset, cards);
    const known = new Map(cards.map((card) => [card.id, card]));
    return compileForDecks(
      plugin,
      ruleset,
      known,
      plan.entrants.map(({ deck }) => deck),
    );
  }

  /** One more player of the same arm, for games that are played at the same time. */
  another(): ArmPlayer {
    return new ArmPlayer(this.plugin, this.plan, this.arm, this.botOf, this.program);
  }

  /** Plays games `from` to `to` (not included). */
  play(from: number, to: number): RunPart {
    return atOnce(this.playing(from, to));
  }

  /** The same, in steps. */
  *playing(from: number, to: number): Steps<RunPart> {
    const decided: number[][] = [];
    const rows: GameRow[] = [];
    const cards: Record<string, CardTally> = {};
    const rules: Record<string, number> = {};
    let checksum = 0;
    for (let game = from; game < to; game++) {
      const { match, counter } = this.table(game);
      const decisions: number[] = [];
      const row = yield* this.one(match, counter, game, decisions);
      if (this.thinks) decided.push(decisions);
      rows.push(row);
      this.countCards(cards, match, counter, row);
      checksum = (checksum + match.digest()) >>> 0;
      addCounts(rules, this.rulesOf(match));
    }
    const part = { arm: this.arm, from, to, rows, cards, rules, checksum };
    return this.thinks ? { ...part, decisions: packDecisions(decided) } : part;
  }

  /** Plays one game once more and keeps it. @param decisions what was decided in it; without them its bots think again */
  replay(game: number, decisions?: readonly number[]): Replay {
    return atOnce(this.replaying(game, decisions));
  }

  /** The same, in steps. */
  *replaying(game: number, decisions?: readonly number[]): Steps<Replay> {
    const seed = seedOf(this.plan, game);
    const decks = this.seating.decksOf(game).map(({ list }) => list);
    const defs = this.decksOf(game);
    const match = createMatch(this.program, defs);
    const recorder = new EventRecorder();
    match.sink = recorder;
    const taken: number[] = [];
    const choose = decisions ? (): number => decisions[taken.length]! : this.seating.sit(game, seed);
    match.start(seed, defs);
    const pause = decisions ? QUICK_DECISIONS : this.pause;
    yield* playingOut(match, noting(choose, taken), pause, this.plan.limits ?? DEFAULT_LIMITS);
    return replayOf(match, { decks, seed, decisions: taken, events: recorder.records });
  }

  /** Decisions between two pauses. */
  private get pause(): number {
    return this.thinks ? 1 : QUICK_DECISIONS;
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

  private *one(match: Match, counter: GameCounter, game: number, taken: number[]): Steps<GameRow> {
    const seed = seedOf(this.plan, game);
    const sitting = this.seating.sit(game, seed);
    const choose = this.thinks ? noting(sitting, taken) : sitting;
    counter.reset();
    match.ruleCounts.fill(0);
    match.start(seed, this.decksOf(game));
    const { winner, cause, turns } = yield* playingOut(match, choose, this.pause, this.plan.limits ?? DEFAULT_LIMITS);
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

/** A chooser that also writes down what it chose. */
const noting =
  (choose: Chooser, taken: number[]): Chooser =>
  (match, seat) => {
    const option = choose(match, seat);
    taken.push(option);
    return option;
  };
