/** Parts that are taken together, and what they are expected to cost: short ones by the dozen, long ones one by one. */
import { botById } from '@rulewright/bots';
import type { LabPlan } from '../runs/plan/lab-plan.ts';
import type { PartOrder } from '../runs/plan/lab-plan.ts';

/** What waits in a queue as one. */
export interface Bundle {
  readonly orders: readonly PartOrder[];
  /** Expected work: games times the budget of their bots. */
  readonly work: number;
}

/** Work of a game between bots that do not think. */
const LEAST = 1 / 25;
/** A bundle is short work; a part that is more is a bundle by itself. */
const WORK_OF_BUNDLE = 20;
const MOST_PARTS = 32;

/** The mean budget of the bots that play: what a decision of a game costs. */
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
