/**
 * Trains a policy for a ruleset by self-play. Each round plays games and then trains on their decisions. The same ruleset, decks, seed and
 * number of games give the same weights, in one run or in several.
 */
import {
  POLICY_FORMAT,
  Random,
  createMatch,
  usualSeats,
  winnersIn,
  type Chooser,
  mixSeed,
  type Match,
  type PolicyDocument,
  type Program,
} from '@rulewright/engine';
import { packWeights, type PolicyWeights } from '@rulewright/bots';
import { Decisions } from './decisions.ts';
import { Learner } from './learner.ts';
import { lesson } from './lesson.ts';

/** The decay of later errors. The error of a prediction n decisions later has the weight (HASTE * REACH) ** n. */
const REACH = 0.95;
/** The discount of a result for each decision before it. It is below 1, so that a leading seat ends the match soon. */
const HASTE = 0.999;
/** The value of a match without a winner. It is below the mean of a win and a loss, so that no seat waits for a draw. */
const DRAWN = -0.5;
/** A match that needs more decisions ends without a winner. */
const MOST_DECISIONS = 700;

const RANGE = 2 ** 30;
const TINY = 1e-12;

/** Draws a random option with the learner's probabilities, and records the decision. Returns the index of the option. */
function decide(match: Match, learner: Learner, d: Decisions, random: Random): number {
  const { sight, chances } = learner;
  const seat = match.decisionSeat;
  d.start.push(d.pairs);
  sight.readPosition(match, seat);
  const { position } = sight;
  for (let i = 0; i < position.length; i++) if (position[i] !== 0) d.pair(i, position[i]!);
  const end = d.pairs;
  d.end.push(end);
  d.foretold.push(learner.look(d, d.start.at(-1)!, end));
  d.firstOption.push(d.ends.length);
  const count = match.optionCount;
  d.options.push(count);
  for (let option = 0; option < count; option++) {
    const from = d.pairs;
    sight.readOption(match, seat, match.options[option]!);
    for (let i = 0; i < sight.count; i++) d.pair(sight.at[i]!, sight.value[i]!);
    d.ends.push(d.pairs);
    learner.score(d, option, from, d.pairs);
  }
  learner.toChances(count);
  let left = random.below(RANGE) / RANGE;
  let chosen = 0;
  while (chosen < count - 1 && (left -= chances[chosen]!) > 0) chosen++;
  d.chosen.push(chosen);
  d.seat.push(seat);
  d.chance.push(Math.log(chances[chosen]! + TINY));
  d.gain.push(0);
  d.result.push(0);
  return chosen;
}

/** Plays a started match to its end, and adds its decisions to `d`. */
function playGame(match: Match, learner: Learner, d: Decisions, random: Random): void {
  const first = d.count;
  const choose: Chooser = (at) => (at.optionCount === 1 ? 0 : decide(at, learner, d, random));
  if (match.play(choose, MOST_DECISIONS)) match.program.mechanics.cutOff(match);
  const winners = winnersIn(match);
  const losers = match.seats - winners.length;
  for (let seat = 0; seat < match.seats; seat++)
    judge(d, first, seat, winners.length === 0 ? DRAWN : winners.includes(seat) ? 1 : -winners.length / losers);
}

/** Estimates how much better each decision of a seat did than predicted. Runs backwards from the end of the game. */
function judge(d: Decisions, first: number, seat: number, result: number): void {
  let next = result;
  let gain = 0;
  for (let n = d.count - 1; n >= first; n--) {
    if (d.seat[n] !== seat) continue;
    const foretold = d.foretold[n]!;
    gain = HASTE * (next + REACH * gain) - foretold;
    d.gain[n] = gain;
    d.result[n] = foretold + gain;
    next = foretold;
  }
}

export interface TrainingPlan {
  /** The number of games in the whole training. The learning rate falls with the share of rounds played. */
  readonly games: number;
  readonly seed: number;
  /** The definition numbers of the cards, by deck. On average, more than half of the games are between equal decks. */
  readonly decks: readonly (readonly number[])[];
  /** The number of hidden units of a new policy. A policy that continues another keeps the number of units. `HIDDEN` if it is not given. */
  readonly hidden?: number;
  /** A policy to start from, such as the policy of the unchanged ruleset. */
  readonly from?: { readonly ruleset: string; readonly weights: PolicyWeights };
}

/** The figures of a round. */
export interface TrainingRound {
  readonly games: number;
  /** The mean number of decisions in a game. */
  readonly decisions: number;
  /** The mean of the negative logarithm of the chosen option's chance. It is 0 if the learner always takes the same option in the same position. */
  readonly doubt: number;
  /** The mean squared error of the predicted results. */
  readonly surprise: number;
}

export const GAMES_OF_ROUND = 64;
const LESSONS = 2;
/** The usual number of hidden units. */
export const HIDDEN = 24;
const JUDGING = 16;
const RATE = 0.002;
const ENTROPY = 0.02;
/** The smallest share of the initial rate and entropy weight. Both decrease to it during the training. */
const LEAST = 0.05;
/** Changes to seeds, so that choices and orders use other random numbers than the games. */
const CHOICE_STREAM = 0x7472;
const ORDER_STREAM = 0x6f72;

export class Trainer {
  readonly learner: Learner;
  /** The number of rounds played so far. */
  rounds = 0;
  private readonly decisions = new Decisions();
  private readonly random = new Random(0);
  private readonly matches = new Map<number, Match>();

  constructor(
    private readonly program: Program,
    private readonly plan: TrainingPlan,
  ) {
    this.learner = new Learner(program, plan.from?.weights.hidden ?? plan.hidden ?? HIDDEN, JUDGING, plan.seed);
    if (plan.from) this.learner.startFrom(plan.from.weights);
  }

  get allRounds(): number {
    return Math.ceil(this.plan.games / GAMES_OF_ROUND);
  }

  /** Plays one round and trains on its decisions. */
  round(): TrainingRound {
    const { decisions: d, random, learner, plan } = this;
    const roundSeed = mixSeed(plan.seed, this.rounds);
    d.clear();
    for (let game = 0; game < GAMES_OF_ROUND; game++) this.play(mixSeed(roundSeed, game));
    const left = Math.max(LEAST, 1 - this.rounds / this.allRounds);
    const report: TrainingRound = {
      games: GAMES_OF_ROUND,
      decisions: d.count / GAMES_OF_ROUND,
      doubt: -d.chance.reduce((sum, each) => sum + each, 0) / d.count,
      surprise: d.gain.reduce((sum, each) => sum + each * each, 0) / d.count,
    };
    d.scaleGains();
    random.reseed(roundSeed ^ ORDER_STREAM);
    for (let n = 0; n < LESSONS; n++) lesson(learner, d, { rate: RATE * left, entropy: ENTROPY * left }, random);
    this.rounds++;
    return report;
  }

  /** Plays one game. The seed chooses the two decks. */
  private play(seed: number): void {
    const { random, plan } = this;
    random.reseed(seed ^ CHOICE_STREAM);
    const mine = plan.decks[random.below(plan.decks.length)]!;
    const theirs = random.below(2) === 0 ? mine : plan.decks[random.below(plan.decks.length)]!;
    const seats = usualSeats(this.program);
    const decks = Array.from({ length: seats }, (_, seat) => (seat === 0 ? mine : theirs));
    const cards = decks.reduce((sum, { length }) => sum + length, 0);
    const match = this.matches.get(cards) ?? createMatch(this.program, decks);
    this.matches.set(cards, match);
    match.start(seed, decks);
    playGame(match, this.learner, this.decisions, random);
  }

  /** The current policy. */
  document(): PolicyDocument {
    const { ruleset } = this.program;
    return {
      format: POLICY_FORMAT,
      game: ruleset.game,
      ruleset: ruleset.id,
      hash: ruleset.hash,
      parameters: ruleset.parameters,
      ...(this.plan.from && { from: this.plan.from.ruleset }),
      games: this.rounds * GAMES_OF_ROUND,
      seed: this.plan.seed,
      ...packWeights(this.learner.weights()),
    };
  }
}
