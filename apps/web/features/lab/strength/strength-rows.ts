/** Groups the measured strength of bots for the tables and curves of the lab. */
import type { BotStrengthQuery } from '@rulewright/api-client';
import { groupBy } from '../../../shared/group-by.ts';

export type StrengthRows = BotStrengthQuery['botStrength'];
export type Strength = StrengthRows[number];

/** The scores of one pairing of bots, under each ruleset that it played. */
export interface PairingRow {
  readonly key: string;
  readonly bot: string;
  readonly against: string;
  readonly budget: number | null;
  /** One cell for each ruleset, in order; undefined if the pairing did not play under it. */
  readonly cells: readonly (Strength | undefined)[];
}

/** One curve: the scores of a bot with increasing budgets, under one ruleset. */
export interface Curve {
  readonly key: string;
  readonly measure: string;
  readonly bot: string;
  readonly against: string;
  readonly ruleset: string;
  readonly points: readonly (Strength & { readonly budget: number })[];
}

/** The rulesets of these rows: first those in `order`, then the others. */
export function rulesetsOf(rows: StrengthRows, order: readonly string[]): string[] {
  const played = [...new Set(rows.map(({ ruleset }) => ruleset))];
  return [...order.filter((id) => played.includes(id)), ...played.filter((id) => !order.includes(id))];
}

/** One row for each pairing of bots, with a cell for each ruleset. */
export function pairingRows(rows: StrengthRows, rulesets: readonly string[]): PairingRow[] {
  const groups = groupBy(rows, ({ bot, against, budget }) => [bot, against, budget ?? ''].join(' '));
  return [...groups].map(([key, group]) => {
    const { bot, against, budget } = group[0]!;
    const cells = rulesets.map((id) => group.find(({ ruleset }) => ruleset === id));
    return { key, bot, against, budget: budget ?? null, cells };
  });
}

/** The curves of strength against budget that have at least two points. */
export function curvesOf(rows: StrengthRows): Curve[] {
  const points = rows.flatMap((row) =>
    row.budget == null || (row.measure !== 'budget' && row.measure !== 'training')
      ? []
      : [{ ...row, budget: row.budget }],
  );
  return [...groupBy(points, ({ measure, ruleset, bot }) => `${ruleset} ${measure} ${bot}`)]
    .map(([key, group]) => {
      const { measure, bot, against, ruleset } = group[0]!;
      return { key, measure, bot, against, ruleset, points: group.toSorted((a, b) => a.budget - b.budget) };
    })
    .filter((curve) => curve.points.length > 1);
}

/** A score in percent with its interval, such as `67.8% ± 3.6`. */
export const scoreText = ({ score, margin }: Pick<Strength, 'score' | 'margin'>): string =>
  `${(100 * score).toFixed(1)}% ± ${(100 * margin).toFixed(1)}`;
