/** The rules that the reader has met in finished matches, stored in this browser. */

interface Met {
  /** Ids of all rules of finished matches. */
  readonly rules: readonly string[];
  /** The last match, and the rules that were new in it, so that the page shows the same list after a reload. */
  readonly match: string;
  readonly fresh: readonly string[];
}

const NOTHING: Met = { rules: [], match: '', fresh: [] };

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function read(key: string): Met {
  try {
    const { rules, match, fresh } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return isList(rules) && isList(fresh) && typeof match === 'string' ? { rules, match, fresh } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Stores the rules of a finished match. Returns the rules that no earlier match had. */
export function meetRules(game: string, match: string, rules: readonly string[]): readonly string[] {
  const key = `rulewright-met-${game}`;
  const met = read(key);
  if (met.match === match) return met.fresh;
  const known = new Set(met.rules);
  const fresh = rules.filter((rule) => !known.has(rule));
  try {
    localStorage.setItem(key, JSON.stringify({ rules: [...met.rules, ...fresh], match, fresh } satisfies Met));
  } catch {
    // Without access to the storage, all rules are new in every match.
  }
  return fresh;
}
