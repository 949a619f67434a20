/** Other players as the schema shows them to one person. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.ts';

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
