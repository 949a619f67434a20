/** Playing a world on without much thought, to see where it leads. */
import type { Match, Random, Snapshot } from '@rulewright/engine';
import type { Judge } from './judge.ts';

/** Takes options at random for all seats: at most `decisions` of them, less when the match ends. The match waits at a decision or is over. */
export function playOn(match: Match, random: Random, decisions: number): void {
  for (let left = decisions; left > 0 && !match.over; left--) {
    match.choose(random.below(match.optionCount));
    match.advance();
  }
}

/**
 * Plays on as a player in a hurry would: at each decision the seat asked glances at a few of its options and takes the
 * one after which it stands best.
 */
export class Glancer {
  private before: Snapshot | undefined;

  /** @param options how many options are glanced at, drawn at random */
  constructor(private readonly options: number) {}

  /** As `playOn`, only better. */
  playOn(match: Match, random: Random, judge: Judge, decisions: number): void {
    for (let left = decisions; left > 0 && !match.over; left--) {
      match.choose(this.pick(match, random, judge));
      match.advance();
    }
  }

  private pick(match: Match, random: Random, judge: Judge): number {
    const count = match.optionCount;
    const first = random.below(count);
    if (count === 1 || this.options === 1) return first;
    const seat = match.decisionSeat;
    const before = (this.before = match.save(this.before));
    let best = first;
    let most = -1;
    const glances = Math.min(count, this.options);
    for (let n = 0; n < glances; n++) {
      const option = (first + Math.floor((n * count) / glances)) % count;
      match.choose(option);
      match.advance();
      const worth = judge.worth(match, seat);
      if (worth > most) {
        most = worth;
        best = option;
      }
      match.load(before);
      // The options are not part of what is saved: asking again brings them back.
      match.advance();
    }
    return best;
  }
}
