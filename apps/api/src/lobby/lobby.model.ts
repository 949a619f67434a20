/** Open matches as the schema shows them. */
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { connectionFields } from '../graphql/connection.ts';

@ObjectType('OpenMatch', {
  description:
    'A match that anyone who is signed in can join, and visitors with its code. It does not tell the address of the match.',
})
export class OpenMatchView {
  @Field(() => ID, { description: 'The code, which players can give to visitors.' }) readonly id!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String, { description: 'The ruleset in the form `game/mode+variant?parameter=value`.' })
  readonly rulesetId!: string;
  @Field(() => String) readonly rulesetName!: string;
  @Field(() => Int, { description: 'The number of games in the series; 1 for a single match.' })
  readonly bestOf!: number;
  @Field(() => Int, { nullable: true, description: 'The time of each seat in seconds. It is null without clocks.' })
  readonly seconds!: number | null;
  @Field(() => String, { description: 'The name at the seat of the host.' }) readonly name!: string;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => Boolean, { description: 'Whether you listed the match.' }) readonly mine!: boolean;
}

@ObjectType('OpenMatchPage', { description: 'One page of the open matches, newest first.' })
export class OpenMatchPageView extends connectionFields('OpenMatch', () => OpenMatchView) {
  @Field(() => String, {
    nullable: true,
    deprecationReason: 'Use `pageInfo`.',
    description: 'The position of the next page, for `after`. It is null on the last page.',
  })
  get endCursor(): string | null {
    return this.pageInfo.hasNextPage ? this.pageInfo.endCursor : null;
  }
}

/** The arguments of `joinOpenMatch`. */
@ArgsType()
export class JoinOpenMatchArgs {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) name!: Maybe<string>;
  @Field(() => String, { nullable: true }) deck!: Maybe<string>;
  @Field(() => String, { nullable: true }) deckSlug!: Maybe<string>;
  @Field(() => ID, { nullable: true }) savedDeck!: Maybe<string>;
}
