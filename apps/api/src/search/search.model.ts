/** What a search over everything finds, as the schema shows it. */
import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';

export const SearchKind = { rule: 'rule', card: 'card', deck: 'deck' } as const;
export type SearchKind = keyof typeof SearchKind;
registerEnumType(SearchKind, { name: 'SearchKind' });

@ObjectType('SearchHit', {
  description: 'id is a rule id or a slug; excerpt is plain text around the first word found.',
})
export class SearchHitView {
  @Field(() => SearchKind) readonly kind!: SearchKind;
  @Field(() => ID) readonly id!: string;
  @Field(() => String, { description: 'The name of a card or deck; the title of a rule’s chapter.' })
  readonly title!: string;
  @Field(() => String) readonly excerpt!: string;
}
