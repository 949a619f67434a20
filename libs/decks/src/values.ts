/** Reads parameter values by the type that a deck rule expects. A value of another type counts as not set. */
import type { Ruleset } from '@rulewright/content';

type Parameters = Ruleset['parameters'];

/** A number, or null if there is no limit. */
export function limit(parameters: Parameters, name: string): number | null {
  const value = parameters[name];
  return typeof value === 'number' ? value : null;
}

/** Whether a switch is on. A switch that does not apply is off. */
export const flag = (parameters: Parameters, name: string): boolean => parameters[name] === true;

/** The members of a list, empty if it is not set. */
export function words(parameters: Parameters, name: string): readonly string[] {
  const value = parameters[name];
  return Array.isArray(value) ? value : [];
}
