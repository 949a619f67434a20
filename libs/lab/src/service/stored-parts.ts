/** The stored form of parts, and the parts of a plan that are still missing. */
import { jsonColumn, type LabPartEntity, type LabPartKey, type LabStore } from '@rulewright/database';
import { z } from 'zod';
import type { RunPart } from '../runs/plan/run-part.ts';
import { orderKey, ordersOf, partsInOrder, type LabPlan, type PartOrder } from '../runs/plan/lab-plan.ts';

type Played = Pick<RunPart, 'rows' | 'cards' | 'rules' | 'checksum'>;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Validates only the outline of a part. A report reads every row of its run, and a schema for every row would take 40 ms instead of 26 ms
 * for 20,000 games.
 */
const outline = z.object({
  rows: z.custom<Played['rows']>(Array.isArray, 'rows are not a list'),
  cards: z.custom<Played['cards']>(isObject, 'cards are not an object'),
  rules: z.custom<Played['rules']>(isObject, 'rules are not an object'),
  checksum: z.number(),
});
const dataColumn = jsonColumn<Played>('lab_parts', 'data', outline);

export const storedPart = (run: string, part: RunPart): LabPartEntity => ({
  runId: run,
  arm: part.arm,
  fromGame: part.from,
  toGame: part.to,
  data: dataColumn.write({ rows: part.rows, cards: part.cards, rules: part.rules, checksum: part.checksum }),
  decisions: part.decisions ?? null,
  playedAt: new Date().toISOString(),
});

/** Reads the stored parts of a run that count, see `partsInOrder`. */
export async function readParts(store: LabStore, run: string, plan: LabPlan): Promise<RunPart[]> {
  const stored = await store.parts(run);
  const keyed = stored.map(({ arm, fromGame, toGame, data }) => ({ arm, from: fromGame, to: toGame, data }));
  return partsInOrder(plan, keyed).map(({ data, ...order }) => ({
    ...order,
    ...dataColumn.read(data, `${run}/${orderKey(order)}`),
  }));
}

/** The parts in `orders` that are not stored yet. */
export async function missingOf(store: LabStore, run: string, orders: readonly PartOrder[]): Promise<PartOrder[]> {
  const firsts = orders.map(({ from }) => from);
  return without(orders, await store.keys(run, firsts));
}

/** The parts of a plan that are not stored yet. */
export async function missingParts(store: LabStore, run: string, plan: LabPlan): Promise<PartOrder[]> {
  return without(ordersOf(plan), await store.keys(run));
}

function without(orders: readonly PartOrder[], keys: readonly LabPartKey[]): PartOrder[] {
  const stored = new Set(keys.map(({ arm, fromGame }) => orderKey({ arm, from: fromGame })));
  return orders.filter((order) => !stored.has(orderKey(order)));
}
