/** Counts the found cards that have each value of a facet. */
import type { CardField } from '@rulewright/content';
import { foldValue } from '../read-models/card-values.ts';
import type { Bits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { FieldValue } from './columns.ts';
import { withValue } from './evaluate.ts';

export interface FacetChoice {
  readonly field: string;
  /** A card matches if it has any of these values. */
  readonly values: readonly string[];
}

export interface FacetValue {
  /** The value as shown. */
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
}

export interface Facet {
  readonly field: string;
  readonly label: string;
  /** Numbers in ascending order; other values in descending order of their counts. */
  readonly values: readonly FacetValue[];
}

/** The choice in one field, and the cards that match it. */
export interface ChosenFacet {
  has(value: FieldValue): boolean;
  readonly cards: Bits;
}

/** The choices, by field. An empty choice does not narrow the result. Texts match in any spelling, numbers only as they are shown. */
export async function chooseFacets(
  catalogue: Catalogue,
  choices: readonly FacetChoice[],
): Promise<Map<string, ChosenFacet>> {
  const chosen = new Map<string, ChosenFacet>();
  for (const { field, values } of choices) {
    if (values.length === 0) continue;
    const shown = new Set(values);
    const folded = new Set(values.map(foldValue));
    const has = (one: FieldValue): boolean => (one.number === null ? folded.has(one.folded) : shown.has(one.text));
    chosen.set(field, { has, cards: await withValue(catalogue, field, has) });
  }
  return chosen;
}

/** The cards that match every choice; with `but`, the choice in that field is ignored. */
export function narrow(cards: Bits, chosen: ReadonlyMap<string, ChosenFacet>, but?: string): Bits {
  return [...chosen].filter(([field]) => field !== but).reduce((left, [, one]) => left.and(one.cards), cards);
}

/**
 * Counts the values of the fields. The choice in a field does not narrow the counts of that field, so that a reader sees what another
 * choice would find. `found` are the cards before any choice.
 */
export async function countFacets(
  catalogue: Catalogue,
  fields: readonly CardField[],
  found: Bits,
  chosen: ReadonlyMap<string, ChosenFacet>,
): Promise<Facet[]> {
  const all = narrow(found, chosen);
  return Promise.all(
    fields.map(async ({ id, label, type }) => {
      const among = chosen.has(id) ? narrow(found, chosen, id) : all;
      const values = await catalogue.field(id);
      const counts = values.countAmong(among);
      const present: FacetValue[] = [];
      values.list.forEach((value, index) => {
        const selected = chosen.get(id)?.has(value) ?? false;
        if (counts[index]! > 0 || selected) present.push({ value: value.text, count: counts[index]!, selected });
      });
      // Sorting is stable: equal counts stay in the order of the values.
      return { field: id, label, values: type === 'number' ? present : present.sort((a, b) => b.count - a.count) };
    }),
  );
}
