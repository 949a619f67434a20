/** Parts as they are stored, and which of a plan are still to be played. */
import type { LabPartEntity, LabPartKey, LabStore } from '@rulewright/database';
import type { RunPart } from '../runs/plan/run-part.ts';
import { ordersOf, type LabPlan, type PartOrder } from '../runs/plan/lab-plan.ts';

export const storedPart = (run: string, part: RunPart): LabPartEntity => ({
  runId: run,
  arm: part.arm,
  fromGame: part.from,
  toGame: part.to,
  data: JSON.stringify({ rows: part.rows, cards: part.cards, rules: part.rules, checksum: part.checksum }),
  decisions: part.decisions ?? null,
  playedAt: new Date().toISOString(),
});

/** The parts of a run that are stored. */
export async function readParts(store: LabStore, run: string): Promise<RunPart[]> {
  const stored = await store.parts(run);
  return stored.map(({ arm, fromGame, toGame, data }) => ({
    arm,
    from: fromGame,
    to: toGame,
    ...(JSON.parse(data) as Omit<RunPart, 'arm' | 'from' | 'to'>),
  }));
}

const keyOf = ({ arm, fromGame }: LabPartKey): string => `${arm}/${fromGame}`;

/** Names a part among those of its run. */
export const orderKey = ({ arm, from }: PartOrder): string => keyOf({ arm, fromGame: from });

/** Those of `orders` that nobody has stored. */
export async function missingOf(store: LabStore, run: string, orders: readonly PartOrder[]): Promise<PartOrder[]> {
  const firsts = orders.map(({ from }) => from);
  return without(orders, await store.keys(run, firsts));
}

/** The parts of a plan that nobody has stored. */
export async function missingParts(store: LabStore, run: string, plan: LabPlan): Promise<PartOrder[]> {
  return without(ordersOf(plan), await store.keys(run));
}

function without(orders: readonly PartOrder[], keys: readonly LabPartKey[]): PartOrder[] {
  const stored = new Set(keys.map(keyOf));
  return orders.filter((order) => !stored.has(orderKey(order)));
}
