/** A page of the catalogue: cards, cursors, facets, and what could not be understood in the query. */
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Lazy } from '../graphql/args.ts';
import { listOf } from '../graphql/cost.ts';
import { CardView, toCard } from './card.model.ts';
import type { CardPage } from './cards.service.ts';

@InputType('FacetFilter', { description: 'Cards with any of the values. Several filters must all hold.' })
export class FacetFilterInput {
  @Field(() => String) readonly field!: string;
  @Field(() => [String]) readonly values!: string[];
}

@InputType('CardSort', { description: 'field: name, or the id of a card field.' })
export class CardSortInput {
  @Field(() => String) readonly field!: string;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) readonly descending?: boolean | null;
}

@ObjectType('FacetValue')
export class FacetValueView {
  @Field(() => String) readonly value!: string;
  @Field(() => Int) readonly count!: number;
  @Field(() => Boolean) readonly selected!: boolean;
}

@ObjectType('Facet')
export class FacetView {
  @Field(() => String) readonly field!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => [FacetValueView], { complexity: listOf(20) }) readonly values!: readonly FacetValueView[];
}

@ObjectType('QueryProblem', { description: 'column from 1, in the query as given.' })
export class QueryProblemView {
  @Field(() => String) readonly code!: string;
  @Field(() => String) readonly message!: string;
  @Field(() => Int) readonly column!: number;
  @Field(() => Int) readonly length!: number;
}

@ObjectType('CardEdge')
export class CardEdgeView {
  @Field(() => String) readonly cursor!: string;
  @Field(() => CardView) readonly node!: Lazy<CardView>;
}

@ObjectType('PageInfo')
export class PageInfoView {
  @Field(() => Boolean) readonly hasNextPage!: boolean;
  @Field(() => Boolean) readonly hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true }) readonly startCursor!: string | null;
  @Field(() => String, { nullable: true }) readonly endCursor!: string | null;
}

/** What a page costs: its size stands at another field, so the usual one is counted. */
const PAGE = listOf(60);

@ObjectType('CardConnection')
export class CardConnectionView {
  @Field(() => [CardEdgeView], { complexity: PAGE }) readonly edges: readonly CardEdgeView[];
  @Field(() => PageInfoView) readonly pageInfo: PageInfoView;
  @Field(() => Int) readonly totalCount: number;
  @Field(() => [FacetView], { complexity: listOf(8) }) readonly facets: readonly FacetView[];
  @Field(() => [QueryProblemView], {
    description: 'What could not be understood in the query; the rest of it was applied.',
    complexity: listOf(5),
  })
  readonly problems: readonly QueryProblemView[];

  constructor(of: Omit<CardConnectionView, 'nodes'>) {
    this.edges = of.edges;
    this.pageInfo = of.pageInfo;
    this.totalCount = of.totalCount;
    this.facets = of.facets;
    this.problems = of.problems;
  }

  @Field(() => [CardView], { complexity: PAGE }) get nodes(): readonly CardView[] {
    return this.edges.map((edge) => edge.node);
  }
}

export function toCardConnection({ cards, hasPreviousPage, hasNextPage, ...page }: CardPage): CardConnectionView {
  const edges = cards.map(({ cursor, card }) => ({ cursor, node: toCard(card) }));
  const startCursor = edges[0]?.cursor ?? null;
  const endCursor = edges.at(-1)?.cursor ?? null;
  return new CardConnectionView({ ...page, edges, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } });
}
