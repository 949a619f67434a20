/** Dates as the site says them, always in UTC so that server and reader agree. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "20 November 2026". */
export function day(iso: string): string {
  return DAY.format(new Date(iso));
}
