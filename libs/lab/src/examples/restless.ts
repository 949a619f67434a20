/**
 * Takes a decision in a copy of the match, then in the match itself, and then undoes it. The result must be the same each time, and
 * after the undo the seat must be asked for the same options as before.
 */
import { Match } from '@rulewright/engine';

/** Thrown when the copy, or the match after the undo, differs. */
export class RestlessError extends Error {}

const asked = (match: Match): string =>
  JSON.stringify([match.decisionSeat, [...match.options.subarray(0, match.optionCount)]]);

/** Takes option `index` in a copy and in the match, and undoes it in the match. @throws RestlessError */
export function restless(match: Match, index: number): void {
  const { sink, script } = match;
  const counts = match.ruleCounts.slice();
  const before = match.save();
  const question = asked(match);
  const copy = new Match(match.program, match.seats, match.cards);
  copy.autoSingle = match.autoSingle;
  copy.load(before);
  match.sink = null;
  const results = [copy, match].map((one) => {
    one.script = script && [...script];
    if (one === copy) {
      one.advance();
      if (asked(one) !== question) throw new RestlessError(`A copy asks ${asked(one)} instead of ${question}.`);
    }
    one.choose(index);
    one.advance();
    return `${one.digest()} ${asked(one)}`;
  });
  if (results[0] !== results[1]) throw new RestlessError(`A copy plays differently: ${results.join(', not ')}.`);
  match.load(before);
  match.script = script;
  match.advance();
  if (asked(match) !== question)
    throw new RestlessError(`After an undo, it asks ${asked(match)} instead of ${question}.`);
  match.ruleCounts.set(counts);
  match.sink = sink;
}
