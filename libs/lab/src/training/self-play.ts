/** Plays games of a learner against itself, and estimates the value of each decision. */
import type { Match, Random } from '@rulewright/engine';
import type { Decisions } from './decisions.ts';
import type { Learner } from './learner.ts';

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
export function playGame(match: Match, learner: Learner, d: Decisions, random: Random): void {
  const first = d.count;
  const { mechanics } = match.program;
  for (let left = MOST_DECISIONS; match.advance(); left--) {
    if (left === 0) {
      mechanics.cutOff(match);
      break;
    }
    match.choose(match.optionCount === 1 ? 0 : decide(match, learner, d, random));
  }
  const { winner } = mechanics.result(match);
  for (let seat = 0; seat < match.seats; seat++)
    judge(d, first, seat, winner === null ? DRAWN : winner === seat ? 1 : -1 / (match.seats - 1));
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
