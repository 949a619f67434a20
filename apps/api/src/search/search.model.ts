/** The results of the full-text search, as the schema shows them. */
import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';

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
