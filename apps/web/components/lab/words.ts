/** Words and numbers of the lab. */

export const STATES: Readonly<Record<string, string>> = {
  queued: 'waiting for its turn',
  running: 'being played',
  paused: 'paused',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'could not be played',
};

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** "12,000". */
export const whole = (value: number): string => WHOLE.format(value);

export const games = (count: number): string => `${whole(count)} ${count === 1 ? 'game' : 'games'}`;

/** A metric as it is written: shares in percent. */
export const written = (unit: string, value: number): string =>
  unit === 'share'
    ? `${(100 * value).toFixed(1)}%`
    : value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

/** "5 seconds", "3 minutes", "2 hours". */
export function span(seconds: number): string {
  const [count, word] =
    seconds < 90
      ? [Math.max(1, Math.round(seconds)), 'second']
      : seconds < 5400
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3600), 'hour'];
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
