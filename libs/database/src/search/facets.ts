/** How many of the cards found have each value of a facet. */
import type { CardField } from '@rulewright/content';
import { joinSql, run, sql, valueList, type Runner, type Sql } from '../sql.ts';

export interface FacetValue {
  /** As shown. */
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
}

export interface Facet {
  readonly field: string;
  readonly label: string;
  /** Numbers by size, other values by how many cards have them. */
  readonly values: readonly FacetValue[];
}

/** What is chosen: field to folded values. */
export type FacetSelection = ReadonlyMap<string, { readonly folded: ReadonlySet<string>; readonly condition: Sql }>;

interface Row {
  readonly field: string;
  readonly value: string;
  readonly folded: string;
  readonly number: number | null;
  readonly count: number;
}

const count = (runner: Runner, fields: readonly string[], cards: Sql): Promise<Row[]> =>
  run<Row>(
    runner,
    sql`SELECT v.field, MIN(v.text_value) AS value, v.folded, MIN(v.number_value) AS number, CAST(COUNT(*) AS integer) AS count
        FROM card_values v WHERE v.field IN ${valueList(fields)} AND v.revision_id IN (SELECT rc.revision_id FROM ${cards})
        GROUP BY v.field, v.folded`,
  );

const byValue = (a: Row, b: Row): number =>
  (a.number ?? 0) - (b.number ?? 0) || b.count - a.count || (a.folded < b.folded ? -1 : 1);

/**
 * Counts the facets of the fields. The choice in a field does not narrow that field's own counts, so that a reader sees
 * what choosing another value would give. `base`: FROM and WHERE of the cards without any choice.
 */
export async function countFacets(
  runner: Runner,
  fields: readonly CardField[],
  base: Sql,
  chosen: FacetSelection,
): Promise<Facet[]> {
  const narrowedBut = (field: string | null): Sql => {
    const conditions = [...chosen].filter(([id]) => id !== field).map(([, one]) => one.condition);
    return joinSql([base, ...conditions], ' AND ');
  };
  const free = fields.map((one) => one.id).filter((id) => !chosen.has(id));
  const rows: Row[] = free.length > 0 ? await count(runner, free, narrowedBut(null)) : [];
  for (const field of fields)
    if (chosen.has(field.id)) rows.push(...(await count(runner, [field.id], narrowedBut(field.id))));
  return fields.map((field) => ({
    field: field.id,
    label: field.label,
    values: rows
      .filter((row) => row.field === field.id)
      .sort(byValue)
      .map((row) => ({
        value: row.value,
        count: row.count,
        selected: chosen.get(field.id)?.folded.has(row.folded) ?? false,
      })),
  }));
}
