/** What a position is worth to a seat: its chance of winning, from the numbers that the game counts and how matches end. */
import type { Evaluation, Mechanics, Match } from '@rulewright/engine';

/** Weights in place of the game's own, by measure; those left out keep theirs. */
export interface Weights {
  readonly [measure: string]: number;
}

/** Every weight zero: a judge that likes all positions alike. */
export const NO_WEIGHTS: unique symbol = Symbol('no weights');

export class Judge {
  private readonly weights: readonly number[];
  private readonly numbers: Float64Array;
  private readonly evaluation: Evaluation | undefined;
  /** How much the end of a match counts: all or nothing. */
  private readonly outcome: 0 | 1;

  constructor(mechanics: Mechanics, weights: Weights | typeof NO_WEIGHTS = {}) {
    const measures = mechanics.evaluation?.measures ?? [];
    this.evaluation = mechanics.evaluation;
    this.outcome = weights === NO_WEIGHTS ? 0 : 1;
    this.weights = measures.map(({ id, weight }) => (weights === NO_WEIGHTS ? 0 : (weights[id] ?? weight)));
    this.numbers = new Float64Array(measures.length);
  }

  /** From 0, lost, to 1, won. A drawn match is worth a half. */
  worth(match: Match, seat: number): number {
    if (match.over) {
      const { winner } = match.program.mechanics.result(match);
      return this.outcome === 0 || winner === null ? 0.5 : winner === seat ? 1 : 0;
    }
    if (!this.evaluation) return 0.5;
    this.evaluation.measure(match, seat, this.numbers);
    const odds = this.weights.reduce((sum, weight, i) => sum + weight * this.numbers[i]!, 0);
    return 1 / (1 + Math.exp(-odds));
  }
}
