/** A card query as a condition of SQL on rows `rc` of release_cards. */
import type { CardQuery } from '@rulewright/content';
import { joinSql, raw, sql, valueList, type Runner, type Sql } from '../sql.ts';
import { foldValue } from '../read-models/card-values.ts';
import { matchingTexts } from './words.ts';

const NOTHING = raw('1 = 0');
/** Sorts behind everything that begins alike, on both databases. */
const LAST = '\u{10FFFF}';

export interface ConditionContext {
  readonly runner: Runner;
  /** Ruleset hash of each mode of the release. */
  readonly rulesets: ReadonlyMap<string, string>;
}

const among = (revisions: Sql): Sql => sql`rc.revision_id IN (${revisions})`;

/** The condition for a query; depth and number of terms are bounded by the parser. */
export function conditionOf(query: CardQuery, context: ConditionContext): Sql {
  switch (query.kind) {
    case 'all':
    case 'any':
      return sql`(${joinSql(
        query.of.map((one) => conditionOf(one, context)),
        query.kind === 'all' ? ' AND ' : ' OR ',
      )})`;
    case 'not':
      return sql`NOT (${conditionOf(query.of, context)})`;
    case 'words':
      return among(
        sql`SELECT st.revision_id FROM ${matchingTexts(context.runner, [query])} AND st.kind = 'card' AND st.field = ${query.field ?? 'all'}`,
      );
    case 'value': {
      const value = foldValue(query.value);
      const match = query.exact ? sql`folded = ${value}` : sql`folded >= ${value} AND folded < ${value + LAST}`;
      return among(sql`SELECT revision_id FROM card_values WHERE field = ${query.field} AND ${match}`);
    }
    case 'number':
      return query.comparison === '!='
        ? sql`NOT (${numberCondition(query.field, '=', query.value)})`
        : numberCondition(query.field, query.comparison, query.value);
    case 'legal': {
      const hash = context.rulesets.get(query.mode);
      if (hash === undefined) return NOTHING;
      return sql`NOT EXISTS (SELECT 1 FROM card_exceptions ce WHERE ce.ruleset_hash = ${hash} AND ce.revision_id = rc.revision_id)`;
    }
  }
}

function numberCondition(field: string, comparison: string, value: number): Sql {
  return among(
    sql`SELECT revision_id FROM card_values WHERE field = ${field} AND number_value ${raw(comparison)} ${value}`,
  );
}

/** Cards that have one of the values in a field, as facets choose them. */
export function facetCondition(field: string, values: readonly string[]): Sql {
  if (values.length === 0) return NOTHING;
  return among(
    sql`SELECT revision_id FROM card_values WHERE field = ${field} AND folded IN ${valueList(values.map(foldValue))}`,
  );
}
