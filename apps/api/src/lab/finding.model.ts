/** A finding of a run, as the schema shows it. */
import { Field, Float, ObjectType } from '@nestjs/graphql';

@ObjectType('LabFinding', {
  description:
    'A difference between two arms. `unit` is `share` or `number`. `low` and `high` are the 95% interval of the difference.',
})
export class LabFindingView {
  @Field(() => String) readonly metric!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => Float) readonly a!: number;
  @Field(() => Float) readonly b!: number;
  @Field(() => Float) readonly difference!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => Boolean, {
    description: 'Whether the games show a difference, with all findings taken together (Holm, 5%).',
  })
  readonly shown!: boolean;
  @Field(() => String) readonly sentence!: string;
}
