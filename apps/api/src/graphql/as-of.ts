/** The argument `asOf`: the day for the legality lists. */
import { Args } from '@nestjs/graphql';
import { isDay, utcDay } from '@rulewright/content';
import type { Maybe } from '../base/maybe.ts';
import { badInput } from '../errors/errors.ts';

/** The options of `asOf: String`, a day such as `2027-01-15`. Null means today in UTC. */
export const AS_OF = {
  nullable: true,
  description: 'The day whose legality lists apply, such as `2027-01-15`. Without it, today in UTC.',
};

export const AsOfArg = (): ParameterDecorator => Args('asOf', { type: () => String, ...AS_OF });

/** The day of an `asOf` argument. @throws ApiError BAD_INPUT `bad-day` */
export function asOfDay(day: Maybe<string>): string {
  if (day == null) return utcDay();
  if (isDay(day)) return day;
  throw badInput('bad-day', `"${day.slice(0, 40)}" is not a day. Write it as in 2027-01-15.`);
}
