/**
 * The Aura that a Caster could pay with, counted once for all Pages of a list of options. Valid until something changes,
 * so call `begin` before each list.
 */
import type { M } from '../model/model.ts';
import { AURA_COUNT, type AuraVector } from '../model/words.ts';
import { ANY, anyPays, auraInReach } from './aura.ts';

const NOT_COUNTED = -1;

export class AuraReach {
  private all = NOT_COUNTED;
  private areTypesCounted = false;
  private readonly byType = new Int32Array(AURA_COUNT);

  begin(): this {
    this.all = NOT_COUNTED;
    this.areTypesCounted = false;
    return this;
  }

  /** The total Aura that the seat has and can generate. */
  private total(m: M, seat: number): number {
    if (this.all === NOT_COUNTED) this.all = auraInReach(m, seat, ANY);
    return this.all;
  }

  /** The same for one type. Most Pages cost more than the total, so few lists count types. */
  private ofType(m: M, seat: number, type: number): number {
    if (!this.areTypesCounted) {
      this.areTypesCounted = true;
      for (let other = 0; other < AURA_COUNT; other++) this.byType[other] = NOT_COUNTED;
    }
    if (this.byType[type] === NOT_COUNTED) this.byType[type] = auraInReach(m, seat, type);
    return this.byType[type]!;
  }

  /** Whether the seat can pay a cost, whose sum is `sum` (mz.aura.typed-cost, mz.aura.neutral-paid-by-any). */
  pays(m: M, seat: number, cost: AuraVector, sum: number): boolean {
    if (sum === 0) return true;
    if (sum > this.total(m, seat)) return false;
    for (let type = 0; type < AURA_COUNT; type++)
      if (cost[type]! > 0 && !anyPays(m, type) && cost[type]! > this.ofType(m, seat, type)) return false;
    return true;
  }
}
