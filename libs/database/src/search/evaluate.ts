/** Evaluates a card query to the set of matching cards. */
import type { CardQuery } from '@rulewright/content';
import { foldValue } from '../read-models/card-values.ts';
import { sql } from '../sql.ts';
import { Bits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { FieldValue } from './columns.ts';

/** The cards with a value for which `passes` returns true. */
export async function withValue(
  catalogue: Catalogue,
  field: string,
  passes: (value: FieldValue) => boolean,
): Promise<Bits> {
  const bits = new Bits(catalogue.cards.length);
  for (const value of await catalogue.field(field)) if (passes(value)) for (const card of value.cards) bits.add(card);
  return bits;
}

const COMPARISONS = {
  '=': (a: number, b: number) => a === b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
} as const;

/** The cards that match a query. The parser limits the depth and the number of terms. */
export async function evaluate(query: CardQuery, catalogue: Catalogue): Promise<Bits> {
  switch (query.kind) {
    case 'all':
    case 'any': {
      const [first, ...rest] = await Promise.all(query.of.map((one) => evaluate(one, catalogue)));
      return rest.reduce((a, b) => (query.kind === 'all' ? a.and(b) : a.or(b)), first!);
    }
    case 'not':
      return (await evaluate(query.of, catalogue)).complement();
    case 'words':
      return catalogue.words(query, query.field ?? 'all');
    case 'value': {
      const value = foldValue(query.value);
      return withValue(catalogue, query.field, (one) =>
        query.exact ? one.folded === value : one.folded.startsWith(value),
      );
    }
    case 'number': {
      const { comparison, value } = query;
      if (comparison === '!=') return (await evaluate({ ...query, comparison: '=' }, catalogue)).complement();
      return withValue(
        catalogue,
        query.field,
        (one) => one.number !== null && COMPARISONS[comparison](one.number, value),
      );
    }
    case 'legal': {
      const hash = catalogue.modes.get(query.mode);
      if (hash === undefined) return new Bits(catalogue.cards.length);
      const removed = () => sql`SELECT revision_id AS id FROM card_exceptions WHERE ruleset_hash = ${hash}`;
      return (await catalogue.set(`legal ${hash}`, removed)).complement();
    }
  }
}
