/** Number formats of the lab pages. */

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** For example "12,000". */
export const whole = (value: number): string => WHOLE.format(value);

/** Formats a metric: shares in percent. */
export const written = (unit: string, value: number): string =>
  unit === 'share'
    ? `${(100 * value).toFixed(1)}%`
    : value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

/** Converts seconds to the most suitable unit. */
export function span(seconds: number): { readonly count: number; readonly unit: 'second' | 'minute' | 'hour' } {
  if (seconds < 90) return { count: Math.max(1, Math.round(seconds)), unit: 'second' };
  if (seconds < 5400) return { count: Math.round(seconds / 60), unit: 'minute' };
  return { count: Math.round(seconds / 3600), unit: 'hour' };
}
