/** How fast the lab plays, from the speeds that it has measured. Nothing here is a fixed number, because machines differ. */
import type { LabSpeedsQuery } from '@rulewright/api-client';

export type Speeds = LabSpeedsQuery['labSpeeds'];

/** The seconds that a thousand games between two players of this level take on one processor core; null if nobody has measured it. */
export function secondsOfThousand(speeds: Speeds, game: string, mode: string, bot: string): number | null {
  const speed = speeds.find((one) => one.mode === `${game}/${mode}` && one.bot === bot);
  return speed ? 1000 / speed.oneThread : null;
}

/** Games per second with two significant digits, such as 0.52, 5.2, 61 or 3,000. */
export const rate = (perSecond: number): string =>
  new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 }).format(perSecond);
