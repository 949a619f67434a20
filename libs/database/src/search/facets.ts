/** Counts the found cards that have each value of a facet. */
import type { CardField } from '@rulewright/content';
import { Bits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import { CountedSet } from './field-values.ts';
import { Least } from './least.ts';

/** The most values in the answer for one field. A large game has hundreds of sets. */
const MOST_VALUES = 100;

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
  /**
   * The `MOST_VALUES` most frequent values, and all selected values. Numbers are in ascending order. Other values are in descending order of
   * their counts.
   */
  readonly values: readonly FacetValue[];
}

/** The choice in one field: the indexes of its values, and the cards that match it. */
export interface ChosenFacet {
  readonly indexes: readonly number[];
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
    const known = await catalogue.field(field);
    const indexes = [...new Set(values.flatMap((value) => known.indexOf(value) ?? []))];
    const cards = new Bits(catalogue.cards.length);
    for (const index of indexes) known.addTo(cards, index);
    chosen.set(field, { indexes, cards });
  }
  return chosen;
}

/** The cards that match every choice; with `but`, the choice in that field is ignored. */
export function narrow(cards: Bits, chosen: ReadonlyMap<string, ChosenFacet>, but?: string): Bits {
  return [...chosen].filter(([field]) => field !== but).reduce((left, [, one]) => left.and(one.cards), cards);
}

/**
 * Counts the values of the fields. The choice in a field does not narrow the counts of that field, so that a reader sees what another
 * choice would find. `bits` are the cards before any choice.
 */
export async function countFacets(
  catalogue: Catalogue,
  fields: readonly CardField[],
  bits: Bits,
  chosen: ReadonlyMap<string, ChosenFacet>,
): Promise<Facet[]> {
  const all = narrow(bits, chosen);
  const counted = new CountedSet(all);
  return Promise.all(
    fields.map(async ({ id, label, type }) => {
      const own = chosen.get(id);
      const values = await catalogue.field(id);
      const counts = values.countAmong(own ? new CountedSet(narrow(bits, chosen, id)) : counted);
      const selected = new Set(own?.indexes);
      const shown = [...new Set([...mostFrequent(counts), ...selected])];
      // Indexes follow the ascending order of values, so values with equal counts are in this order.
      shown.sort((a, b) => (type === 'number' ? a - b : counts[b]! - counts[a]! || a - b));
      return {
        field: id,
        label,
        values: shown.map((index) => ({
          value: values.list[index]!.text,
          count: counts[index]!,
          selected: selected.has(index),
        })),
      };
    }),
  );
}

const facetCounts = new WeakMap<Catalogue, Promise<readonly Facet[]>>();

/** The counts for all cards of a release. Cached with the release. `fields` must be the same in each call for a catalogue. */
export function allFacets(catalogue: Catalogue, fields: readonly CardField[]): Promise<readonly Facet[]> {
  const known = facetCounts.get(catalogue);
  if (known) return known;
  const counting = countFacets(catalogue, fields, Bits.all(catalogue.cards.length), new Map());
  facetCounts.set(catalogue, counting);
  counting.catch(() => facetCounts.delete(catalogue));
  return counting;
}

/** The indexes of the greatest counts, without zeros. */
function mostFrequent(counts: Uint32Array): number[] {
  let most = 0;
  for (const count of counts) most = Math.max(most, count);
  const least = new Least(Math.min(counts.length, MOST_VALUES));
  for (let index = 0; index < counts.length; index++) {
    // If counts are equal, the value with the smaller index is first.
    if (counts[index]! > 0) least.add((most - counts[index]!) * counts.length + index);
  }
  return least.list().map((key) => key % counts.length);
}
