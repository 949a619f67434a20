/** A page of the catalogue: cards, cursors, facets, and the problems of the query. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { Lazy } from '../graphql/args.ts';
import { pageArgs, PageInfoView } from '../graphql/connection.ts';
import { listOf } from '../graphql/cost.ts';
import { CardView, toCard } from './card.model.ts';
import { CARD_PAGE, type CardPage } from './cards.service.ts';

@InputType('FacetFilter', {
  description:
    'A filter for cards. A card matches if it has any of the values. If there are several filters, it must match all of them at once.',
})
export class FacetFilterInput {
  @Field(() => String) readonly field!: string;
  @Field(() => [String]) readonly values!: string[];
}

@InputType('CardSort', { description: 'The order of a list of cards. `field` is `name` or the id of a card field.' })
export class CardSortInput {
  @Field(() => String) readonly field!: string;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) readonly descending?: boolean | null;
}

@ObjectType('FacetValue', { description: 'A value of a field, with the number of cards that have it.' })
export class FacetValueView {
  @Field(() => String) readonly value!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name to show, if the value is the id of something with a name, such as a set.',
  })
  readonly name?: string;
  @Field(() => Int) readonly count!: number;
  @Field(() => Boolean) readonly selected!: boolean;
}

@ObjectType('Facet', { description: 'A field by which a list can be filtered, with its values.' })
export class FacetView {
  @Field(() => String) readonly field!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => [FacetValueView], {
    description: 'At most 100 values: the most frequent ones, and those that are selected.',
    complexity: listOf(20),
  })
  readonly values!: readonly FacetValueView[];
}

@ObjectType('QueryProblem', {
  description: 'A part of a query that the search does not understand. `column` counts from 1 in the given query.',
})
export class QueryProblemView {
  @Field(() => String) readonly code!: string;
  @Field(() => String) readonly message!: string;
  @Field(() => Int) readonly column!: number;
  @Field(() => Int) readonly length!: number;
}

@ObjectType('CardEdge', { description: 'A card, with the cursor of its place in the list.' })
export class CardEdgeView {
  @Field(() => String) readonly cursor!: string;
  @Field(() => CardView) readonly node!: Lazy<CardView>;
}

/** The cost of a page. The page size is an argument of the parent field, so the default size is assumed. */
const PAGE = listOf(60);

@ObjectType('CardConnection', {
  description: 'A page of the cards that match a search. `facets` count the cards for each value of a field.',
})
export class CardConnectionView {
  @Field(() => [CardEdgeView], { complexity: PAGE }) readonly edges: readonly CardEdgeView[];
  @Field(() => PageInfoView) readonly pageInfo: PageInfoView;
  @Field(() => Int) readonly totalCount: number;
  @Field(() => [FacetView], { complexity: listOf(8) }) readonly facets: readonly FacetView[];
  @Field(() => [QueryProblemView], {
    description: 'The parts of the query that the search does not understand. The search applies the rest.',
    complexity: listOf(5),
  })
  readonly problems: readonly QueryProblemView[];

  @Field(() => Boolean, {
    description: 'False if the query has terms and the search understands no term. It then finds no card.',
  })
  readonly understood: boolean;
  @Field(() => String, {
    description: '`prints` if the query asks for each printing with `unique:prints`; otherwise `cards`.',
  })
  readonly unique: string;
  @Field(() => [String], {
    description:
      'If no card is found: the names of cards that the words of the query may mean, the most similar one first.',
  })
  readonly near: readonly string[];

  constructor(of: Omit<CardConnectionView, 'nodes'>) {
    this.edges = of.edges;
    this.pageInfo = of.pageInfo;
    this.totalCount = of.totalCount;
    this.facets = of.facets;
    this.problems = of.problems;
    this.understood = of.understood;
    this.unique = of.unique;
    this.near = of.near;
  }

  @Field(() => [CardView], { complexity: PAGE }) get nodes(): readonly CardView[] {
    return this.edges.map((edge) => edge.node);
  }
}

export function toCardConnection({ cards, hasPreviousPage, hasNextPage, ...page }: CardPage): CardConnectionView {
  // Most queries ask for few of the cursors.
  const edges = cards.map((one) => ({
    get cursor(): string {
      return one.cursor;
    },
    node: toCard(one.card),
  }));
  const pageInfo = {
    hasNextPage,
    hasPreviousPage,
    get startCursor(): string | null {
      return cards[0]?.cursor ?? null;
    },
    get endCursor(): string | null {
      return cards.at(-1)?.cursor ?? null;
    },
  };
  return new CardConnectionView({ ...page, edges, pageInfo });
}

/** The arguments of `cards`. */
@ArgsType()
export class CardsArgs extends pageArgs(CARD_PAGE) {
  @Field(() => ID) game!: string;
  @Field(() => String, { nullable: true }) query!: Maybe<string>;
  @Field(() => [FacetFilterInput], { nullable: true }) facets!: Maybe<FacetFilterInput[]>;
  @Field(() => CardSortInput, { nullable: true }) sort!: Maybe<CardSortInput>;
  @Field(() => Int, { nullable: true }) release!: Maybe<number>;
  @Field(() => String, {
    nullable: true,
    description:
      'The collection that `own:`, `want:` and `missing:` compare, as `Collection.text`. Without it, these terms are problems with the code `no-collection`. The API does not store it.',
  })
  collection!: Maybe<string>;
}
