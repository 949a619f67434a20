/** Plays the games of one arm of a plan. Long games are played in steps, so that a thread can play several at the same time. */
import { botById, type Bot } from '@rulewright/bots';
import {
  winnerWord,
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
import { planOfArm, seedOf, type Arm, type LabPlan } from '../plan/lab-plan.ts';
import { adaptationTo, type Adaptation } from './adaptation.ts';

/** Work that yields after each step. */
export type Steps<Result> = Generator<void, Result>;

/** Decisions per step for bots that do not think, because each takes very little time. */
const QUICK_DECISIONS = 500;

/** Runs all steps without a break. */
function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A deck as it was listed, and as card numbers of the program. */
interface KnownDeck {
  readonly list: DeckList;
  readonly cards: readonly number[];
}

/** Plays games of one arm. Reuses its match and bots for all games. */
export class ArmPlayer {
  private readonly program: Program;
  private seating: Seating<KnownDeck>;
  private readonly bots: readonly Bot[];
  private readonly decks: readonly KnownDeck[];
  /** How the learned players of this arm adapt to it; null once they have, and if they play as they are. */
  private adaptation: Adaptation | null = null;
  private match: Match | null = null;
  private counter: GameCounter | null = null;

  /** Whether decisions are stored with a part, because the bots think. */
  private readonly thinks: boolean;
  /** The plan of the arm. */
  private readonly plan: LabPlan;

  /**
   * @param botOf finds bots by id
   * @param compiled the arm's program, if the caller has it already
   * @throws ProgramError if the ruleset cannot be played; UnknownBotError
   */
  constructor(
    private readonly plugin: GamePlugin,
    whole: LabPlan,
    private readonly arm: number,
    private readonly botOf: (id: string) => Bot = botById,
    compiled: Program | null = null,
  ) {
    const plan = planOfArm(whole, arm);
    this.plan = plan;
    this.program = compiled ?? this.compile(arm);
    const decks = plan.entrants.map(({ deck: list }) => ({ list, cards: deckDefs(this.program, list) }));
    // Creates a match only to throw errors before the first game, for example if there are too few seats.
    createMatch(
      this.program,
      decks.map(({ cards }) => cards),
    );
    const bots = plan.entrants.map(({ bot }) => botOf(bot));
    const { adapted } = plan.arms[arm] as Arm;
    if (adapted !== undefined && bots.some(({ isLearned }) => isLearned === true))
      this.adaptation = adaptationTo(this.program, {
        ...{ games: adapted, seed: plan.seed },
        decks: decks.map(({ cards }) => cards),
      });
    // A replay of adapted players needs no second training.
    this.thinks = this.adaptation !== null || bots.some(({ budget }) => budget > 0);
    this.bots = bots;
    this.decks = decks;
    this.seating = this.seated(bots);
  }

  private seated(bots: readonly Bot[]): Seating<KnownDeck> {
    return new Seating(
      bots.map((bot) => bot.create()),
      this.decks,
      this.plan.swap,
    );
  }

  /** Lets the learned players adapt, once, before the first game. */
  private *adapting(): Steps<void> {
    if (!this.adaptation) return;
    for (; !this.adaptation.isDone; yield) this.adaptation.round();
    const learned = this.adaptation.bot();
    this.seating = this.seated(this.bots.map((bot) => (bot.isLearned === true ? learned : bot)));
    this.adaptation = null;
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

  /** Returns another player of the same arm, to play games at the same time. */
  another(): ArmPlayer {
    return new ArmPlayer(this.plugin, this.plan, this.arm, this.botOf, this.program);
  }

  /** Plays the games from `from` up to but not including `to`. */
  play(from: number, to: number): RunPart {
    return atOnce(this.playing(from, to));
  }

  /** The same as `play`, in steps. */
  *playing(from: number, to: number): Steps<RunPart> {
    yield* this.adapting();
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
      this.countCards(cards, match, counter);
      checksum = (checksum + match.digest()) >>> 0;
      addCounts(rules, this.rulesOf(match));
    }
    const part = { arm: this.arm, from, to, rows, cards, rules, checksum };
    return this.thinks ? { ...part, decisions: packDecisions(decided) } : part;
  }

  /** Repeats one game and returns its replay. @param decisions the decisions of the game; without them, its bots think again */
  replay(game: number, decisions?: readonly number[]): Replay {
    return atOnce(this.replaying(game, decisions));
  }

  /** The same as `replay`, in steps. */
  *replaying(game: number, decisions?: readonly number[]): Steps<Replay> {
    if (!decisions) yield* this.adapting();
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

  /** Decisions per step. */
  private get pause(): number {
    return this.bots.some(({ budget }) => budget > 0) ? 1 : QUICK_DECISIONS;
  }

  /** The match object for a game. If deck sizes differ, another order of seats can need another match object. */
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
    const limits = this.plan.limits ?? DEFAULT_LIMITS;
    const result = yield* playingOut(match, counter.counting(choose), this.pause, limits);
    const { winners, cause, turns } = result;
    counter.ended(result);
    return {
      game,
      winner: winnerWord(winners),
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

  private countCards(into: Record<string, CardTally>, match: Match, counter: GameCounter): void {
    // A card counts once for each seat, even if the seat drew several copies.
    const seen = new Map<number, number>();
    for (let card = 0; card < match.cards; card++) {
      const bits = counter.drawn[card]! | (counter.played[card]! << 1);
      const key = match.def[card]! * match.seats + match.owner[card]!;
      if (bits > 0) seen.set(key, (seen.get(key) ?? 0) | bits);
    }
    for (const [key, bits] of seen) {
      const slug = match.program.defs[Math.floor(key / match.seats)]!.slug;
      const tally = (into[slug] ??= { drawn: 0, played: 0 });
      if (bits & 1) tally.drawn++;
      if (bits & 2) tally.played++;
    }
  }
}

/** Wraps a chooser and records its choices in `taken`. */
const noting =
  (choose: Chooser, taken: number[]): Chooser =>
  (match, seat) => {
    const option = choose(match, seat);
    taken.push(option);
    return option;
  };
