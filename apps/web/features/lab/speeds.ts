/** Converts the speeds that the lab has measured. There are no default speeds, because machines differ. */
import type { LabSpeedsQuery } from '@rulewright/api-client';

export type Speeds = LabSpeedsQuery['labSpeeds'];

/** Seconds for a thousand games between two players of this level on one processor core; null if the speed is not measured yet. */
export function secondsOfThousand(speeds: Speeds, game: string, mode: string, bot: string): number | null {
  const speed = speeds.find((one) => one.mode === `${game}/${mode}` && one.bot === bot);
  return speed ? 1000 / speed.oneThread : null;
}

/** Games per second with two significant digits, such as 0.52, 5.2, 61 or 3,000. */
export const rate = (perSecond: number): number => Number(perSecond.toPrecision(2));
