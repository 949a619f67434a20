/** Stores in this browser which rules the reader has met in finished matches. */

interface MetRules {
  /** The ids of all rules in finished matches. */
  readonly rules: readonly string[];
  /** The id of the last match. With `fresh`, its new rules, the page shows the same list after a reload. */
  readonly match: string;
  readonly fresh: readonly string[];
}

const NOTHING: MetRules = { rules: [], match: '', fresh: [] };

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function read(key: string): MetRules {
  try {
    const { rules, match, fresh } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return isList(rules) && isList(fresh) && typeof match === 'string' ? { rules, match, fresh } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Stores the rules of a finished match. Returns the rules that did not appear in an earlier match. */
export function meetRules(game: string, match: string, rules: readonly string[]): readonly string[] {
  const key = `rulewright-met-${game}`;
  const met = read(key);
  if (met.match === match) return met.fresh;
  const known = new Set(met.rules);
  const fresh = rules.filter((rule) => !known.has(rule));
  try {
    localStorage.setItem(key, JSON.stringify({ rules: [...met.rules, ...fresh], match, fresh } satisfies MetRules));
  } catch {
    // If the browser blocks storage, all rules of every match count as new.
  }
  return fresh;
}
