/** The state of the catalogue in the address, and addresses with a part of the state changed. */
import { href, many, one, type SearchParams } from './query.ts';

export const VIEWS = ['grid', 'list', 'table'] as const;
export type CatalogueView = (typeof VIEWS)[number];

export interface CatalogueState {
  readonly query?: string;
  readonly facets: readonly { readonly field: string; readonly values: string[] }[];
  /** The field to sort by, with `-` in front for descending order. */
  readonly sort?: string;
  readonly view: CatalogueView;
  readonly after?: string;
}

/** The keys with a fixed meaning. Every other key of the address is a facet, if the game has it. */
const OWN = new Set(['q', 'sort', 'view', 'after', 'release']);

/** Reads the state from the address. Ignores facets and sort fields that the game does not have. */
export function readState(
  params: SearchParams,
  fields: readonly { readonly id: string; readonly facet: boolean }[],
): CatalogueState {
  const view = VIEWS.find((each) => each === one(params, 'view')) ?? 'grid';
  const facets = fields
    .filter((field) => field.facet && !OWN.has(field.id))
    .map((field) => ({ field: field.id, values: many(params, field.id) }))
    .filter((facet) => facet.values.length > 0);
  const sort = one(params, 'sort');
  const sortable = fields.some((field) => field.id === sort?.replace(/^-/, ''));
  return { query: one(params, 'q'), facets, sort: sortable ? sort : undefined, view, after: one(params, 'after') };
}

/** The address of a state. Any change except to the page number returns to the first page. */
export function stateHref(path: string, state: CatalogueState, change: Partial<CatalogueState> = {}): string {
  const next = { ...state, after: undefined, ...change };
  return href(path, {
    q: next.query,
    ...Object.fromEntries(next.facets.map((facet) => [facet.field, facet.values])),
    sort: next.sort,
    view: next.view === 'grid' ? undefined : next.view,
    after: next.after,
  });
}

/** The state without one value of a facet. */
export function withoutValue(state: CatalogueState, field: string, value: string): CatalogueState['facets'] {
  return state.facets
    .map((facet) => (facet.field === field ? { field, values: facet.values.filter((each) => each !== value) } : facet))
    .filter((facet) => facet.values.length > 0);
}

/** The sort order for the API. */
export function sortOf(state: CatalogueState): { field: string; descending: boolean } | undefined {
  if (!state.sort) return undefined;
  return { field: state.sort.replace(/^-/, ''), descending: state.sort.startsWith('-') };
}

/** The search word of the first number of the cards, for an example of a search; `none` if the cards have no number. */
export const numberWord = (fields: readonly { readonly type: string; readonly keys: readonly string[] }[]): string => {
  const words = fields.filter(({ type }) => type === 'number').flatMap(({ keys }) => keys);
  return words.find((word) => word === 'cost') ?? words[0] ?? 'none';
};
