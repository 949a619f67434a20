/** The findings of a run of one ruleset: whether the starting player, or one of two entrants, wins more than an even share. */
import type { GamePlugin } from '@rulewright/engine';
import type { Finding } from './comparison-findings.ts';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan } from '../plan/lab-plan.ts';
import { metricsIn, partsOf, unitsOf } from './arm-result.ts';
import { chanceOf, holm, interval, ratio } from './statistics.ts';

/** Formats a share in percent. */
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

/** Whether all entrants have the same deck and bot. */
function areAlike({ entrants }: LabPlan): boolean {
  const texts = entrants.map(({ deck, bot }) =>
    JSON.stringify([deck.entries.map(({ card, copies }) => [card, copies]), bot]),
  );
  return new Set(texts).size === 1;
}

/**
 * Compares the wins of the starting player with an even share, if the players are equal. Otherwise the rules can let the stronger deck or
 * player start more often, and its wins would look like an advantage of the first turn. If entrants swap seats, also compares the wins of
 * each entrant. In each finding, `a` is the even share and `b` the result.
 * @param level the chance that any finding is wrong; 5% by default
 */
export function rulesetFindings(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  level?: number,
): Finding[] {
  const rows = partsOf(parts, 0).flatMap((part) => part.rows);
  if (rows.length === 0) return [];
  const even = 1 / plan.entrants.length;
  const metrics = metricsIn(plugin, plan, parts).filter(
    ({ id, implied }) => !implied && ((id === 'starter-wins' && areAlike(plan)) || /^entrant-\d+-wins$/u.test(id)),
  );
  const estimates = metrics.map((metric) => {
    const estimate = ratio(unitsOf(plan, metric, rows));
    return { estimate, against: { ...estimate, value: estimate.value - even } };
  });
  const shown = holm(
    estimates.map(({ against }) => chanceOf(against)),
    level,
  );
  return metrics.map(({ id, title, unit }, index) => {
    const { estimate, against } = estimates[index]!;
    const [low, high] = interval(estimate);
    const range = `${percent(estimate.value)} (${percent(low)} to ${percent(high)})`;
    const sentence =
      estimate.error === 0 && against.value === 0
        ? `${title}: exactly ${percent(even)}, an even share.`
        : shown[index]
          ? `${title}: ${range}, ${against.value > 0 ? 'more' : 'less'} than the even share of ${percent(even)}.`
          : `${title}: ${range}; no difference from the even share of ${percent(even)} is shown.`;
    return {
      metric: id,
      title,
      unit,
      a: even,
      b: estimate.value,
      difference: against.value,
      interval: interval(against),
      shown: shown[index]!,
      sentence,
    };
  });
}
