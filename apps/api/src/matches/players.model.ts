/** Other players as the schema shows them to one person. */
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { PLAYER_REPORT_REASONS, type PlayerReportReason } from './player-reports.service.ts';

@ObjectType('MetPlayer', { description: 'A person with whom you have played, with your newest match.' })
export class MetPlayerView {
  @Field(() => ID) readonly match!: string;
  @Field(() => Int) readonly seat!: number;
  @Field(() => String, { description: 'The name at the seat.' }) readonly name!: string;
  @Field(() => DateTimeScalar) readonly at!: string;
  @Field(() => Boolean, { description: 'Whether you have blocked the person.' }) readonly blocked!: boolean;
}

@ObjectType('BlockedPlayer', { description: 'A person whom you have blocked.' })
export class BlockedPlayerView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String, { description: 'The name under which you met.' }) readonly name!: string;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
}

export const PlayerReportReasonValues = Object.fromEntries(
  PLAYER_REPORT_REASONS.map((reason) => [reason, reason]),
) as Record<PlayerReportReason, PlayerReportReason>;
registerEnumType(PlayerReportReasonValues, {
  name: 'PlayerReportReason',
  description: 'Why a player reports another one.',
});

@ObjectType('PlayerReport', { description: 'A report of a player. The person who reports is not named.' })
export class PlayerReportView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID, { description: 'The match in which it happened.' }) readonly matchId!: string;
  @Field(() => Int) readonly seat!: number;
  @Field(() => String, { description: 'The name at the seat.' }) readonly name!: string;
  @Field(() => PlayerReportReasonValues) readonly reason!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
}
