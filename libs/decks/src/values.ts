/** Values of parameters, read by the type that a deck rule expects. A value of another type counts as not set. */
import type { Ruleset } from '@rulewright/content';

type Parameters = Ruleset['parameters'];

/** A number, or null for no limit. */
export function limit(parameters: Parameters, name: string): number | null {
  const value = parameters[name];
  return typeof value === 'number' ? value : null;
}

/** Whether a switch is on; one that does not apply is off. */
export const flag = (parameters: Parameters, name: string): boolean => parameters[name] === true;

/** The members of a list. */
export function words(parameters: Parameters, name: string): readonly string[] {
  const value = parameters[name];
  return Array.isArray(value) ? value : [];
}
