/** Scores a position for a seat by its chance of winning, from the result of a finished match or the measures that the game defines. */
import { winnersIn, worthFor, type Evaluation, type Mechanics, type Match } from '@rulewright/engine';

/** Weights that replace those of the game, by measure. Other measures keep the game's weight. */
export interface Weights {
  readonly [measure: string]: number;
}

/** Given in place of weights. The judge then scores all positions the same. */
export const NO_WEIGHTS: unique symbol = Symbol('no weights');

export class Judge {
  private readonly weights: readonly number[];
  private readonly numbers: Float64Array;
  private readonly evaluation: Evaluation | undefined;
  /** Whether the result of a finished match counts. 0 only with NO_WEIGHTS. */
  private readonly outcome: 0 | 1;

  constructor(mechanics: Mechanics, weights: Weights | typeof NO_WEIGHTS = {}) {
    const measures = mechanics.evaluation?.measures ?? [];
    this.evaluation = mechanics.evaluation;
    this.outcome = weights === NO_WEIGHTS ? 0 : 1;
    this.weights = measures.map(({ id, weight }) => (weights === NO_WEIGHTS ? 0 : (weights[id] ?? weight)));
    this.numbers = new Float64Array(measures.length);
  }

  /** The score, from 0 (lost) to 1 (won). A drawn match is 0.5. */
  worth(match: Match, seat: number): number {
    if (match.over) {
      return this.outcome === 0 ? 0.5 : worthFor(winnersIn(match), seat);
    }
    if (!this.evaluation) return 0.5;
    const { weights, numbers } = this;
    this.evaluation.measure(match, seat, numbers);
    let odds = 0;
    for (let at = 0; at < weights.length; at++) odds += weights[at]! * numbers[at]!;
    return 1 / (1 + Math.exp(-odds));
  }
}
