/** The states of a change set as the desk shows them. */

/** From the first to the last; a withdrawn one is beside the path. */
export const STATE_PATH = ['draft', 'in review', 'approved', 'published'] as const;

/** Those in which it is still worked on. */
export const OPEN_STATES = ['draft', 'in review', 'approved'] as const;

export const stateName = (state: string): string => state.charAt(0).toUpperCase() + state.slice(1);

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
/** "20 Nov 2026, 14:05 UTC". */
export const moment = (iso: string): string => `${MOMENT.format(new Date(iso))} UTC`;

/** The address of a document at the desk, in a change set if one is given. */
export function documentHref(path: string, set?: number | null, values: Readonly<Record<string, string>> = {}): string {
  return `/desk/content?${new URLSearchParams({ ...(set != null && { set: String(set) }), path, ...values }).toString()}`;
}
