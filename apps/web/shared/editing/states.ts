/** The states of a change set, as the desk shows them. */

/** The states in order. A withdrawn change set is not on this path. */
export const STATE_PATH = ['draft', 'in review', 'approved', 'published'] as const;

/** The states in which a change set can still change. */
export const OPEN_STATES = ['draft', 'in review', 'approved'] as const;

export const stateName = (state: string): string => state.charAt(0).toUpperCase() + state.slice(1);

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
/** For example "20 Nov 2026, 14:05 UTC". */
export const moment = (iso: string): string => `${MOMENT.format(new Date(iso))} UTC`;

/** The address of a document at the desk, optionally within a change set. */
export function documentHref(path: string, set?: number | null, values: Readonly<Record<string, string>> = {}): string {
  return `/desk/content?${new URLSearchParams({ ...(set != null && { set: String(set) }), path, ...values }).toString()}`;
}
