/** The goals of tuning: target values for metrics, and the distance of a result from its target. */

import { LabError } from '../plan/lab-error.ts';

export type Relation = '=' | '<=' | '>=';

export interface Goal {
  /** Id of a metric. */
  readonly metric: string;
  readonly relation: Relation;
  readonly value: number;
}

/** Reads `turns=12`, `starter-wins<=0.52` or `starter-wins<=52%`. @throws LabError */
export function parseGoal(text: string): Goal {
  const [, metric, relation, number, percent] =
    /^([\w-]+)\s*(<=|>=|=)\s*(\d+(?:\.\d+)?)\s*(%?)$/u.exec(text.trim()) ?? [];
  if (!metric || !number)
    throw new LabError('bad-goal', `"${text}" is not a goal. Write goals like turns=12 or starter-wins<=52%.`);
  return { metric, relation: relation as Relation, value: Number(number) / (percent ? 100 : 1) };
}

/** The distance of a value from its goal, as a fraction of the goal. 0 if the goal is met. */
export function missOf({ relation, value: wanted }: Goal, actual: number): number {
  const gap = actual - wanted;
  const miss = relation === '=' ? Math.abs(gap) : relation === '<=' ? Math.max(0, gap) : Math.max(0, -gap);
  return miss / Math.max(Math.abs(wanted), 1e-9);
}
