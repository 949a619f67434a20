/** Decides how the service worker handles a request. It stores only pages of routes that are the same for everyone. */
import { planOf } from '../../../server/plan.ts';
import { routeAt } from '../../../server/routes.ts';

export type Handling =
  /**
   * A page: from the network, or from the device if the network fails. `stores`: whether the page may be stored. `isPlain`: whether the
   * stored page is the one at this address, because the page reads nothing from the query.
   */
  | { readonly kind: 'page'; readonly stores: boolean; readonly isPlain: boolean }
  /** A file that never changes: from the device, otherwise from the network. */
  | { readonly kind: 'fixed' }
  /** A file that may change: from the network, otherwise from the device. */
  | { readonly kind: 'file' }
  /** A request that the browser handles itself. */
  | { readonly kind: 'none' };

const NONE: Handling = { kind: 'none' };
const FILES = new Set(['/engine.js', '/manifest.webmanifest', '/favicon.ico', '/icon.svg']);
const PICTURE = /^\/pictures\/[\w.-]+$/u;
/** The form of a registration sheet fills in a list from its address by itself. */
const FORM = /^\/[\w-]+\/print\/registration$/u;
const FACE = /^\/[\w-]+\/faces\/\d+\/[\w-]+$/u;

/** The address of the small version of a picture, which replaces the full one offline. Null if `pathname` is not a picture. */
export const smallOf = (pathname: string): string | null =>
  PICTURE.test(pathname) ? pathname.replace(/(?:-small)?\.\w+$/u, '-small.webp') : null;

/** The place of a rule in its rulebook, to which its own address redirects. Null for other addresses. */
export function rulePlace(pathname: string): { readonly rulebook: string; readonly rule: string } | null {
  const [, rulebook, rule] = /^(\/[\w-]+\/rules\/[\w-]+)\/([\w.-]+)$/u.exec(pathname) ?? [];
  return rulebook !== undefined && rule !== undefined ? { rulebook, rule } : null;
}

/** Whether a page at this path may be stored, if the site says that it is the same for everyone. */
export const mayStore = (path: string): boolean => routeAt(path)?.kind === 'cached';

interface WorkerRequest {
  readonly method: string;
  readonly mode: string;
}

export function handlingOf({ method, mode }: WorkerRequest, address: URL, origin: string): Handling {
  if (method !== 'GET' || address.origin !== origin) return NONE;
  const { pathname, search } = address;
  if (mode === 'navigate') {
    const plan = planOf(pathname + search);
    const isFilled = FORM.test(pathname) && address.searchParams.has('list');
    const isPlain = search === '' || isFilled || (plan.kind === 'cached' && !plan.queried);
    return { kind: 'page', stores: search === '' && mayStore(pathname), isPlain };
  }
  if (pathname.startsWith('/_next/static/') || FACE.test(pathname) || PICTURE.test(pathname)) return { kind: 'fixed' };
  return FILES.has(pathname) || pathname.startsWith('/icons/') ? { kind: 'file' } : NONE;
}
