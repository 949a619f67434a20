/** Groups parts into bundles by their expected cost. Many short parts form one bundle, and a long part is a bundle of its own. */
import { botById } from '@rulewright/bots';
import type { LabPlan } from '../runs/plan/lab-plan.ts';
import type { PartOrder } from '../runs/plan/lab-plan.ts';

/** Parts that a worker takes from the queue together. */
export interface Bundle {
  readonly orders: readonly PartOrder[];
  /** Expected work: the number of games times the mean budget of the bots. */
  readonly work: number;
}

/** The work of a game between bots that do not think. */
const LEAST = 1 / 25;
/** The most work in a bundle. A part with more is a bundle by itself. */
const WORK_OF_BUNDLE = 20;
const MOST_PARTS = 32;

/** The mean budget of the bots. This is the expected cost of a decision. */
export const budgetOf = (bots: readonly { readonly bot: string }[]): number =>
  bots.reduce((sum, { bot }) => sum + botById(bot).budget, 0) / bots.length;

export function bundlesOf(plan: Pick<LabPlan, 'entrants'>, orders: readonly PartOrder[]): Bundle[] {
  const game = Math.max(LEAST, budgetOf(plan.entrants));
  const bundles: { orders: PartOrder[]; work: number }[] = [];
  for (const order of orders) {
    const work = (order.to - order.from) * game;
    const last = bundles.at(-1);
    if (last && last.work + work <= WORK_OF_BUNDLE && last.orders.length < MOST_PARTS) {
      last.orders.push(order);
      last.work += work;
    } else bundles.push({ orders: [order], work });
  }
  return bundles;
}
