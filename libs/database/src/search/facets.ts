/** How many of the cards found have each value of a facet. */
import type { CardField } from '@rulewright/content';
import { foldValue } from '../read-models/card-values.ts';
import type { Bits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { FieldValue } from './columns.ts';
import { withValue } from './evaluate.ts';

export interface FacetChoice {
  readonly field: string;
  /** Cards with any of them. */
  readonly values: readonly string[];
}

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

/** What is chosen in a field, and the cards that this leaves. */
export interface ChosenFacet {
  has(value: FieldValue): boolean;
  readonly cards: Bits;
}

/** By field; a choice of nothing narrows nothing. Texts are chosen in any spelling, numbers as they are shown. */
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

/** The cards that are left; `but`: without the choice in that field. */
export function narrow(cards: Bits, chosen: ReadonlyMap<string, ChosenFacet>, but?: string): Bits {
  return [...chosen].filter(([field]) => field !== but).reduce((left, [, one]) => left.and(one.cards), cards);
}

/**
 * Counts the values of the fields. The choice in a field does not narrow that field's own counts, so that a reader sees
 * what choosing another value would give. `found`: the cards without any choice.
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
      const values = (await catalogue.field(id)).map((value) => ({
        value: value.text,
        count: value.countAmong(among),
        selected: chosen.get(id)?.has(value) ?? false,
      }));
      const present = values.filter((one) => one.count > 0 || one.selected);
      // Sorting is stable: equal counts stay in the order of the values.
      return { field: id, label, values: type === 'number' ? present : present.sort((a, b) => b.count - a.count) };
    }),
  );
}
