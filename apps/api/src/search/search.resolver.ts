/** The search over rules, cards and published decks. */
import { Args, Query, Resolver, ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import { pageOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { Searches } from './searches.ts';
import type { Maybe } from '../base/maybe.ts';

const SearchKind = { rule: 'rule', card: 'card', deck: 'deck' } as const;
type SearchKind = keyof typeof SearchKind;
registerEnumType(SearchKind, { description: 'The kinds of things that a search finds.', name: 'SearchKind' });

@ObjectType('SearchHit', {
  description:
    'A result of a search. `id` is the id of a rule or a slug. `excerpt` is plain text around the first match.',
})
class SearchHitView {
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
class SearchArgs {
  @Field(() => ID) game!: string;
  @Field(() => String) text!: string;
  @Field(() => [SearchKind], { nullable: true }) kinds!: Maybe<SearchKind[]>;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first!: Maybe<number>;
  @Field(() => Int, { nullable: true }) release!: Maybe<number>;
}

const MOST_HITS = 100;

@Resolver(() => SearchHitView)
export class SearchResolver {
  constructor(
    private readonly content: ContentService,
    private readonly searches: Searches,
  ) {}

  @Access('content')
  @Query(() => [SearchHitView], {
    complexity: pageOf,
    description:
      'The rules, cards and published decks that match a text, best match first. A word matches if it starts with a searched word.',
  })
  async search(@Args() { game, text, kinds, first, release }: SearchArgs): Promise<SearchHitView[]> {
    const opened = await this.content.open(release);
    opened.game(game);
    const hits = await this.searches.texts(opened, {
      game,
      text,
      first: pageSize(first, 20, MOST_HITS),
      ...(kinds != null && { kinds }),
    });
    return hits.map(({ kind, ref, title, excerpt }) => ({ kind, id: ref, title, excerpt }));
  }
}
