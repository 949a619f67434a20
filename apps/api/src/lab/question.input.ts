/** The input types of questions to the lab. */
import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { QuestionRequest } from './question-request.ts';

@InputType('LabQuestionInput', {
  description:
    'A question to the lab. `labQuestions` lists the questions and the fields that each one needs. `size` is the difference to notice: 0.05 is 5 points for shares, otherwise 5% of the value.',
})
export class LabQuestionInput implements QuestionRequest {
  @Field(() => ID) readonly question!: string;
  @Field(() => String, { description: 'The rules, as `game/mode+variant?parameter=value`.' })
  readonly ruleset!: string;
  @Field(() => [ID], { description: 'The slugs of published decks: two for the topic `deck`, otherwise one.' })
  readonly decks!: readonly string[];
  @Field(() => [ID], { description: 'The players: two levels for the topic `level`, otherwise one for all seats.' })
  readonly bots!: readonly string[];
  @Field(() => String, { nullable: true, description: 'The rules after a change, for the topic `change`.' })
  readonly against?: Maybe<string>;
  @Field(() => ID, {
    nullable: true,
    description:
      'A card, for the topic `card`. The question `card` puts it into the deck if the deck does not have it.',
  })
  readonly card?: Maybe<string>;
  @Field(() => Int, { nullable: true, description: 'The number of players, for the topic `seats`.' })
  readonly seats?: Maybe<number>;
  @Field(() => String, { nullable: true, description: 'The parameter, for the topic `parameter`.' })
  readonly parameter?: Maybe<string>;
  @Field(() => String, { nullable: true, description: 'Its other value, for the topic `parameter`.' })
  readonly value?: Maybe<string>;
  @Field(() => Float, { nullable: true, description: 'The default is the usual size of the question.' })
  readonly size?: Maybe<number>;
}
