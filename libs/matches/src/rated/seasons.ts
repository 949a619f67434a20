/** Seasons of rated play. A season has the name of its first day, and an empty name if it started before the first listed day. */

/** The lengths of seasons that follow the calendar, in months. Each divides a year. */
const LENGTHS = { month: 1, quarter: 3, 'half-year': 6, year: 12 } as const;

/** Seasons of equal length by the calendar, or the days on which seasons start, such as `2026-09-01`, in order. */
export type SeasonPlan = keyof typeof LENGTHS | readonly string[];

export const SEASON_LENGTHS = Object.keys(LENGTHS) as readonly (keyof typeof LENGTHS)[];

const DAY = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** The first day of the period of the calendar that has a day. @param later the number of periods after it */
function periodOf(day: string, months: number, later = 0): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayOf(Date.UTC(year, (Math.floor((month - 1) / months) + later) * months));
}

/** The season of a day (`2026-11-29`). */
export function seasonOf(plan: SeasonPlan, day: string): string {
  if (typeof plan === 'string') return periodOf(day, LENGTHS[plan]);
  return plan.filter((first) => first <= day).at(-1) ?? '';
}

/** The last day of a season; null if no later season is known. */
export function lastDayOf(plan: SeasonPlan, season: string): string | null {
  if (typeof plan === 'string' && season === '') return null;
  const next = typeof plan === 'string' ? periodOf(season, LENGTHS[plan], 1) : plan.find((first) => first > season);
  return next === undefined ? null : dayOf(Date.parse(next) - DAY);
}
