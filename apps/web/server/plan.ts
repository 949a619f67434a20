/** From the address of a request to what is done with it; a page that is kept gets one address for all ways to write it. */
import { routeAt, type CachedRoute, type Parameter } from './routes.ts';

export interface CachedPlan {
  readonly kind: 'cached';
  /** Path and query as the page is rendered and kept: parameters that the page reads, sorted. */
  readonly address: string;
  /** Whether the address has a query: there is no end to such pages, so they are kept apart. */
  readonly queried: boolean;
  readonly notes: boolean;
  readonly seconds: number | undefined;
}

export type Plan = CachedPlan | { readonly kind: 'rendered' } | { readonly kind: 'passed' };

const RENDERED: Plan = { kind: 'rendered' };
const PASSED: Plan = { kind: 'passed' };

/** Longer addresses are rendered each time: keys take room too. */
const LONGEST = 512;
/** Parameters that a game may name in one address. */
const MOST_OTHERS = 12;
/** Paths that are written in one way only. */
const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/u;
const PLAIN_NAME = /^[\w-]{1,40}$/u;
const WHOLE_NUMBER = /^[1-9]\d{0,8}$/u;

/** The values of a parameter as its page reads them; the page takes what is left out here for not given. */
function read(values: readonly string[], kind: Parameter): readonly string[] {
  if (kind === 'list') return values.filter((value) => value !== '');
  const first = values[0]?.trim() ?? '';
  return (kind === 'number' ? WHOLE_NUMBER.test(first) : first !== '') ? [first] : [];
}

function cachedPlan(route: CachedRoute, path: string, given: URLSearchParams): Plan {
  const kept = new URLSearchParams();
  let others = 0;
  for (const name of [...new Set(given.keys())].sort()) {
    if (route.rendersWith?.includes(name)) return RENDERED;
    const own = Object.hasOwn(route.parameters, name) ? route.parameters[name] : undefined;
    if (own === undefined && route.others === undefined) continue;
    if (own === undefined && (!PLAIN_NAME.test(name) || ++others > MOST_OTHERS)) return RENDERED;
    for (const value of read(given.getAll(name), own ?? route.others!)) kept.append(name, value);
  }
  const query = kept.toString();
  const address = query ? `${path}?${query}` : path;
  if (address.length > LONGEST) return RENDERED;
  return { kind: 'cached', address, queried: query !== '', notes: route.notes ?? false, seconds: route.seconds };
}

/** What is done with a GET of `url`, the address as it was sent: path and query. */
export function planOf(url: string): Plan {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const route = routeAt(path);
  if (!route) return RENDERED;
  if (route.kind === 'passed') return PASSED;
  if (route.kind === 'rendered' || !PLAIN_PATH.test(path)) return RENDERED;
  return cachedPlan(route, path, new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1)));
}
