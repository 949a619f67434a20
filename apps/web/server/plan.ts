/** Decides from the address how to answer a request. All spellings of a cached page's address become one cache key. */
import { routeAt, type CachedRoute, type Parameter } from './routes.ts';

export interface CachedPlan {
  readonly kind: 'cached';
  /** The normalised path and query: only parameters that the page reads, sorted. */
  readonly address: string;
  /** Whether the address has a query. There is no limit to the possible queries, so their pages have a separate cache. */
  readonly queried: boolean;
  readonly notes: boolean;
  readonly seconds: number | undefined;
}

export type Plan = CachedPlan | { readonly kind: 'rendered' } | { readonly kind: 'passed' };

const RENDERED: Plan = { kind: 'rendered' };
const PASSED: Plan = { kind: 'passed' };

/** The maximum length of a cached address. Longer ones are rendered each time, because cache keys need memory too. */
const LONGEST = 512;
/** The maximum number of game-specific parameters in one address. */
const MOST_OTHERS = 12;
/** Paths without alternative spellings. */
const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/u;
const PLAIN_NAME = /^[\w-]{1,40}$/u;
const WHOLE_NUMBER = /^[1-9]\d{0,8}$/u;

/** The values of a parameter that its page uses. The page ignores all values that are omitted here. */
function read(values: readonly string[], kind: Parameter): readonly string[] {
  if (kind === 'list') return values.filter((value) => value !== '');
  const first = values[0]?.trim() ?? '';
  return (kind === 'number' ? WHOLE_NUMBER.test(first) : first !== '') ? [first] : [];
}

function cachedPlan(route: CachedRoute, path: string, sent: URLSearchParams): Plan {
  const parameters = new URLSearchParams();
  let others = 0;
  for (const name of [...new Set(sent.keys())].sort()) {
    if (route.rendersWith?.includes(name)) return RENDERED;
    const own = Object.hasOwn(route.parameters, name) ? route.parameters[name] : undefined;
    if (own === undefined && route.others === undefined) continue;
    if (own === undefined && (!PLAIN_NAME.test(name) || ++others > MOST_OTHERS)) return RENDERED;
    for (const value of read(sent.getAll(name), own ?? route.others!)) parameters.append(name, value);
  }
  const query = parameters.toString();
  const address = query ? `${path}?${query}` : path;
  if (address.length > LONGEST) return RENDERED;
  return { kind: 'cached', address, queried: query !== '', notes: route.notes ?? false, seconds: route.seconds };
}

/** Returns the plan for a GET of `url`, the path and query as sent. */
export function planOf(url: string): Plan {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const route = routeAt(path);
  if (!route) return RENDERED;
  if (route.kind === 'passed') return PASSED;
  if (route.kind === 'rendered' || !PLAIN_PATH.test(path)) return RENDERED;
  return cachedPlan(route, path, new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1)));
}
