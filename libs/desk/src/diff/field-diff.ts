/** Compares two values member by member, for editors of data. Members of lists are matched by id if they have one. */
import { canonicalJson, yamlData } from '@rulewright/content';

export interface FieldChange {
  /** `data.cost`, `printings[0].number`, `rulings[tie].answer`; empty for the whole document. */
  readonly field: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
}

/** The most changes reported. A hostile document could have any number. */
const MOST_CHANGES = 500;

export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The id of a list member, or null. */
const idOf = (value: unknown): string | null =>
  isMembers(value) && typeof value['id'] === 'string' ? value['id'] : null;

/** A list as a map by id, or null unless all members have different ids. */
export function byIds(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const map = new Map(list.map((one) => [idOf(one), one]));
  return map.has(null) || map.size !== list.length ? null : (map as Map<string, unknown>);
}

/** A YAML text as data, or null if it is invalid or beyond the limits. */
export function dataOf(text: string): unknown {
  try {
    return yamlData(text);
  } catch {
    return null;
  }
}

class Walk {
  readonly changes: FieldChange[] = [];

  compare(field: string, before: unknown, after: unknown): void {
    if (this.changes.length >= MOST_CHANGES || canonicalJson(before) === canonicalJson(after)) return;
    if (isMembers(before) && isMembers(after)) {
      const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      for (const key of keys) this.compare(field === '' ? key : `${field}.${key}`, before[key], after[key]);
    } else if (Array.isArray(before) && Array.isArray(after)) this.lists(field, before, after);
    else {
      const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
      this.changes.push({ field, change, before: before ?? null, after: after ?? null });
    }
  }

  private lists(field: string, before: readonly unknown[], after: readonly unknown[]): void {
    const [one, other] = [byIds(before), byIds(after)];
    if (one && other && one.size + other.size > 0) {
      const known = this.changes.length;
      for (const id of new Set([...one.keys(), ...other.keys()]))
        this.compare(`${field}[${id}]`, one.get(id), other.get(id));
      // The lists have the same members in another order.
      if (this.changes.length === known)
        this.changes.push({ field, change: 'changed', before: [...one.keys()], after: [...other.keys()] });
      return;
    }
    // Lists of plain values are reported as a whole.
    if (![...before, ...after].some(isMembers)) {
      this.changes.push({ field, change: 'changed', before, after });
      return;
    }
    for (let i = 0; i < Math.max(before.length, after.length); i++) this.compare(`${field}[${i}]`, before[i], after[i]);
  }
}

/** The differences between two values, in the order of their members. */
export function fieldDiff(before: unknown, after: unknown): FieldChange[] {
  const walk = new Walk();
  walk.compare('', before ?? undefined, after ?? undefined);
  return walk.changes;
}

/** The differences between two YAML texts. A missing or invalid text counts as no value. */
export const yamlDiff = (before: string | null, after: string | null): FieldChange[] =>
  fieldDiff(before === null ? null : dataOf(before), after === null ? null : dataOf(after));
