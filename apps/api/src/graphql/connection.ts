/** Pages of lists as the schema shows them: the form of Relay, with `nodes` for clients that need no edges. */
import type { Type } from '@nestjs/common';
import { Args, ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { PageSizes } from './page-size.ts';

@ObjectType('PageInfo', { description: 'The place of a page in a list.' })
export class PageInfoView {
  @Field(() => Boolean) readonly hasNextPage!: boolean;
  @Field(() => Boolean) readonly hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true }) readonly startCursor!: string | null;
  @Field(() => String, { nullable: true, description: 'Send it as `after` for the next page.' })
  readonly endCursor!: string | null;
}

interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface ConnectionPage<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfoView;
}

/** The fields of every connection, for a type that has more. @param name the name of the type of its nodes */
export function connectionFields<Node>(name: string, node: () => Type<Node>): Type<ConnectionPage<Node>> {
  @ObjectType(`${name}Edge`, { description: 'An entry of a page, with the cursor of its place in the list.' })
  class EdgeView implements Edge<Node> {
    @Field(() => String) readonly cursor!: string;
    @Field(node) readonly node!: Node;
  }

  @ObjectType({ isAbstract: true })
  class ConnectionFields implements ConnectionPage<Node> {
    @Field(() => [EdgeView]) readonly edges!: readonly EdgeView[];
    @Field(() => [node()]) readonly nodes!: readonly Node[];
    @Field(() => PageInfoView) readonly pageInfo!: PageInfoView;
  }
  return ConnectionFields;
}

/** A connection with no other fields. @param name the name of the type of its nodes */
export function connectionOf<Node>(name: string, node: () => Type<Node>): Type<ConnectionPage<Node>> {
  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionView extends connectionFields(name, node) {}
  return ConnectionView;
}

/** The arguments of a list in pages. */
export interface PageAsked {
  readonly first?: Maybe<number>;
  readonly after?: Maybe<string>;
}

/** `first: Int, after: String` */
export function PageArgs(sizes: PageSizes): ParameterDecorator {
  const of = pageArgs(sizes);
  return Args({ type: () => of });
}

/** The arguments `first` and `after`, for a class with more arguments. */
export function pageArgs({ usual, most }: PageSizes): Type<PageAsked> {
  @ArgsType()
  class PageArguments implements PageAsked {
    @Field(() => Int, { nullable: true, defaultValue: usual, description: `The size of the page, at most ${most}.` })
    readonly first!: Maybe<number>;
    @Field(() => String, { nullable: true, description: 'A cursor of this list. The page starts after its place.' })
    readonly after!: Maybe<string>;
  }
  return PageArguments;
}
