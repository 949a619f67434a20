/** Tests of seasons: periods of the calendar, listed days, and their last days. */
import { lastDayOf, seasonOf } from './seasons.ts';

describe('a season', () => {
  it.each([
    ['month', '2024-02-29', '2024-02-01', '2024-02-29'],
    ['quarter', '2026-11-29', '2026-10-01', '2026-12-31'],
    ['quarter', '2026-01-01', '2026-01-01', '2026-03-31'],
    ['half-year', '2026-06-30', '2026-01-01', '2026-06-30'],
    ['year', '2026-12-31', '2026-01-01', '2026-12-31'],
  ] as const)('of a %s has %s from %s to %s', (plan, day, first, last) => {
    expect(seasonOf(plan, day)).toBe(first);
    expect(lastDayOf(plan, first)).toBe(last);
  });

  it('starts on the listed days, and the last one has no end', () => {
    const days = ['2026-03-01', '2026-09-01'];
    expect(['2026-02-28', '2026-03-01', '2026-12-01'].map((day) => seasonOf(days, day))).toEqual(['', ...days]);
    expect(['', ...days].map((season) => lastDayOf(days, season))).toEqual(['2026-02-28', '2026-08-31', null]);
  });

  it('never ends without a plan, and has no end if it is older than the calendar', () => {
    expect([seasonOf([], '2026-11-29'), lastDayOf([], '')]).toEqual(['', null]);
    expect(lastDayOf('quarter', '')).toBeNull();
  });

  it('ends at the next period if another plan started it', () => {
    expect(lastDayOf('quarter', '2026-11-15')).toBe('2026-12-31');
    expect(lastDayOf(['2027-01-10'], '2026-10-01')).toBe('2027-01-09');
  });
});
