/** Date formats of the site. All dates are in UTC, so that server and browser render the same text. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** For example "20 November 2026". */
export function day(iso: string): string {
  return DAY.format(new Date(iso));
}
