/** The results of the full-text search, as the schema shows them. */
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';

export const SearchKind = { rule: 'rule', card: 'card', deck: 'deck' } as const;
export type SearchKind = keyof typeof SearchKind;
registerEnumType(SearchKind, { description: 'The kinds of things that a search finds.', name: 'SearchKind' });

@ObjectType('SearchHit', {
  description:
    'A result of a search. `id` is the id of a rule or a slug. `excerpt` is plain text around the first match.',
})
export class SearchHitView {
  @Field(() => SearchKind) readonly kind!: SearchKind;
  @Field(() => ID) readonly id!: string;
  @Field(() => String, {
    description: 'The name of the card or deck, or the title of the chapter that contains the rule.',
  })
  readonly title!: string;
  @Field(() => String) readonly excerpt!: string;
}

/** The arguments of `search`. */
@ArgsType()
export class SearchArgs {
  @Field(() => ID) game!: string;
  @Field(() => String) text!: string;
  @Field(() => [SearchKind], { nullable: true }) kinds!: Maybe<SearchKind[]>;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first!: Maybe<number>;
  @Field(() => Int, { nullable: true }) release!: Maybe<number>;
}
