/**
 * The Aura that a Caster could pay with, counted once for all Pages of a list of options. Valid until something changes,
 * so call `begin` before each list.
 */
import type { M } from '../model/model.ts';
import { AURA_COUNT, auraSum, type AuraVector } from '../model/words.ts';
import { anyPays, auraOf, auraSources } from './aura.ts';

const NOT_COUNTED = -1;

export class AuraReach {
  private total = NOT_COUNTED;
  private readonly byType = new Int32Array(AURA_COUNT);
  private readonly found: AuraVector[] = [];

  begin(): this {
    this.total = NOT_COUNTED;
    return this;
  }

  /** Counts the Aura that the seat has or can generate, by type and in total. */
  private count(m: M, seat: number): void {
    const { byType, found } = this;
    this.total = 0;
    for (let type = 0; type < AURA_COUNT; type++) this.total += byType[type] = auraOf(m, seat, type);
    const sources = auraSources(m, seat, found);
    for (let at = 0; at < sources; at++) {
      for (let type = 0; type < AURA_COUNT; type++) byType[type]! += found[at]![type]!;
      this.total += auraSum(found[at]!);
    }
  }

  /** Whether the seat can pay a cost. `sum` is the total of the cost (mz.aura.typed-cost, mz.aura.neutral-paid-by-any). */
  pays(m: M, seat: number, cost: AuraVector, sum: number): boolean {
    if (sum === 0) return true;
    if (this.total === NOT_COUNTED) this.count(m, seat);
    if (sum > this.total) return false;
    for (let type = 0; type < AURA_COUNT; type++)
      if (cost[type]! > this.byType[type]! && !anyPays(m, type)) return false;
    return true;
  }
}
